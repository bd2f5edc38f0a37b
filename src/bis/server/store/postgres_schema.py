"""The tables in PostgreSQL, and how an older schema gets them.

What has to be one round trip is a function there: an append, and all that an owner does in a round.
Names are found by the connection's `search_path`, so that a schema may have any name.
"""

CLOCK = "coalesce(_now, extract(epoch FROM clock_timestamp())::float8)"
"""The database's clock, which is the same for every node; tests have their own."""

_TABLES = (
    """CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY, code text UNIQUE, touched float8 NOT NULL, marked float8,
        version integer NOT NULL, phase text, due float8, brief bytea,
        owner text, fence integer NOT NULL DEFAULT 0, acted float8) WITH (fillfactor = 80)""",
    "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
    "CREATE INDEX tables_owned ON tables (owner) WHERE owner IS NOT NULL",
    "CREATE INDEX tables_touched ON tables (touched)",
    """CREATE TABLE entries (
        table_id text COLLATE "C" NOT NULL, version integer NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (table_id, version))""",
    """CREATE TABLE players (
        player text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL,
        PRIMARY KEY (player, table_id))""",
    "CREATE INDEX players_tables ON players (table_id)",
    """CREATE TABLE reviews (
        table_id text COLLATE "C" PRIMARY KEY, version text NOT NULL, body bytea NOT NULL)""",
    """CREATE TABLE records (
        table_id text COLLATE "C" PRIMARY KEY, body text NOT NULL, is_open integer NOT NULL,
        sitters text)""",
    """CREATE TABLE times (
        id integer PRIMARY KEY CHECK (id = 0), seen float8, ran float8 NOT NULL,
        doubted float8)""",
    "INSERT INTO times VALUES (0, NULL, 0, NULL)",
    "CREATE TABLE tickets (mark bytea PRIMARY KEY, player text NOT NULL, until float8 NOT NULL)",
    "CREATE INDEX tickets_player ON tickets (player)",
    "CREATE TABLE beats (id text PRIMARY KEY, at float8 NOT NULL)",
    # what only several nodes need
    """CREATE TABLE owners (
        id text PRIMARY KEY, seen float8 NOT NULL, kind text NOT NULL DEFAULT 'serve')""",
    """CREATE TABLE present (
        table_id text COLLATE "C" NOT NULL, player text COLLATE "C" NOT NULL, node text NOT NULL,
        PRIMARY KEY (table_id, player, node))""",
    "CREATE INDEX present_node ON present (node)",
    "CREATE TABLE keys (key bytea PRIMARY KEY, made float8 NOT NULL)",
    "CREATE TABLE turns (chore text PRIMARY KEY, owner text NOT NULL, seen float8 NOT NULL)",
    # lost in a crash of the database, after which whoever asked asks again
    """CREATE UNLOGGED TABLE jobs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key text NOT NULL UNIQUE,
        kind text NOT NULL, line text NOT NULL, body bytea NOT NULL, made float8 NOT NULL,
        taker text, heard float8, tries integer NOT NULL DEFAULT 0,
        progress float8 NOT NULL DEFAULT 0, outcome text, answer bytea)""",
)

_APPEND = f"""
CREATE FUNCTION append(
    _id text, _version integer, _bodies bytea[], _phase text, _due float8, _brief bytea,
    _fence integer, _now float8, _channel text
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    _after integer := _version + cardinality(_bodies);
    _newest integer;
BEGIN
    UPDATE tables SET version = _after, touched = {CLOCK}, marked = NULL,
        phase = _phase, due = _due, brief = _brief
        WHERE id = _id AND version = _version AND fence = coalesce(_fence, fence);
    IF NOT FOUND THEN
        SELECT fence INTO _newest FROM tables WHERE id = _id;
        RETURN CASE WHEN _newest <> _fence THEN 2 ELSE 1 END;
    END IF;
    INSERT INTO entries SELECT _id, _version + at, body
        FROM unnest(_bodies) WITH ORDINALITY AS added (body, at);
    IF _channel IS NOT NULL THEN
        PERFORM pg_notify(_channel, _id || ' ' || _after);
    END IF;
    RETURN 0;
END $$"""  # noqa: S608

_ALIVE = """
CREATE FUNCTION is_alive(_seen float8, _at float8, _lapse float8) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(_seen > _at - _lapse AND _seen < _at + _lapse, false)
$$"""
"""Somebody may have been heard of just after we looked at the clock; but not long after, or the
clock was put back."""

_HOLD = f"""
CREATE FUNCTION hold(
    _owner text, _kind text, _lapse float8, _want text[], _drop text[], _now float8
) RETURNS TABLE (taken text, number integer, until float8, at float8, has_lapsed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    _seen float8;
    _lapsed boolean;
    _row record;
    _before float8;
    _at float8;
BEGIN
    SELECT seen INTO _seen FROM owners WHERE id = _owner FOR UPDATE;
    _at := {CLOCK};
    _lapsed := NOT is_alive(_seen, _at, _lapse);
    IF _lapsed THEN
        PERFORM give_up(_owner);
    END IF;
    INSERT INTO owners (id, seen, kind) VALUES (_owner, _at, _kind)
        ON CONFLICT (id) DO UPDATE SET seen = excluded.seen;
    RETURN QUERY SELECT NULL::text, NULL::integer, NULL::float8, _at, _lapsed;
    FOR _row IN SELECT id, owner, fence, acted FROM tables
        WHERE id = ANY (_want || _drop) ORDER BY id FOR UPDATE
    LOOP
        IF _row.id = ANY (_drop) THEN
            UPDATE tables SET owner = NULL, acted = _at WHERE id = _row.id AND owner = _owner;
            CONTINUE;
        END IF;
        _before := _row.acted;
        IF _row.owner = _owner THEN
            _before := _at;
        ELSIF _row.owner IS NOT NULL THEN
            SELECT seen INTO _before FROM owners WHERE id = _row.owner;
            CONTINUE WHEN is_alive(_before, _at, _lapse);
        END IF;
        UPDATE tables SET owner = _owner, fence = fence + 1 WHERE id = _row.id;
        RETURN QUERY SELECT _row.id, _row.fence + 1, _before, _at, _lapsed;
    END LOOP;
END $$"""  # noqa: S608

_GIVE_UP = """
CREATE FUNCTION give_up(_owner text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM tables WHERE owner = _owner ORDER BY id FOR UPDATE;
    UPDATE tables SET acted = (SELECT seen FROM owners WHERE owners.id = _owner), owner = NULL
        WHERE owner = _owner;
    DELETE FROM present WHERE node = _owner;
    DELETE FROM owners WHERE id = _owner;
END $$"""
"""All its tables; it could act as long as it was heard of."""

_TAKE = """
CREATE FUNCTION take_job(_taker text, _kinds text[], _lapse float8, _tries integer)
RETURNS SETOF jobs LANGUAGE sql AS $$
    UPDATE jobs SET taker = _taker, heard = extract(epoch FROM clock_timestamp()),
        tries = tries + 1, progress = 0
    WHERE id = (
        SELECT id FROM jobs AS waiting WHERE kind = ANY (_kinds) AND outcome IS NULL
            AND tries < _tries
            AND (taker IS NULL OR heard < extract(epoch FROM clock_timestamp()) - _lapse)
        ORDER BY (SELECT count(*) FROM jobs AS same WHERE same.line = waiting.line
            AND same.taker IS NOT NULL AND same.outcome IS NULL), id
        LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *
$$"""
"""The line with the fewest that are worked at goes first, and in it who has waited longest."""

MIGRATIONS: tuple[tuple[str, ...], ...] = ((*_TABLES, _APPEND, _ALIVE, _GIVE_UP, _HOLD, _TAKE),)
"""What makes each version of the one before."""
POSTGRES_VERSION = len(MIGRATIONS)
"""Kept in the table `about`."""

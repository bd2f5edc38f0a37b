"""What games played on tell, in whole sentences."""

from dataclasses import replace

import pytest

from bis.coach import COACHES
from bis.coach.criss_cross.evaluator import PARTS
from bis.coach.gains import hides, tells
from bis.coach.phrases import Contrast, Phrase, phrase
from bis.coach.playouts import Playouts
from bis.coach.teller import TEMPLATES, Teller
from bis.coach.worth import Finding, Gain, Worth
from bis.core.languages import LANGUAGES, ORIGINAL
from tests.coach.evaluators import played
from tests.coach.test_sampling import sampling
from tests.coach.test_words import blanks

NAMES = ("Ada", "Bob", "Cleo")


def told(finding: Finding, *taken: str, language: str = "en", game: str = "encore") -> list[str]:
    teller = Teller(language, COACHES[game].templates[language], NAMES, Contrast(taken=taken))
    return [*teller.sentences(finding, 0), *teller.details(finding)]


def found(cost: Worth, more: dict[str, float], *others: float) -> Finding:
    """With so many points more for each of the others."""
    parts = tuple(Gain(part, points, 0.05) for part, points in more.items())
    worths = (cost, *(Worth(points, -0.01) for points in others)) if others else ()
    noise = tuple(Worth(0.1, 0.001) for _ in worths)
    return Finding("best", cost, Worth(0.1, 0.01), parts, others=worths, others_noise=noise)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "On average the better move brings 2.9 points more by the end, above all in blue.",
                "In detail: 2.4 more in blue, 0.6 more in stars, only 0.3 less in column C.",
            ],
        ),
        (
            "fr",
            [
                "En moyenne, le meilleur coup rapporte 2,9 points de plus à la fin, "
                "surtout en bleu.",
                "En détail\u00a0: 2,4 de plus en bleu, 0,6 de plus en étoiles, "
                "seulement 0,3 de moins en colonne C.",
            ],
        ),
        (
            "de",
            [
                "Im Schnitt bringt der bessere Zug bis zum Ende 2,9 Punkte mehr, "
                "vor allem durch Blau.",
                "Im Einzelnen: 2,4 mehr durch Blau, 0,6 mehr durch Sterne, "
                "nur 0,3 weniger durch Spalte C.",
            ],
        ),
    ],
)
def test_the_sum_is_told_with_its_parts_and_what_was_taken_at_once(
    language: str, sentences: list[str]
) -> None:
    more = {"colors.b": 2.44, "stars": 0.6, "columns.C": -0.3, "columns.D": 0.3, "marks": -0.1}
    finding = found(Worth(2.94, 0.1), more, -0.1, -1.04)
    assert told(finding, "columns.C", language=language) == sentences


def test_what_is_told_adds_up() -> None:
    more = {"stars": 1.0, **{f"colors.{name}": 0.24 for name in "gybpo"}, "marks": 0.9}
    assert told(found(Worth(3.8, None), {**more, "columns.A": 0.8, "columns.B": -0.1})) == [
        "On average the better move brings 3.8 points more by the end, "
        "above all in colors and stars.",
        "In detail: 1.2 more in colors, 1 more in stars, 0.9 more in exclamation marks, "
        "0.7 more in columns.",
    ]


def small(points: dict[str, float]) -> dict[str, float]:
    """None of them beyond the noise of ``found`` by itself."""
    return {f"columns.{name}": points["columns"] / 15 for name in "ABCDEFGHIJKLMNO"} | {
        f"colors.{name}": points["colors"] / 5 for name in "gybpo"
    }


def test_what_is_left_over_is_told_by_its_groups() -> None:
    more = {"marks": 0.6, "stars": 0.5, **small({"columns": 0.36, "colors": 0.2})}
    finding = found(Worth(1.66, None), more)
    assert told(finding)[-1] == (
        "In detail: 0.6 more in exclamation marks, 0.5 more in stars, "
        "0.6 more in columns and colors."
    )
    some = replace(finding, gains=(*finding.gains, Gain("columns.A", 1.0, 0.05)))
    assert told(some)[-1].endswith("elsewhere.")  # columns A stands there already


def unsure(sure: dict[str, float], small: dict[str, float]) -> Finding:
    """Some of it beyond the noise, the rest within."""
    gains = [Gain(part, points, 0.05) for part, points in sure.items()]
    gains += [Gain(part, points, 1.0) for part, points in small.items()]
    return replace(found(Worth(sum(gain.points for gain in gains), None), {}), gains=(*gains,))


def test_of_what_is_left_over_no_group_is_told_as_more_that_is_less() -> None:
    finding = unsure({"stars": 3.0}, {"columns.A": 1.2, "colors.b": -0.4})
    assert told(finding)[-1] == "In detail: 3 more in stars, 0.8 more elsewhere."


def test_small_things_of_one_kind_have_its_name() -> None:
    told_first = told(
        found(Worth(3.0, None), {"marks": 0.1, **small({"columns": 2.0, "colors": 0.9})})
    )[0]
    assert told_first.endswith("brings 3 points more by the end, above all in columns.")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "In detail: 4 more in rows, 2.4 less in column C, 4 more in other columns.",
        ),
        (
            "fr",
            "En détail\u00a0: 4 de plus en lignes, 2,4 de moins en colonne C, "
            "4 de plus dans les autres colonnes.",
        ),
        (
            "de",
            "Im Einzelnen: 4 mehr durch Zeilen, 2,4 weniger durch Spalte C, "
            "4 mehr durch andere Spalten.",
        ),
    ],
)
def test_a_column_told_beside_the_columns_is_none_of_them(language: str, words: str) -> None:
    rows = dict.fromkeys(("rows.1", "rows.2", "rows.3", "rows.4"), 1.0)
    columns = dict.fromkeys(("columns.A", "columns.B", "columns.D", "columns.E"), 1.0)
    finding = found(Worth(5.6, None), {**rows, **columns, "columns.C": -2.4})
    assert told(finding, "columns.C", language=language, game="criss_cross")[-1] == words


def test_others_that_come_to_nothing_are_not_told() -> None:
    columns = {"columns.A": 0.28, "columns.B": -0.29, "columns.C": 0.3, "columns.D": 0.2}
    finding = found(Worth(3.5, None), {"stars": 3.0, **columns})
    assert told(finding, "columns.C")[-1] == "In detail: 3 more in stars, 0.3 more in column C."


def test_one_reason_comes_first_and_a_single_one_has_no_details() -> None:
    """Nobody reads four decimals in a question."""
    (sentence,) = told(found(Worth(3.0, None), {"stars": 3.0}))
    assert sentence.endswith("brings 3 points more by the end, above all in stars.")


def test_what_comes_later_anyhow_is_nothing_that_was_missed() -> None:
    later = {"columns.K": 0.1, "columns.L": -0.2, "stars": -0.6}
    finding = found(Worth(2.0, None), {"colors.b": 2.0, **later})
    assert told(finding, "columns.K", "columns.L", "stars")[1:] == [
        "Later it still gets as much from column K and column L.",
        "In detail: 2 more in blue, 0.6 less in stars.",
    ]


NEAR = (phrase("nearer.color", count=2, color="color.b"),)


def because(
    finding: Finding, denied: dict[int, Phrase] | None = None, nearer: tuple[Phrase, ...] = ()
) -> str:
    both = Contrast(denied=denied or {}, nearer=nearer)
    teller = Teller("en", COACHES["encore"].templates["en"], NAMES, both)
    return teller.sentences(finding, 0)[-1]


def test_fewer_points_of_ones_own_are_told_beside_what_another_loses() -> None:
    finding = found(Worth(-0.8, 0.05), {"stars": -0.8}, -1.8, 0.0)
    assert because(replace(finding, sooner=(1.2, 0.2)), nearer=NEAR) == (
        "On average the better move brings 0.8 points less by the end, but it costs Bob "
        "1.8 points. Then only 2 squares in blue are missing to end the game. "
        "The game tends to end sooner: less time for Bob."
    )


def test_what_another_loses_for_no_reason_in_sight_is_not_said() -> None:
    """Else one asks oneself how a single square could end the game sooner."""
    fewer = replace(found(Worth(-0.8, 0.05), {"stars": -0.8}, -1.8, 0.0), sooner=(1.2, 0.2))
    more = replace(found(Worth(1.0, 0.05), {"stars": 1.0}, -1.8, 0.0), sooner=(1.2, 0.2))
    teller = Teller("en", COACHES["encore"].templates["en"], NAMES)
    assert teller.sentences(fewer, 0) == ()
    (said,) = teller.sentences(more, 0)
    assert said.endswith("above all in stars.")


def test_who_pays_for_no_reason_in_sight_is_told_in_which_part() -> None:
    lost = (Gain("columns.H", -1.2, 0.1), Gain("stars", 0.4, 0.1), Gain("colors.b", -0.5, 0.1))
    finding = replace(found(Worth(1.0, 0.05), {"stars": 1.0}, -1.8, 0.0), rival=lost)
    assert because(finding) == (
        "In the games played on Bob ended with 1.8 points less, above all in column H."
    )


def test_who_pays_is_told_with_the_dice_it_would_have_had() -> None:
    kept = {2: phrase("denied", seat=2, color="color.b", number=4)}
    finding = found(Worth(1.0, 0.05), {"stars": 1.0}, -0.9, -1.8)
    assert because(finding, kept) == (
        "For Cleo it means 1.8 points less. Otherwise Cleo could take blue and 4."
    )
    finding = found(Worth(1.0, 0.05), {"stars": 1.0}, -1.9, -1.8)
    assert because(finding, kept).endswith("above all in stars."), "Bob pays most, for no reason"


def test_who_has_less_time_is_told_how_near_the_end_is_if_games_do_end_sooner() -> None:
    finding = found(Worth(1.0, 0.05), {"stars": 1.0}, -1.9, -0.1)
    assert because(replace(finding, sooner=(0.9, 0.1)), nearer=NEAR) == (
        "For Bob it means 1.9 points less. Then only 2 squares in blue are missing to end the "
        "game. The game tends to end sooner: less time for Bob."
    )
    for sooner in ((0.9, 0.5), (0.2, 0.01), (-1.0, 0.1)):
        assert "sooner" not in because(replace(finding, sooner=sooner), nearer=NEAR)


def test_a_loss_of_others_that_nobody_can_see_is_no_reason_to_ask() -> None:
    finding = found(Worth(-0.8, 0.03), {"stars": -0.8}, -1.8, 0.0)
    kept, sooner = Contrast(denied={1: NEAR[0]}), replace(finding, sooner=(1.2, 0.2))
    assert not tells(finding, 0, Contrast())
    assert tells(finding, 0, kept)
    assert not tells(sooner, 0, Contrast())
    assert tells(sooner, 0, Contrast(nearer=NEAR))


@pytest.mark.parametrize(("own", "paid", "hidden"), [(1.0, -1.8, False), (1.0, -2.2, True)])
def test_an_accusation_is_hidden_where_others_lose_twice_as_much_for_nothing_in_sight(
    own: float, paid: float, *, hidden: bool
) -> None:
    finding = found(Worth(own, 0.05), {"stars": own}, paid, 0.0)
    assert hides(finding, 0, Contrast()) == hidden
    assert not hides(finding, 0, Contrast(denied={1: NEAR[0]}))
    assert not hides(found(Worth(own, 0.05), {"stars": own}), 0, Contrast())


def test_where_nothing_outweighs_nothing_is_said() -> None:
    assert told(found(Worth(0.1, None), {"stars": 0.1})) == []
    assert told(found(Worth(0.1, 0.05), {"stars": 0.1}, 0.0, 0.0)) == []
    assert told(Finding("best", Worth(3, None), Worth(0, None))) == []


def test_others_may_see_only_a_part_of_it() -> None:
    finding = replace(found(Worth(9.0, None), {"stars": 3.0}), by_others=True)
    assert told(finding) == [
        "The rest is hard to see: played on from here many times, "
        "the better move brought 3 points more, above all in stars."
    ]


def test_what_games_tell_beside_a_reason_is_how_it_came_out() -> None:
    more = {"columns.A": 1.2, "columns.B": 1.1, "columns.C": 1.2, "rows.3": -2.8, "rows.1": 1.8}
    finding = replace(found(Worth(2.5, 0.11), more), by_others=True)
    teller = Teller("en", COACHES["criss_cross"].templates["en"], NAMES)
    assert teller.sentences(finding, 0, known=True) == (
        "Played on from here many times, it brought 2.5 points more, above all in columns.",
    )
    assert teller.details(finding) == (
        "In detail: 3.5 more in columns, 1.8 more in row 1, 2.8 less in row 3.",
    )


def test_without_parts_it_is_told_whose_chance_is_lowered() -> None:
    cost = Worth(5.0, 0.1)
    finding = Finding("best", cost, cost, (), others=(cost, Worth(0, -0.02), Worth(0, -0.08)))
    assert told(finding, game="flip7") == ["It lowers Cleo’s chance to win by 8%."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_the_same_blanks_in_every_language(language: str) -> None:
    original, other = (TEMPLATES[one] for one in (ORIGINAL, language))
    assert {key: blanks(text) for key, text in other.items()} == {
        key: blanks(text) for key, text in original.items()
    }


@pytest.mark.parametrize("game", ["encore", "one_more_encore", "criss_cross"])
def test_every_part_has_a_name_in_every_language(game: str) -> None:
    parts: tuple[str, ...] = PARTS
    if game != "criss_cross":
        playouts = Playouts(played(game, 1).header, "tuned", fast=False)
        split = sampling(game).parts
        assert split is not None
        parts = tuple(split(playouts.start, playouts.kit.lookups, 0))
    for part in (*parts, *(one.partition(".")[0] for one in parts)):
        for language in LANGUAGES:
            (sentence,) = told(found(Worth(1, None), {part: 1.0}), language=language, game=game)
            assert "{" not in sentence

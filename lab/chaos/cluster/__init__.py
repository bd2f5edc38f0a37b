"""Several servers over PostgreSQL and NATS, of which something is always broken."""

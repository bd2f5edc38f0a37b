"""What can be counted without knowing anybody: for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("bis_connections", "Sockets open now", registry=self.registry)
        self.tables = Gauge("bis_tables", "Tables in memory now", registry=self.registry)
        self.wishes = Counter(
            "bis_wishes", "Wishes by kind and outcome", ["kind", "outcome"], registry=self.registry
        )
        self.bot_moves = Counter(
            "bis_bot_moves",
            "Moves of bots, by which was wanted and which was asked",
            ["bot", "by"],
            registry=self.registry,
        )
        self.conflicts = Counter(
            "bis_conflicts", "Appends that came too late", registry=self.registry
        )
        self.append_seconds = Histogram(
            "bis_append_seconds",
            "From an append to its being durable",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

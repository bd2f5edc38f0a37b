"""The screens at which pages are looked at, and when nothing moves on them any more."""

from playwright.sync_api import ViewportSize

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
"""Where people play, unless a test says otherwise."""
SIZES: dict[str, ViewportSize] = {
    "small phone": {"width": 360, "height": 640},
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "laptop": {"width": 1366, "height": 768},
    "television": {"width": 1920, "height": 1080},
}
SETTLE = """async () => {
    const ending = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
    for (let still = 0; still < 3; ) {
        await new Promise(requestAnimationFrame);
        still = document.getAnimations().some(ending) ? 0 : still + 1;
    }
}"""
"""Until nothing moves but what never stops."""

package millebornes.desktop.home;

import java.time.Duration;
import java.time.Instant;
import millebornes.desktop.controls.ScreenContext;

/// The home page on a fixed day.
public final class SampleHome {

    private static final Instant NOON = Instant.parse("2026-07-14T12:00:00Z");

    private SampleHome() {}

    /// The page without a waiting game; its doors lead nowhere.
    public static HomeScreen page(ScreenContext context) {
        return new HomeScreen(
                context,
                _ -> {},
                () -> false,
                null,
                HomePoster.PosterHaste.AT_ONCE,
                new CurrentDay(() -> NOON, Duration.ofMinutes(1)));
    }
}

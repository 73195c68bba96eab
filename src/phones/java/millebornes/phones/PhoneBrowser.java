package millebornes.phones;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Chromium as it lies on this machine; a phone is a context of its own in it.
final class PhoneBrowser implements AutoCloseable {

    /// How a phone is held, and what its owner has set.
    record Screen(int width, int height, double density, String language, boolean still) {

        static final Screen UPRIGHT = new Screen(390, 844, 2, "fr-FR", true);
        static final Screen LANDSCAPE = new Screen(844, 390, 2, "fr-FR", true);
        static final Screen LOW = new Screen(390, 664, 2, "fr-FR", true);

        /// Text at 200 %: half as many of the page's pixels on the same glass.
        static final Screen LARGE_TEXT = new Screen(195, 422, 4, "fr-FR", true);

        static final Screen TABLET = new Screen(820, 1180, 1, "fr-FR", true);

        static final Screen TABLE = new Screen(1920, 1080, 1, "fr-FR", true);

        Screen in(String other) {
            return new Screen(width, height, density, other, still);
        }
    }

    private final Playwright playwright;
    private final Browser browser;

    PhoneBrowser() {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(Path.of(System.getProperty("chromium", "/usr/bin/chromium")))
                        .setArgs(List.of(
                                "--no-sandbox",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-dev-shm-usage",
                                "--host-resolver-rules=MAP hand.test 127.0.0.1")));
    }

    /// A phone that knows nothing yet.
    BrowserContext phone(Screen screen) {
        return context(options(screen));
    }

    /// A phone whose owner has turned JavaScript off.
    BrowserContext phoneWithoutScripts(Screen screen) {
        return context(options(screen).setJavaScriptEnabled(false));
    }

    private static Browser.NewContextOptions options(Screen screen) {
        return new Browser.NewContextOptions()
                .setViewportSize(screen.width(), screen.height())
                .setDeviceScaleFactor(screen.density())
                .setLocale(screen.language())
                .setHasTouch(true)
                .setReducedMotion(screen.still() ? ReducedMotion.REDUCE : ReducedMotion.NO_PREFERENCE);
    }

    private BrowserContext context(Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        context.setDefaultTimeout(20_000);
        return context;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}

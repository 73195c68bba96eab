package millebornes.desktop.result;

import millebornes.desktop.Patience;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.controls.VisitedExits;
import millebornes.session.Session;

/// The page of results in a window of 1280 by 800.
final class ResultWindow {

    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;

    private ResultWindow() {}

    static ResultScreen open(ScreenContext context, Session session, VisitedExits exits) {
        ResultScreen[] made = new ResultScreen[1];
        ScreenWindow.open(
                context,
                () -> {
                    made[0] = new ResultScreen(context, session, exits);
                    return made[0];
                },
                WIDTH,
                HEIGHT);
        return made[0];
    }

    /// Waits until nothing is left to be found out, after which the page stays as it is.
    static void untilAllIsFound(ResultScreen screen) {
        Patience.until(
                () -> screen.luck().map(luck -> luck.found().isPresent()).orElse(true)
                        && screen.decided()
                                .map(decidedTask -> decidedTask.found().isPresent())
                                .orElse(true),
                "it is still searching");
    }
}

package millebornes.bench;

import java.lang.reflect.Proxy;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import millebornes.desktop.controls.CeremonyExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.result.CeremonyScreen;
import millebornes.desktop.result.FinishedRound;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Language;

/// What the end of a match costs while cars roll in, families climb and confetti rains: the real page in a window of
/// 1280 by 800, several times; the first time is counted apart.
///
/// Arguments: how many cars arrive, 2 to 6. It writes its figures and ends.
public final class CeremonyBenchmark {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final int TIMES = 4;

    private final int cars;
    private final Stage stage = new Stage();
    private int seen;

    private CeremonyBenchmark(int cars) {
        this.cars = cars;
    }

    /// Runs it; see the class.
    public static void main(String[] arguments) {
        int cars = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 6;
        Platform.startup(() -> new CeremonyBenchmark(cars).begin());
    }

    private void begin() {
        FinishedRound playedRound = FinishedRound.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(cars)), 4);
        ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.NORMAL);
        CeremonyScreen screen = new CeremonyScreen(context, playedRound.session(), nowhere());
        Scene scene = new Scene(screen.root(), WIDTH, HEIGHT);
        SceneStyler.scene(scene, context.look());
        stage.setScene(scene);
        stage.show();
        screen.shown();
        whenDrawn(() -> measure(screen));
    }

    /// The pulse of now opens the page, the next one waits until it is drawn, in the third one it is seen.
    private static void whenDrawn(Runnable then) {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                if (++pulses == 3) {
                    stop();
                    then.run();
                }
            }
        }.start();
    }

    private void measure(CeremonyScreen screen) {
        FrameMeter arrivalMeter = new FrameMeter(screen::isMoving);
        FrameMeter rainMeter = new FrameMeter(() -> !screen.isMoving());
        arrivalMeter.start();
        rainMeter.start();
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (screen.isOver()) {
                    stop();
                    arrivalMeter.stop();
                    rainMeter.stop();
                    String time = seen++ == 0 ? "first time " : "then       ";
                    System.out.println(time + "until it is free " + arrivalMeter.figures());
                    System.out.println(time + "rain that goes on " + rainMeter.figures());
                    if (seen < TIMES) {
                        begin();
                    } else {
                        Platform.exit();
                    }
                }
            }
        }.start();
    }

    private static CeremonyExits nowhere() {
        return (CeremonyExits) Proxy.newProxyInstance(
                CeremonyExits.class.getClassLoader(),
                new Class<?>[] {CeremonyExits.class},
                (_, method, _) -> method.isDefault() ? Optional.empty() : null);
    }
}

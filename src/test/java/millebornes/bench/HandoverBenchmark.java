package millebornes.bench;

import java.util.List;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.TableInput;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.words.Language;

/// What it costs to pass on the screen: four people round a window of 1280 by 800 throw a card away, one after the other,
/// and between them the garage rolls down and up again. The first round of the table is counted apart.
///
/// Arguments: how many turns are measured (40). It writes its figures and ends.
public final class HandoverBenchmark extends AnimationTimer implements TableExits {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final int SEATS = 4;
    private static final int TURNS = 40;

    /// The garage rolls for 420 ms.
    private static final long ROLLING = 450_000_000L;

    /// So long everybody looks at what lies there.
    private static final long LOOK = 900_000_000L;

    private final int turns;
    private final TableScreen table;
    private final FrameMeter firstDownMeter = new FrameMeter(() -> isRolling(true) && isFirstRound());
    private final FrameMeter firstUpMeter = new FrameMeter(() -> isRolling(false) && isFirstRound());
    private final FrameMeter downMeter = new FrameMeter(() -> isRolling(true) && !isFirstRound());
    private final FrameMeter upMeter = new FrameMeter(() -> isRolling(false) && !isFirstRound());
    private boolean lowered;
    private long since = System.nanoTime();
    private int passed;

    private HandoverBenchmark(Stage stage, int turns) {
        this.turns = turns;
        List<SeatPlayer> people = IntStream.range(0, SEATS)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Human("Anna " + (seat + 1)))
                .toList();
        Session session =
                Session.start(new GameConfig(Setup.of(Editions.BOARD, TeamFormat.singles(SEATS)), people, 0, 7));
        ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.NORMAL);
        table = new TableScreen(session, context, this);
        Scene scene = new Scene(table.root(), WIDTH, HEIGHT);
        SceneStyler.scene(scene, context.look());
        stage.setScene(scene);
        stage.show();
        table.shown();
    }

    /// Runs it; see the class.
    public static void main(String[] arguments) {
        int turns = arguments.length > 0 ? Integer.parseInt(arguments[0]) : TURNS;
        Platform.startup(() -> {
            Stage stage = new Stage();
            RehearsedStart.begin(stage, WIDTH, HEIGHT, () -> new HandoverBenchmark(stage, turns).begin());
        });
    }

    private void begin() {
        List.of(firstDownMeter, firstUpMeter, downMeter, upMeter).forEach(AnimationTimer::start);
        start();
    }

    @Override
    public void handle(long now) {
        Node curtain = table.root().lookup("#curtain");
        boolean covered = curtain.isVisible() && !curtain.isMouseTransparent();
        if (covered != lowered) {
            lowered = covered;
            since = System.nanoTime();
        } else if (System.nanoTime() - since > LOOK) {
            since = System.nanoTime();
            goOn();
        }
    }

    private void goOn() {
        if (lowered) {
            passed++;
            ((Button) table.root().lookup("#curtain-open")).fire();
        } else if (table.flow().moment() instanceof FlowState.Turn) {
            if (passed > turns) {
                tell();
            } else {
                table.handle(new TableInput.DropCardOnDiscards(0));
            }
        }
    }

    private void tell() {
        stop();
        List.of(firstDownMeter, firstUpMeter, downMeter, upMeter).forEach(AnimationTimer::stop);
        System.out.println("first down " + firstDownMeter.figures());
        System.out.println("first up   " + firstUpMeter.figures());
        System.out.println("then down  " + downMeter.figures());
        System.out.println("then up    " + upMeter.figures());
        Platform.exit();
    }

    private boolean isRolling(boolean downward) {
        return lowered == downward && passed > 0 && System.nanoTime() - since < ROLLING;
    }

    private boolean isFirstRound() {
        return passed <= SEATS;
    }

    @Override
    public void roundOver(Session session) {
        Platform.exit();
    }

    @Override
    public void leave(TableDestination destination) {
        Platform.exit();
    }
}

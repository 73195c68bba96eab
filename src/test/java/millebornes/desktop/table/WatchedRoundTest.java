package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// A round between four computer players with a spectator, with the program's own pauses.
class WatchedRoundTest {

    private final AtomicInteger over = new AtomicInteger();

    private TableScreen watched(Pace pace) {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(4));
        Session session = Session.start(new GameConfig(
                setup,
                IntStream.range(0, 4)
                        .<SeatPlayer>mapToObj(_ -> new SeatPlayer.Computer("", BotLevel.MEDIUM))
                        .toList(),
                0,
                7));
        return Gallery.onToolkit(() -> {
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, pace);
            TableScreen screen = new TableScreen(session, context, new Exits());
            Scene scene = new Scene(screen.root(), 1000, 700);
            SceneStyler.scene(scene, context.look());
            TestWindow.show(scene);
            screen.shown();
            return screen;
        });
    }

    /// However slow the chosen pace is; the next round goes at that pace again.
    @Test
    void skipGoesToTheEndOfTheRound() {
        TableScreen screen = watched(Pace.SLOW);
        Gallery.onToolkit(() -> {
            screen.handle(new TableInput.PressButton(TableCommand.SKIP));
            assertThat(screen.watch().pace()).isEqualTo(Pace.OFF);
            return true;
        });
        assertComesToItsEnd(screen);
        assertThat(screen.watch().pace()).isEqualTo(Pace.SLOW);
    }

    @Test
    void atFullSpeedNothingIsWaitedFor() {
        assertComesToItsEnd(watched(Pace.OFF));
    }

    /// Nothing moves for any time, and no pause is scheduled, from the first move to the last.
    private void assertComesToItsEnd(TableScreen screen) {
        Patience.until(
                () -> {
                    assertThat(screen.motions().isMoving())
                            .as("something moves")
                            .isFalse();
                    assertThat(screen.isWaiting())
                            .as("a computer seems to think")
                            .isFalse();
                    return over.get() > 0;
                },
                "the round does not end");
        assertThat(screen.flow().session().match().round().isOver()).isTrue();
    }

    private final class Exits implements TableExits {

        @Override
        public void roundOver(Session endedSession) {
            over.incrementAndGet();
        }

        @Override
        public void leave(TableDestination destination) {
            throw new IllegalStateException("nobody has pressed it");
        }
    }
}

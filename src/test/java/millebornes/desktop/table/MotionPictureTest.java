package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import millebornes.bot.YardstickBot;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.session.Session.Availability;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// A game at two tables, one with animations and one without: whenever the first is skipped, or its window is resized
/// during a movement, both look alike.
class MotionPictureTest {

    private static final int STEPS = 90;
    private static final int SEEN = 9;
    private static final int UNDONE = 6;

    @Test
    void whatIsSkippedLooksLikeWhatNeverMoved() {
        List<String> compared = new ArrayList<>();
        Gallery.onToolkit(() -> {
            Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(3));
            Session session = Session.start(TestGames.game(setup, 0b111, 5));
            Table movingTable = new Table(session, Pace.SLOW);
            Table stillTable = new Table(session, Pace.OFF);
            int moved = 0;
            for (int step = 0; step < STEPS && !session.match().round().isOver(); step++) {
                int seat = session.asked().orElseThrow();
                session.play(new YardstickBot().choose(session.view(seat), step).move());
                movingTable.refresh();
                stillTable.refresh();
                if (movingTable.screen.motions().isMoving() && moved++ % SEEN == 0) {
                    check(movingTable, stillTable, moved % (2 * SEEN) < SEEN ? 1100 + step : 0);
                    compared.add(session.match().round().phase().toString());
                }
            }
            return null;
        });
        assertThat(compared).hasSizeGreaterThan(7);
    }

    @Test
    void whatIsTakenBackLooksLikeWhatNeverMoved() {
        List<String> compared = new ArrayList<>();
        Gallery.onToolkit(() -> {
            Session session = Session.start(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 0b111, 7));
            Table movingTable = new Table(session, Pace.SLOW);
            Table stillTable = new Table(session, Pace.OFF);
            for (int step = 0; step < STEPS && !session.match().round().isOver(); step++) {
                int seat = session.asked().orElseThrow();
                movingTable.screen.handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
                stillTable.screen.handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
                Move move = new YardstickBot().choose(session.view(seat), step).move();
                session.play(move);
                movingTable.refresh();
                stillTable.refresh();
                movingTable.screen.motions().skip();
                if (session.undoState() == Availability.POSSIBLE && compared.size() < UNDONE) {
                    session.undo();
                    movingTable.refresh();
                    stillTable.refresh();
                    assertThat(movingTable.screen.motions().isMoving()).isTrue();
                    check(movingTable, stillTable, 0);
                    compared.add(move.toString());
                    session.play(move);
                    movingTable.refresh();
                    stillTable.refresh();
                    movingTable.screen.motions().skip();
                }
            }
            return null;
        });
        assertThat(compared).hasSize(UNDONE);
    }

    /// Ends what moves, and compares the two tables.
    ///
    /// @param width the window's new one, or 0 when it stays and somebody skips
    private static void check(Table movingTable, Table stillTable, double width) {
        PixelSnapshot snapshotBefore = movingTable.pixels();
        movingTable.context.pace(Pace.OFF);
        if (width > 0) {
            movingTable.resize(width);
            stillTable.resize(width);
        } else {
            movingTable.screen.motions().skip();
        }
        assertThat(movingTable.screen.motions().isMoving()).isFalse();
        PixelSnapshot snapshotAfter = movingTable.pixels();
        assertThat(snapshotAfter.farthest(snapshotBefore)).as("something moved").isGreaterThan(PixelSnapshot.UNSEEN);
        assertThat(snapshotAfter.farthest(stillTable.pixels()))
                .as("shades that differ")
                .isLessThan(PixelSnapshot.UNSEEN);
        movingTable.context.pace(Pace.SLOW);
        movingTable.refresh();
    }

    /// A table in a scene of its own, which is laid out when it is asked for its pixels.
    private static final class Table implements TableExits {

        private final ScreenContext context;
        private final TableScreen screen;

        Table(Session session, Pace pace) {
            context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, pace);
            screen = new TableScreen(session, context, this, TableDelays.NONE);
            Scene scene = new Scene(screen.root(), 1180, 760);
            SceneStyler.scene(scene, context.look());
            screen.shown();
            screen.motions().skip();
            pixels();
        }

        void refresh() {
            screen.flow().refresh();
            screen.refresh();
        }

        /// The table's own size changes: a scene without a window keeps its first one.
        void resize(double width) {
            screen.view().resize(width, 740);
            screen.view().layout();
        }

        PixelSnapshot pixels() {
            return PixelSnapshot.of(screen.view());
        }

        @Override
        public void roundOver(Session session) {}

        @Override
        public void leave(TableDestination destination) {}
    }
}

package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import millebornes.desktop.board.LandClock;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.session.flow.TableStateMachine;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The animated land, the heights of the piles, the rotations of cards, and the stamps in the passport reveal nothing
/// about a hidden hand: twenty pairs of games, or as many as `-Dlands` says, that differ only in what nobody at the
/// screen has seen are identical to the pixel, at several moments of the land's time, and the land is awake in both or
/// in neither.
class LandSecrecyTest {

    private static final int PAIRS = Integer.getInteger("lands", 20);
    private static final int PEOPLE = 0b1111;
    private static final double[] MOMENTS = {0, 4.2, 13.7, 31.5, 60};
    private static final Setup SETUP = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    @Test
    void theLandLivesAlikeWhateverIsHeld() {
        TableStage stage = TableStage.open(
                TestGames.game(SETUP, PEOPLE, 1),
                new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.NORMAL),
                1024,
                700);
        Random random = new Random(42);
        List<LookalikeSessions> pairs = LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> LookalikeSessions.find(TestGames.game(SETUP, PEOPLE, seed), PEOPLE, random))
                .flatMap(Optional::stream)
                .limit(PAIRS)
                .toList();
        int held = 0;
        for (LookalikeSessions pairSessions : pairs) {
            double moment = MOMENTS[held++ % MOMENTS.length];
            stage.act(tableStage -> {
                List<Object> one = told(tableStage.screen().view(), pairSessions, pairSessions.one(), moment);
                List<Object> other = told(tableStage.screen().view(), pairSessions, pairSessions.other(), moment);
                PixelSnapshot.assertAlike(one, other, pairSessions.attack());
            });
        }
        assertThat(pairs.stream().map(LookalikeSessions::held).distinct()).hasSize(2);
    }

    /// What is seen before an attack and after it.
    private static List<Object> told(
            GameTableView view, LookalikeSessions pairSessions, Session session, double moment) {
        TableStateMachine stateMachine = new TableStateMachine(session);
        List<Object> told = new ArrayList<>();
        look(view, stateMachine, moment, told);
        session.play(pairSessions.attack());
        stateMachine.refresh();
        look(view, stateMachine, moment + 1, told);
        return told;
    }

    private static void look(GameTableView view, TableStateMachine stateMachine, double moment, List<Object> told) {
        view.show(new TablePresenter(stateMachine.session().game(), Words.of(Language.FRENCH), ShortcutLetters.USUAL)
                .present(
                        stateMachine,
                        PublicEventHistory.of(
                                stateMachine.session().history(),
                                stateMachine.session().undone(),
                                0),
                        SpectatorState.at(Pace.NORMAL),
                        HelpStates.NOT));
        view.applyCss();
        view.layout();
        LandClock.show(view.board(), moment);
        told.add(LandClock.isAwake(view.board()));
        told.add(PixelSnapshot.of(view));
    }
}

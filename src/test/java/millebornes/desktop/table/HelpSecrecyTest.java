package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.session.GameConfig;
import millebornes.session.MatchTransition;
import millebornes.session.MoveAdviser;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The help at the table depends only on what its player knows: two matches that differ only in hidden cards have the
/// same hints and the same log.
class HelpSecrecyTest {

    private static final Setup THREE = Setup.of(Editions.BOARD, TeamFormat.singles(3));
    private static final GameConfig GAME = TestGames.game(THREE, -1, 4);
    private static final TablePresenter PAINTER =
            new TablePresenter(GAME, Words.of(Language.FRENCH), ShortcutLetters.USUAL);
    private static final SpectatorState WATCH = SpectatorState.at(Pace.OFF);
    private static final List<Livery> LIVERIES = List.of(Livery.A, Livery.B, Livery.C);

    @Test
    void theLogTellsNothingThatIsHidden() {
        Session session = Session.start(GAME);
        Random random = new Random(2);
        int different = 0;
        while (session.asked().isPresent()) {
            int seat = session.asked().getAsInt();
            Match matchBefore = session.match();
            Match otherMatch = TableSecrecyTest.resampled(matchBefore, seat, random.nextLong());
            List<Move> legal = session.view(seat).legal();
            Move move = legal.get(random.nextInt(legal.size()));
            session.play(move);
            MatchTransition transition = session.history().getLast();
            MatchStep twinStep = (MatchStep) otherMatch.play(move);
            different += transition.events().equals(twinStep.events()) ? 0 : 1;
            assertThat(log(otherMatch, twinStep))
                    .isEqualTo(log(matchBefore, new MatchStep(transition.after(), transition.events())));
        }
        assertThat(different).as("steps that hide something").isGreaterThan(30);
    }

    /// The log of one step from a match in which nothing else has happened.
    private static LogViewState log(Match matchBefore, MatchStep step) {
        MatchStep openingStep = new MatchStep(matchBefore, List.of(new Event.RoundBegan(1, 0), new Event.TurnBegan(0)));
        return new LogPresenter(PAINTER.narrator(), LIVERIES, FaceStyle.USUAL)
                .log(
                        RoundLog.of(
                                openingStep, List.of(new MatchTransition(matchBefore, step.events(), step.match()))),
                        matchBefore.rules().seating());
    }

    @Test
    void adviceKnowsOnlyTheOwnHand() {
        Session session = Session.start(GAME);
        Random random = new Random(3);
        int compared = 0;
        while (session.asked().isPresent() && compared < 40) {
            int seat = session.asked().getAsInt();
            Match match = session.match();
            if (match.round().phase() instanceof Phase.Turn) {
                assertThat(advised(TableSecrecyTest.resampled(match, seat, random.nextLong()), seat))
                        .isEqualTo(advised(match, seat));
                compared++;
            }
            List<Move> legal = session.view(seat).legal();
            session.play(legal.get(random.nextInt(legal.size())));
        }
        assertThat(compared).isEqualTo(40);
    }

    private static TableViewState advised(Match match, int seat) {
        HelpState helpState = HelpStates.with(HintLevel.ADVICE, MoveAdviser.of(match.view(seat)));
        return PAINTER.present(
                OptionalInt.of(seat),
                new FlowState.Turn(seat, null),
                3,
                match,
                PublicEventHistory.NONE,
                WATCH,
                helpState);
    }
}

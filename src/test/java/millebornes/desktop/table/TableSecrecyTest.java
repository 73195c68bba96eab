package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.SeatViewState;
import millebornes.engine.match.Match;
import millebornes.engine.match.RoundResampler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Round;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.flow.DressedGames;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TableStateMachine;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Two matches that differ only in cards that nobody at the screen may see look alike and ask the same questions.
class TableSecrecyTest {

    private static final Words WORDS = Words.of(Language.FRENCH);
    private static final SpectatorState WATCH = SpectatorState.at(Pace.NORMAL);

    @ParameterizedTest
    @CsvSource({"4,1,15", "4,1,1", "2,2,15", "2,2,5", "3,2,63", "3,2,9", "4,2,3", "3,1,0"})
    void hiddenCardsLeaveNoTrace(int teams, int perTeam, int people) {
        Setup setup = Setup.of(Editions.BOARD, new TeamFormat(teams, perTeam));
        int compared = 0;
        for (long seed = 1; seed <= 12; seed++) {
            GameConfig game = DressedGames.of(TestGames.game(setup, people, seed));
            Session session = Session.start(game);
            TableStateMachine stateMachine = new TableStateMachine(session);
            TablePresenter presenter = new TablePresenter(game, WORDS, ShortcutLetters.USUAL);
            Random random = new Random(seed);
            for (int step = 0; step < 120 && !(stateMachine.moment() instanceof FlowState.RoundOver); step++) {
                TableViewState tableState =
                        presenter.present(stateMachine, PublicEventHistory.NONE, WATCH, HelpStates.NOT);
                Match otherMatch =
                        resampled(session.match(), stateMachine.looker().orElse(-1), seed * 1000 + step);
                assertThat(presenter.present(
                                stateMachine.looker(),
                                stateMachine.moment(),
                                stateMachine.people(),
                                otherMatch,
                                PublicEventHistory.NONE,
                                WATCH,
                                HelpStates.NOT))
                        .isEqualTo(tableState)
                        .extracting(table ->
                                table.seats().stream().map(SeatViewState::mood).toList())
                        .isEqualTo(tableState.seats().stream()
                                .map(SeatViewState::mood)
                                .toList());
                compared++;
                goOn(stateMachine, random);
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    private static void goOn(TableStateMachine stateMachine, Random random) {
        switch (stateMachine.moment()) {
            case FlowState.Curtain _ -> stateMachine.raiseCurtain();
            case FlowState.Turn turn -> {
                List<Move> legal = stateMachine.session().view(turn.seat()).legal();
                stateMachine.choose(random.nextInt(
                        stateMachine.session().match().round().hand(turn.seat()).size()));
                if (random.nextBoolean()) {
                    stateMachine.session().play(legal.get(random.nextInt(legal.size())));
                    stateMachine.refresh();
                }
            }
            case FlowState.CoupFourreAsked asked -> {
                if (random.nextInt(3) == 0) {
                    stateMachine.claim(asked.seats().getFirst());
                } else {
                    stateMachine.goOn();
                }
            }
            case FlowState.CoupFourreClaim _ -> {
                stateMachine.confirm();
                stateMachine.goBack();
            }
            case FlowState.AskedOnPhones _ -> throw new IllegalStateException("nobody has a phone here");
            case FlowState.Thinking thinking ->
                stateMachine.answer(
                        thinking.seat(),
                        stateMachine.session().computerTurn(thinking.seat()).move());
            case FlowState.ExtensionAsked _ -> stateMachine.stop();
            case FlowState.RoundOver _ -> {}
        }
    }

    /// The same match with every card dealt again that the person at the screen cannot see.
    ///
    /// @param known the seat whose cards stay as they are, or -1
    static Match resampled(Match match, int known, long seed) {
        Match matchOnce = with(match, RoundResampler.resample(match.view(Math.max(known, 0)), seed));
        // nobody looks: the hand that was kept is dealt anew from the view of another seat
        return known < 0 ? with(match, RoundResampler.resample(matchOnce.view(1), seed)) : matchOnce;
    }

    private static Match with(Match match, Round round) {
        return new Match(
                match.rules(), match.seed(), match.first(), match.number(), round, match.totals(), match.results());
    }
}

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

/// Two matches that differ only in cards that nobody before the screen may see look and ask alike.
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
            TableStateMachine flow = new TableStateMachine(session);
            TablePresenter painter = new TablePresenter(game, WORDS, ShortcutLetters.USUAL);
            Random random = new Random(seed);
            for (int step = 0; step < 120 && !(flow.moment() instanceof FlowState.RoundOver); step++) {
                TableViewState seen = painter.present(flow, PublicEventHistory.NONE, WATCH, HelpStates.NOT);
                Match other = resampled(session.match(), flow.looker().orElse(-1), seed * 1000 + step);
                assertThat(painter.present(
                                flow.looker(),
                                flow.moment(),
                                flow.people(),
                                other,
                                PublicEventHistory.NONE,
                                WATCH,
                                HelpStates.NOT))
                        .isEqualTo(seen)
                        .extracting(table ->
                                table.seats().stream().map(SeatViewState::mood).toList())
                        .isEqualTo(
                                seen.seats().stream().map(SeatViewState::mood).toList());
                compared++;
                goOn(flow, random);
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    private static void goOn(TableStateMachine flow, Random random) {
        switch (flow.moment()) {
            case FlowState.Curtain _ -> flow.raiseCurtain();
            case FlowState.Turn turn -> {
                List<Move> legal = flow.session().view(turn.seat()).legal();
                flow.choose(random.nextInt(
                        flow.session().match().round().hand(turn.seat()).size()));
                if (random.nextBoolean()) {
                    flow.session().play(legal.get(random.nextInt(legal.size())));
                    flow.refresh();
                }
            }
            case FlowState.CoupFourreAsked asked -> {
                if (random.nextInt(3) == 0) {
                    flow.claim(asked.seats().getFirst());
                } else {
                    flow.goOn();
                }
            }
            case FlowState.CoupFourreClaim _ -> {
                flow.confirm();
                flow.goBack();
            }
            case FlowState.AskedOnPhones _ -> throw new IllegalStateException("nobody has a phone here");
            case FlowState.Thinking thinking ->
                flow.answer(
                        thinking.seat(),
                        flow.session().computerTurn(thinking.seat()).move());
            case FlowState.ExtensionAsked _ -> flow.stop();
            case FlowState.RoundOver _ -> {}
        }
    }

    /// The same match with every card dealt anew that the person before the screen cannot see.
    ///
    /// @param known the seat whose cards stay as they are, or -1
    static Match resampled(Match match, int known, long seed) {
        Match once = with(match, RoundResampler.resample(match.view(Math.max(known, 0)), seed));
        // nobody looks: the hand that was kept is dealt anew from the view of another seat
        return known < 0 ? with(match, RoundResampler.resample(once.view(1), seed)) : once;
    }

    private static Match with(Match match, Round round) {
        return new Match(
                match.rules(), match.seed(), match.first(), match.number(), round, match.totals(), match.results());
    }
}

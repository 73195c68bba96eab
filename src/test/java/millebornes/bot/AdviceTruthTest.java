package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import millebornes.bot.Advice.MoveEffect;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.junit.jupiter.api.Test;

/// Hints in drawn positions: the advantage that a hint names is the one that the search has measured, on other deals,
/// too; and a hint plays the remedy that the banner asks for, unless another move is clearly better and the hint says
/// why.
class AdviceTruthTest {

    private static final int POSITIONS = 200;

    /// Every so many turns a hint is asked for.
    private static final int EACH = 5;

    private static final int OTHER_DEALS = 77;
    private static final int OPENINGS = 12;

    private static final List<Setup> SETUPS = List.of(
            Setup.of(Editions.BOARD, TeamFormat.singles(2)).on(FlagOption.EXTENDED),
            Setup.of(Editions.BOARD, TeamFormat.singles(4)),
            Setup.of(Editions.CLASSIC, TeamFormat.singles(3)),
            Setup.of(Editions.PLAYROOM, TeamFormat.singles(4)).on(FlagOption.WRONG_WAY));

    /// A green light and nothing else that a stopped car could need.
    private static final String WAITS = """
            game board 2
            car 0: 200 km, started, waiting
            car 1: 300 km, started
            hand 0: 25 50 75 100 green-light repairs gasoline
            hand 1: 25 50 75 100 gasoline repairs
            """;

    private final Bot bestBot = BriefPlayers.of(BotLevel.HARD);

    @Test
    void whatIsNamedWasMeasured() {
        Set<MoveEffect> named = EnumSet.noneOf(MoveEffect.class);
        int compared = 0;
        int confirmed = 0;
        for (SeatView view : positions()) {
            Advice advice = AdviceSearch.of(view, bestBot);
            named.add(advice.effect());
            assertThat(view.legal()).contains(advice.move()).containsAll(advice.others());
            Set<MoveEffect> said = AdviceSearch.said(advice.chosen(), advice.others());
            if (said.contains(MoveEffect.AS_SAID) || advice.others().isEmpty()) {
                assertThat(advice.effect()).isEqualTo(MoveEffect.AS_SAID);
                continue;
            }
            Move otherMove = advice.others().getFirst();
            Map<MoveEffect, Double> leads = AdviceSearch.leads(view, advice.move(), otherMove, 0);
            Set<MoveEffect> told = advice.effect() == MoveEffect.AS_SAID ? said : EnumSet.of(advice.effect());
            double most =
                    leads.values().stream().mapToDouble(lead -> lead).max().orElseThrow();
            boolean noticeable = most >= 2;
            assertThat(!noticeable
                            || told.isEmpty()
                            || told.stream().anyMatch(effect -> leads.getOrDefault(effect, 0.0) == most))
                    .as("%s instead of %s: %s", advice, otherMove, leads)
                    .isTrue();
            if (noticeable && !told.isEmpty()) {
                compared++;
                Map<MoveEffect, Double> again = AdviceSearch.leads(view, advice.move(), otherMove, OTHER_DEALS);
                confirmed += told.stream().anyMatch(effect -> again.getOrDefault(effect, 0.0) > 0) ? 1 : 0;
            }
        }
        assertThat(named).contains(MoveEffect.AS_SAID);
        assertThat(compared).isGreaterThan(POSITIONS / 5);
        assertThat(confirmed).as("of %s", compared).isGreaterThan(compared * 9 / 10);
    }

    @Test
    void noHintContradictsTheBanner() {
        int needed = 0;
        for (SeatView view : positions()) {
            if (view.legal().stream().noneMatch(AdviceTruthTest::isNeededRemedy)) {
                continue;
            }
            needed++;
            Advice advice = AdviceSearch.of(view, bestBot);
            boolean follows = isNeededRemedy(advice.move()) || advice.move() instanceof Move.Play(Safety _);
            assertThat(follows || advice.effect() != MoveEffect.AS_SAID)
                    .as("%s in %s", advice, view)
                    .isTrue();
            if (!follows) {
                assertThat(advice.others().getFirst())
                        .as("compared with the remedy")
                        .matches(AdviceTruthTest::isNeededRemedy);
            }
        }
        assertThat(needed).isGreaterThan(POSITIONS / 10);
    }

    /// With four players, waiting with the green light spares the car attacks; this is measured.
    @Test
    void withFourPlayersTheFirstCarDrawsTheAttacks() {
        Setup setupOfFour = Setup.of(Editions.BOARD, TeamFormat.singles(4));
        int openings = 0;
        int spared = 0;
        for (int seed = 1; openings < OPENINGS; seed++) {
            SeatView view =
                    Match.start(setupOfFour.rules(), seed, 0, List.of()).match().view(0);
            Move startMove = Move.play(Remedy.GREEN_LIGHT);
            if (view.legal().contains(startMove)) {
                openings++;
                Move waitMove = view.legal().stream()
                        .filter(Move.Discard.class::isInstance)
                        .findFirst()
                        .orElseThrow();
                spared += AdviceSearch.leads(view, waitMove, startMove, 0).getOrDefault(MoveEffect.SPARED, 0.0) >= 2
                        ? 1
                        : 0;
            }
        }
        assertThat(spared).isGreaterThan(OPENINGS * 3 / 4);
    }

    /// Anyone who interrupts it does not wait: nothing is measured any more.
    @Test
    void anInterruptedSearchMeasuresNothing() {
        SeatView view = positions().getFirst();
        Move move = view.legal().getFirst();
        Thread.currentThread().interrupt();
        try {
            assertThat(AdviceSearch.leads(view, move, view.legal().getLast(), 0))
                    .isEmpty();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aCarThatWaitsIsToldToGo() {
        SeatView view = PositionReader.read(WAITS).view(0);
        assertThat(AdviceSearch.of(view, bestBot).move()).isEqualTo(Move.play(Remedy.GREEN_LIGHT));
    }

    private static boolean isNeededRemedy(Move move) {
        return move instanceof Move.Play(Remedy remedy) && remedy != Remedy.END_OF_LIMIT;
    }

    private static List<SeatView> positions() {
        List<SeatView> positions = new ArrayList<>();
        for (int seed = 0; positions.size() < POSITIONS; seed++) {
            Setup setup = SETUPS.get(seed % SETUPS.size());
            Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
            for (int turn = 0; !match.round().isOver() && positions.size() < POSITIONS; turn++) {
                SeatView view = match.view(match.round().phase().asked().first());
                if (turn % EACH == 0 && view.phase() instanceof Phase.Turn) {
                    positions.add(view);
                }
                match = ((MatchStep) match.play(BotLevel.MEDIUM.bot().move(view, turn))).match();
            }
        }
        return positions;
    }
}

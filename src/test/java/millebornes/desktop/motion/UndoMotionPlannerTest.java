package millebornes.desktop.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import millebornes.desktop.motion.Movement.CardMove;
import millebornes.engine.rules.Edition.PlayedCardsRule;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Round;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.UndoAvailability;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random games of people: whatever may be taken back, the plan leads to what was before it, and shortly.
class UndoMotionPlannerTest {

    private static final double LONGEST = 1000;

    static List<Setup> tables() {
        return TestGames.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatIsTakenBackGoesBackToWhatWas(Setup setup) {
        int seats = setup.form().seats();
        List<MatchTransition> steps = new ArrayList<>();
        int checked = 0;
        for (long seed = 1; seed <= 3; seed++) {
            Session session = Session.start(TestGames.game(setup, (1 << seats) - 1, seed));
            session.onStep(steps::add);
            Random random = new Random(seed);
            while (session.asked().isPresent()) {
                List<Move> legal =
                        session.match().rules().legalMoves(session.match().round());
                session.play(legal.get(random.nextInt(legal.size())));
                if (session.undoState() == UndoAvailability.POSSIBLE) {
                    checked++;
                    check(steps.getLast(), new VisibleHands(seat(random, seats), seat(random, seats)));
                }
            }
        }
        assertThat(checked).isPositive();
    }

    private static int seat(Random random, int seats) {
        return random.nextInt(seats + 1) - 1;
    }

    private static void check(MatchTransition step, VisibleHands eyes) {
        Round was = step.before().round();
        MotionPlan plan =
                new UndoMotionPlanner(step.before().rules(), step.after().round(), was, eyes).plan(step.events());
        assertThat(plan.movements()).allMatch(timed -> timed.end() < LONGEST);
        MovementReplay played = MovementReplay.taking(step.after(), eyes.before());
        plan.movements().forEach(timed -> {
            played.move(timed.movement(), step.events());
            if (timed.movement() instanceof CardMove move) {
                checkCard(move, step, eyes);
            }
        });
        played.checkCars(step.events(), was);
        long gone = plan.movements().stream()
                .filter(timed -> timed.movement() instanceof CardMove)
                .count();
        Round after = step.after().round();
        int drawn = was.shoe().drawPileSize() - after.shoe().drawPileSize();
        int cards = hands(was) - hands(after) + 2 * drawn;
        assertThat(gone).as("%s", step.events()).isEqualTo(cards);
    }

    /// A card lies in a fan only where its holder's cards are open.
    private static void checkCard(CardMove move, MatchTransition step, VisibleHands eyes) {
        Round was = step.before().round();
        if (move.to() instanceof CardLocation.DrawPile) {
            assertThat(move.card()).isNull();
            assertThat(move.from())
                    .isEqualTo(new CardLocation.ClosedHand(
                            step.after().round().phase().turn()));
            return;
        }
        if (move.to() instanceof CardLocation.OpenHand fan) {
            assertThat(eyes.after()).isEqualTo(was.phase().turn());
            assertThat(was.hand(eyes.after()).cards().get(fan.slot())).isEqualTo(move.card());
        } else {
            assertThat(move.to())
                    .isEqualTo(new CardLocation.ClosedHand(was.phase().turn()));
            assertThat(was.hand(was.phase().turn()).holds(Objects.requireNonNull(move.card())))
                    .isTrue();
        }
        boolean toDiscards = step.before().rules().edition().playedCards() == PlayedCardsRule.TO_DISCARDS;
        if (toDiscards) {
            assertThat(move.from()).isEqualTo(new CardLocation.Discards());
        }
    }

    private static int hands(Round round) {
        int cards = 0;
        for (int seat = 0; seat < round.hands().size(); seat++) {
            cards += round.hand(seat).size();
        }
        return cards;
    }
}

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
import millebornes.session.Session.Availability;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random games of people: the plan of every possible undo leads to the state before it, and is short.
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
                if (session.undoState() == Availability.POSSIBLE) {
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

    private static void check(MatchTransition transition, VisibleHands hands) {
        Round roundBefore = transition.before().round();
        MotionPlan plan = new UndoMotionPlanner(
                        transition.before().rules(), transition.after().round(), roundBefore, hands)
                .plan(transition.events());
        assertThat(plan.movements()).allMatch(movement -> movement.end() < LONGEST);
        MovementReplay replay = MovementReplay.taking(transition.after(), hands.before());
        plan.movements().forEach(movement -> {
            replay.move(movement.movement(), transition.events());
            if (movement.movement() instanceof CardMove move) {
                checkCard(move, transition, hands);
            }
        });
        replay.checkCars(transition.events(), roundBefore);
        long gone = plan.movements().stream()
                .filter(movement -> movement.movement() instanceof CardMove)
                .count();
        Round roundAfter = transition.after().round();
        int drawn = roundBefore.shoe().drawPileSize() - roundAfter.shoe().drawPileSize();
        int cards = hands(roundBefore) - hands(roundAfter) + 2 * drawn;
        assertThat(gone).as("%s", transition.events()).isEqualTo(cards);
    }

    /// A card lies in a fan only where its holder's cards are open.
    private static void checkCard(CardMove move, MatchTransition transition, VisibleHands hands) {
        Round roundBefore = transition.before().round();
        if (move.to() instanceof CardLocation.DrawPile) {
            assertThat(move.card()).isNull();
            assertThat(move.from())
                    .isEqualTo(new CardLocation.ClosedHand(
                            transition.after().round().phase().turn()));
            return;
        }
        if (move.to() instanceof CardLocation.OpenHand openHand) {
            assertThat(hands.after()).isEqualTo(roundBefore.phase().turn());
            assertThat(roundBefore.hand(hands.after()).cards().get(openHand.slot()))
                    .isEqualTo(move.card());
        } else {
            assertThat(move.to())
                    .isEqualTo(new CardLocation.ClosedHand(roundBefore.phase().turn()));
            assertThat(roundBefore.hand(roundBefore.phase().turn()).holds(Objects.requireNonNull(move.card())))
                    .isTrue();
        }
        boolean toDiscards = transition.before().rules().edition().playedCards() == PlayedCardsRule.TO_DISCARDS;
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

package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// The yardstick: the level `easy` as it was on 22 November 2026, copied with all its evaluations. Players are measured
/// against it, so it must never change; [YardstickBotTest] checks its moves.
public final class YardstickBot implements Bot, NamedBot {

    @Override
    public String word() {
        return "yardstick";
    }

    @Override
    public Bot bot() {
        return this;
    }

    @Override
    public ReasonedMove choose(SeatView view, long seed) {
        return new ReasonedMove(move(view, seed), MoveReason.CHANCE);
    }

    @Override
    public Move move(SeatKnowledge knowledge, long seed) {
        List<Move> legal = knowledge.legal();
        MoveWeights weights = new MoveWeights(knowledge);
        Move bestMove = legal.getFirst();
        int heaviest = weights.weight(bestMove);
        for (Move move : legal) {
            int weight = weights.weight(move);
            if (weight > heaviest) {
                bestMove = move;
                heaviest = weight;
            }
        }
        return bestMove;
    }

    private static final class MoveWeights {

        private static final int ARRIVE = 1000;

        private static final int COUP_FOURRE = 1000;

        private static final int EXTEND_ALONE = 1000;

        private static final int START = 300;

        private static final int GREEN_AGAIN = 300;

        private static final int REPAIR = 280;

        private static final int TURN_ROUND = 280;

        private static final int LIFT_LIMIT = 130;

        private static final int SAVE_CARDS = 40;

        private static final int STOP = 40;

        private static final int STUCK = -CardWorth.WORTH_KEEPING;

        private static final int NOTHING_GAINED = 0;

        private static final int DRIVE = 150;

        private static final int STOP_LEADER = 140;

        private static final int LIMIT_LEADER = 100;

        /// Draw piles below so many cards a seat are the end of the round: safeties in hand would be lost.
        private static final int END_IS_NEAR = 2;

        /// What showing a safety does now, and its weight: it is kept for a coup-fourré unless it helps or would be lost.
        private enum SafetyUse {
            CURE(290),
            TOO_LATE(290),
            START(270),
            LAST_CHANCE(260),
            GUARD(NOTHING_GAINED);

            private final int weight;

            SafetyUse(int weight) {
                this.weight = weight;
            }
        }

        private final SeatKnowledge knowledge;
        private final Car ownCar;
        private final CardWorth cardWorth;

        MoveWeights(SeatKnowledge knowledge) {
            this.knowledge = knowledge;
            this.ownCar = knowledge.car(knowledge.ownCar());
            this.cardWorth = new CardWorth(knowledge);
        }

        /// The more, the better; below 0 for what costs a card or a way.
        int weight(Move move) {
            return switch (move) {
                case Move.Play play -> weight(play.card());
                case Move.Attack attack -> weight(attack.hazard(), knowledge.car(attack.car()));
                case Move.Discard discard -> -cardWorth.of(discard.card());
                case Move.CoupFourre _ -> COUP_FOURRE;
                case Move.Decline _ -> NOTHING_GAINED;
                case Move.EndTurn _ -> SAVE_CARDS;
                case Move.Stuck _ -> STUCK;
                case Move.Extend _ -> leadsAlone() ? EXTEND_ALONE : NOTHING_GAINED;
                case Move.Stop _ -> STOP;
            };
        }

        private int weight(Card card) {
            return switch (card) {
                case Distance distance -> weight(distance);
                case Remedy remedy -> weight(remedy);
                case Safety safety -> use(safety).weight;
                case Hazard hazard -> throw withoutTarget(hazard);
            };
        }

        private static IllegalArgumentException withoutTarget(Hazard hazard) {
            return new IllegalArgumentException("a hazard needs a target: " + hazard);
        }

        /// Driving is good and driving far is better, but the wrong way is not.
        private int weight(Distance distance) {
            if (ownCar.has(Hazard.WRONG_WAY)) {
                return -distance.km();
            }
            return arrives(distance) ? ARRIVE : DRIVE + distance.km() / Distance.KM_PER_SQUARE;
        }

        private boolean arrives(Distance distance) {
            return ownCar.km() + distance.km() == knowledge.target();
        }

        private int weight(Remedy remedy) {
            return switch (remedy) {
                case GREEN_LIGHT -> ownCar.started() ? GREEN_AGAIN : START;
                case END_OF_LIMIT -> LIFT_LIMIT;
                case GASOLINE, SPARE_TIRE, REPAIRS -> REPAIR;
                case END_OF_WRONG_WAY -> TURN_ROUND;
            };
        }

        private SafetyUse use(Safety safety) {
            if (!ownCar.hazards().guardedBy(safety).isEmpty()) {
                return knowledge.rules().options().safetyClears().clearsWith(safety)
                        ? SafetyUse.CURE
                        : SafetyUse.TOO_LATE;
            }
            if (safety == Safety.RIGHT_OF_WAY && !ownCar.started()) {
                return SafetyUse.START;
            }
            boolean endIsNear = knowledge.drawPile()
                    < END_IS_NEAR * knowledge.rules().seating().seats();
            return endIsNear ? SafetyUse.LAST_CHANCE : SafetyUse.GUARD;
        }

        /// The further somebody has come, the better is it to hold him up.
        private int weight(Hazard hazard, Car victimCar) {
            int ahead = victimCar.km() / Distance.KM_PER_SQUARE;
            return switch (hazard.lane()) {
                case STOP -> STOP_LEADER + ahead;
                case SPEED, DIRECTION -> LIMIT_LEADER + ahead;
            };
        }

        private boolean leadsAlone() {
            int halfway = knowledge.target() / 2;
            for (int car = 0; car < knowledge.carCount(); car++) {
                if (car != knowledge.ownCar() && knowledge.car(car).km() >= halfway) {
                    return false;
                }
            }
            return true;
        }
    }

    private static final class CardWorth {

        /// Below this a card may go before a seat says that it is stuck.
        static final int WORTH_KEEPING = 10;

        private static final int SAFETY = 500;

        private static final int GREEN_LIGHT_TO_START = 400;

        private static final int REMEDY_NEEDED = 300;

        private static final int REMEDY = 60;

        private static final int HAZARD = 50;

        private static final int DISTANCE = 30;

        private final SeatKnowledge knowledge;
        private final Car ownCar;

        CardWorth(SeatKnowledge knowledge) {
            this.knowledge = knowledge;
            this.ownCar = knowledge.car(knowledge.ownCar());
        }

        /// The worth of one such card; every further copy is worth less.
        int of(Card card) {
            return switch (card) {
                case Distance distance -> distance(distance);
                case Hazard hazard ->
                    someoneCanBeHit(hazard) ? HAZARD / knowledge.hand().count(hazard) : 0;
                case Remedy remedy -> remedy(remedy);
                case Safety _ -> SAFETY;
            };
        }

        private int distance(Distance distance) {
            boolean tooFar = ownCar.km() + distance.km() > knowledge.target();
            boolean usedUp = distance == Distance.KM_200 && ownCar.km200() >= Car.MOST_200;
            return tooFar || usedUp ? 0 : DISTANCE + distance.km() / Distance.KM_PER_SQUARE;
        }

        private int remedy(Remedy remedy) {
            Hazard hazard = Hazard.curedBy(remedy);
            if (ownCar.immuneTo(hazard) && !ownCar.has(hazard)) {
                return 0;
            }
            if (remedy == Remedy.GREEN_LIGHT && !ownCar.started()) {
                return GREEN_LIGHT_TO_START;
            }
            return (ownCar.has(hazard) ? REMEDY_NEEDED : REMEDY)
                    / knowledge.hand().count(remedy);
        }

        private boolean someoneCanBeHit(Hazard hazard) {
            int team = knowledge.rules().seating().teamOf(knowledge.seat());
            for (int car = 0; car < knowledge.carCount(); car++) {
                if (knowledge.rules().seating().teamOfCar(car) != team
                        && !knowledge.car(car).immuneTo(hazard)) {
                    return true;
                }
            }
            return false;
        }
    }
}

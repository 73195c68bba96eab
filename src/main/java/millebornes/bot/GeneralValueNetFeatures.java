package millebornes.bot;

import java.util.List;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Seating;

/// The inputs of a neural network for a position with all hands known, from the perspective of a team, at any table of
/// any edition: the cars and hands of the team, those of all others together, again those of the leading opponent, the
/// draw pile, and the game. Several values at one place are added up.
///
/// The list is reused for every position.
final class GeneralValueNetFeatures {

    /// The number of inputs for the cars, hands and turn of a team or of all others.
    private static final int SIDE = CarFeatures.SIZE + HandFeatures.SIZE + 1;

    private static final int MOST_TEAMS = 6;

    private static final int MOST_PARTNERS = 4;

    private static final int GAME = Editions.ALL.size() + MOST_TEAMS + MOST_PARTNERS + 2;

    /// The number of inputs for a position.
    static final int SIZE = 3 * SIDE + DrawPileFeatures.SIZE + GAME + 2;

    /// The greatest number of entries, enough for nine seats.
    private static final int MOST_LISTED = 1200;

    private static final float WHOLE_ROAD = Edition.LONG_ROAD;

    private final RuleEngine rules;
    private final Seating seating;
    private final int team;

    /// The place of the edition in [Editions#ALL].
    private final int edition;

    private final SparseNetInputs inputs = new SparseNetInputs(MOST_LISTED);

    GeneralValueNetFeatures(RuleEngine rules, int team) {
        this.rules = rules;
        this.seating = rules.seating();
        this.team = team;
        edition = Editions.ALL.indexOf(rules.setup().current().edition());
    }

    SparseNetInputs list() {
        return inputs;
    }

    void read(MutableRound round) {
        inputs.clear();
        for (int car = 0; car < seating.carCount(); car++) {
            CarFeatures.put(inputs, side(seating.teamOfCar(car)), round.car(car), round.target());
        }
        for (int seat = 0; seat < seating.seats(); seat++) {
            int at = side(seating.teamOf(seat)) + CarFeatures.SIZE;
            HandFeatures.put(inputs, at, round.hand(seat), round.carOf(seat), round.target());
        }
        inputs.put(side(seating.teamOf(round.phase().turn())) + SIDE - 1, 1);
        leader(round);
        DrawPileFeatures.put(inputs, 3 * SIDE, rules, round);
        game(3 * SIDE + DrawPileFeatures.SIZE, round);
        int rivals = 3 * SIDE + DrawPileFeatures.SIZE + GAME;
        inputs.put(rivals, best(round, true));
        inputs.put(rivals + 1, best(round, false));
    }

    /// Adds the inputs for the leading car of the others, and for the hands of its drivers.
    private void leader(MutableRound round) {
        int first = Seating.NOBODY;
        for (int car = 0; car < seating.carCount(); car++) {
            boolean other = seating.teamOfCar(car) != team;
            if (other
                    && (first == Seating.NOBODY
                            || round.car(car).km() > round.car(first).km())) {
                first = car;
            }
        }
        CarFeatures.put(inputs, 2 * SIDE, round.car(first), round.target());
        for (int seat = 0; seat < seating.seats(); seat++) {
            if (seating.carOf(seat) == first) {
                HandFeatures.put(
                        inputs, 2 * SIDE + CarFeatures.SIZE, round.hand(seat), round.car(first), round.target());
            }
        }
        inputs.putIf(seating.carOf(round.phase().turn()) == first, 3 * SIDE - 1);
    }

    private int side(int of) {
        return of == team ? 0 : SIDE;
    }

    private void game(int game, MutableRound round) {
        inputs.put(game + edition, 1);
        int at = game + Editions.ALL.size();
        inputs.put(at + Math.min(seating.teams(), MOST_TEAMS) - 1, 1);
        at += MOST_TEAMS;
        inputs.put(at + Math.min(seating.seatsPerTeam(), MOST_PARTNERS) - 1, 1);
        at += MOST_PARTNERS;
        inputs.put(at, round.target() / WHOLE_ROAD);
        inputs.putIf(round.extensionCaller() != Seating.NOBODY, at + 1);
    }

    /// The distance of the leading car of the team, or of the others, as a share of the target.
    private float best(MutableRound round, boolean own) {
        float best = 0;
        List<Integer> cars = seating.carsOf(team);
        for (int car = 0; car < seating.carCount(); car++) {
            if (cars.contains(car) == own) {
                best = Math.max(best, (float) round.car(car).km() / round.target());
            }
        }
        return best;
    }
}

package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import millebornes.desktop.geometry.CarStop;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.GreenLightRestartRule;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// A card that is played on a car of the road.
///
/// @param before the car before it
/// @param after the car after it
record RoadScene(Card card, Car before, Car after) {

    /// The distance that the car has driven before the first scene: a long drive from there remains on the straight.
    private static final List<Distance> DRIVEN = List.of(Distance.KM_75, Distance.KM_50);

    /// What a card does to a car.
    enum Effect {
        ADVANCES,
        REVERSES,
        STOPPED,
        SLOWED,
        TURNED,
        UNHARMED,
        STARTS,
        STILL_STOPPED,
        WAITS,
        PROTECTED,
        DRIVES_ON,
        FREED;

        String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// The scenes of cards that are played on one car in this order. It has started, unless the first card starts it.
    static List<RoadScene> after(List<Card> cards) {
        Car car = cards.getFirst() == Remedy.GREEN_LIGHT
                ? Car.IN_GARAGE
                : DRIVEN.stream().reduce(Car.ROLLING, Car::driven, (_, last) -> last);
        List<RoadScene> scenes = new ArrayList<>();
        for (int at = 0; at < cards.size(); at++) {
            boolean lightFollows = at + 1 < cards.size() && cards.get(at + 1) == Remedy.GREEN_LIGHT;
            Car next = played(
                    cards.get(at), car, lightFollows ? GreenLightRestartRule.NEEDED : GreenLightRestartRule.NOT_NEEDED);
            scenes.add(new RoadScene(cards.get(at), car, next));
            car = next;
        }
        return scenes;
    }

    private static Car played(Card card, Car car, GreenLightRestartRule restartRule) {
        return switch (card) {
            case Distance distance -> car.driven(distance);
            case Hazard hazard -> car.immuneTo(hazard) ? car : car.attackedBy(hazard);
            case Remedy remedy ->
                remedy == Remedy.GREEN_LIGHT ? car.givenGreenLight() : car.curedBy(remedy, restartRule);
            case Safety safety -> answered(safety, car);
        };
    }

    /// The car with a safety, without the hazards that it protects from. One that answers a single hazard is a
    /// coup-fourré.
    private static Car answered(Safety safety, Car car) {
        List<Hazard> answered = car.hazards().toList().stream()
                .filter(hazard -> hazard.safety() == safety)
                .toList();
        Car wearing = car.wearing(safety);
        for (Hazard hazard : answered) {
            wearing = wearing.beforeAttack(hazard);
        }
        return answered.size() == 1 ? wearing.markedCoupFourre(safety) : wearing;
    }

    /// Whether the card is a safety that answers an attack at once.
    boolean isCoupFourre() {
        return after.coupsFourres().toList().size()
                > before.coupsFourres().toList().size();
    }

    /// The car of the picture: before a drive, otherwise after the card.
    Car shown() {
        return card instanceof Distance ? before : after;
    }

    /// The stop where the car of the picture is going, which is its own where it does not drive.
    CarStop towards() {
        return CarStop.of(after);
    }

    /// What the card does to the car, which its caption says.
    Effect effect() {
        return switch (card) {
            case Distance _ -> after.km() > before.km() ? Effect.ADVANCES : Effect.REVERSES;
            case Hazard hazard -> {
                if (before.immuneTo(hazard)) {
                    yield Effect.UNHARMED;
                }
                yield hazard.stops() ? Effect.STOPPED : hazard == Hazard.SPEED_LIMIT ? Effect.SLOWED : Effect.TURNED;
            }
            case Remedy _, Safety _ -> {
                if (after.stopped()) {
                    yield Effect.STILL_STOPPED;
                }
                if (after.needsGreenLight()) {
                    yield Effect.WAITS;
                }
                if (!before.started()) {
                    yield Effect.STARTS;
                }
                if (!before.rolls()) {
                    yield Effect.DRIVES_ON;
                }
                yield before.hazards().equals(after.hazards()) ? Effect.PROTECTED : Effect.FREED;
            }
        };
    }
}

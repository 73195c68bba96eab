package millebornes.records;

import java.util.Optional;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;

/// An event of a car on its way, as one icon or emoji.
public enum JourneyIcon {
    KM_25("🐌"),
    KM_50("🦆"),
    KM_75("🦋"),
    KM_100("🐇"),
    KM_200("🐦"),
    /// it was attacked
    HELD_UP("🛑"),
    /// it was repaired
    REPAIRED("🔧"),
    /// it was given a green light
    GREEN_LIGHT("🚦"),
    /// a safety was shown
    SAFETY("⭐"),
    /// it arrived
    FINISH("🏁");

    private final String sign;

    JourneyIcon(String sign) {
        this.sign = sign;
    }

    /// The emoji for a message.
    public String sign() {
        return sign;
    }

    /// The animal of a distance.
    public static JourneyIcon of(Distance distance) {
        return switch (distance) {
            case KM_25 -> KM_25;
            case KM_50 -> KM_50;
            case KM_75 -> KM_75;
            case KM_100 -> KM_100;
            case KM_200 -> KM_200;
        };
    }

    /// The sign of an event for a car, if it has one.
    static Optional<JourneyIcon> of(Event event, int car) {
        return Optional.ofNullable(
                switch (event) {
                    case Event.Drove drove when drove.car() == car -> of(drove.distance());
                    case Event.Attacked attacked when attacked.car() == car -> HELD_UP;
                    case Event.Cured cured
                    when cured.car() == car -> cured.remedy() == Remedy.GREEN_LIGHT ? GREEN_LIGHT : REPAIRED;
                    case Event.SafetyShown shown when shown.car() == car -> SAFETY;
                    case Event.CoupFourreDeclared declared when declared.car() == car -> SAFETY;
                    case Event.Arrived arrived when arrived.car() == car -> FINISH;
                    default -> null;
                });
    }
}

package millebornes.records;

import java.util.Optional;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;

/// An event of a car's way as one icon or emoji.
public enum JourneyEventIcon {
    KM_25("🐌"),
    KM_50("🦆"),
    KM_75("🦋"),
    KM_100("🐇"),
    KM_200("🐦"),
    /// the car was attacked
    HELD_UP("🛑"),
    /// the car was repaired
    REPAIRED("🔧"),
    /// the car was given a green light
    GREEN_LIGHT("🚦"),
    /// a safety was played on the car
    SAFETY("⭐"),
    /// the car has reached the target
    FINISH("🏁");

    private final String sign;

    JourneyEventIcon(String sign) {
        this.sign = sign;
    }

    /// The icon as an emoji for messages.
    public String sign() {
        return sign;
    }

    /// The icon of a distance: its animal.
    public static JourneyEventIcon of(Distance distance) {
        return switch (distance) {
            case KM_25 -> KM_25;
            case KM_50 -> KM_50;
            case KM_75 -> KM_75;
            case KM_100 -> KM_100;
            case KM_200 -> KM_200;
        };
    }

    /// The icon of an event for a car; empty if it has none.
    static Optional<JourneyEventIcon> of(Event event, int car) {
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

package millebornes.desktop.tabletop;

import millebornes.desktop.geometry.CarStop;
import millebornes.engine.table.Hazard;
import org.jspecify.annotations.Nullable;

/// A drive that the rules forbid, as the road shows it: a barrier stands where it is forbidden.
///
/// @param car the number of the car
/// @param allowed the last stop that the car may reach, where the barrier stands
/// @param to the stop to which the card would take it, at most the target
/// @param sign the hazard that forbids the rest, or null where the car itself wears it
public record BarredDrive(
        int car, CarStop allowed, CarStop to, @Nullable Hazard sign) {}

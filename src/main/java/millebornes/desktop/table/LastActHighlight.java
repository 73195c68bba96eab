package millebornes.desktop.table;

import millebornes.desktop.geometry.CarStop;
import millebornes.engine.table.Hazard;

/// The last act as the road shows it until the next one begins.
sealed interface LastActHighlight {

    /// A car has driven.
    record LitDrive(int car, CarStop from, CarStop to) implements LastActHighlight {}

    /// A car has been attacked.
    record LitAttack(int car, Hazard hazard) implements LastActHighlight {}
}

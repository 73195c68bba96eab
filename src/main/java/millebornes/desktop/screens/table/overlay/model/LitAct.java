package millebornes.desktop.screens.table.overlay.model;

import millebornes.desktop.tabletop.geometry.RoadSquare;
import millebornes.engine.card.Hazard;

/// The last act as the road shows it until the next one begins.
public sealed interface LitAct {

    /// A car has driven.
    record LitDrive(int car, RoadSquare from, RoadSquare to) implements LitAct {}

    /// A car has been attacked.
    record LitAttack(int car, Hazard hazard) implements LitAct {}
}

package millebornes.desktop.board;

import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.tabletop.BoardViewState;

/// The doors of a garage open, its car drives from behind the garages to its place, and the doors shut.
final class GarageAnimation implements MovementAnimation {

    /// The share of the time in which the doors open, and the shares after which the car leaves and the doors shut.
    private static final double DOORS = 0.4;

    private static final double LEAVES = 0.5;
    private static final double SHUTS = 0.75;

    /// The distance behind its place from which a car starts, in board units.
    private static final double BEHIND = 74;

    private final PieceLayer pieces;
    private final GarageBlockDrawing.Opening garage;
    private final int car;
    private final double millis;

    GarageAnimation(PieceLayer pieces, ArtFactory art, BoardViewState state, int car, double millis) {
        this.pieces = pieces;
        this.car = car;
        this.millis = millis;
        garage = new GarageBlockDrawing(new GarageBlockLayout(state.cars().size()), art)
                .opening(car, state.cars().get(car).livery());
        pieces.over().getChildren().add(garage.node());
        show(0);
    }

    @Override
    public void show(double elapsed) {
        double share = elapsed / millis;
        double open = share < SHUTS
                ? new EaseCurve(0, 1, DOORS).valueAt(share)
                : new EaseCurve(1, 0, 1 - SHUTS).valueAt(share - SHUTS);
        garage.show(open, share < LEAVES);
        pieces.car(car).setVisible(share >= LEAVES);
        pieces.car(car).setTranslateX(-BEHIND * (1 - new EaseCurve(0, 1, 1 - LEAVES).valueAt(share - LEAVES)));
    }

    @Override
    public void end() {
        pieces.over().getChildren().remove(garage.node());
        pieces.car(car).setTranslateX(0);
        pieces.car(car).setVisible(true);
    }
}

package millebornes.desktop.screens.table;

import millebornes.desktop.tabletop.board.BoardView;
import millebornes.desktop.tabletop.flight.Spot;
import millebornes.desktop.tabletop.geometry.BoardPlaces;
import millebornes.desktop.tabletop.geometry.HandLayout;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Pose;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.tabletop.geometry.SabotLayout;
import millebornes.desktop.tabletop.geometry.TableLayout;

/// Where cards are in the window at the places that a plan names.
record TableSpots(TableLayout layout, BoardView board) {

    /// What lies in the sabot is a little smaller than its half.
    private static final double INSIDE = 0.94;

    private static final double ASKEW = -1.5;

    /// A card at a seat is as high as this share of the seat; it lies at this share of its width.
    private static final double SEAT_HEIGHT = 0.8;

    private static final double SEAT_PLACE = 0.62;

    /// A card held up beside a car, against one in the hand; its distance from the car, in px at that size.
    private static final double HELD = 0.66;

    private static final double AWAY = 26;
    private static final double ON_CAR = 0.16;

    Spot drawPile() {
        SabotLayout sabot = layout.sabot();
        return new Spot(sabot.drawPile(), sabot.cardScale() * INSIDE, 0);
    }

    Spot discards() {
        SabotLayout sabot = layout.sabot();
        return new Spot(sabot.discardPile(), sabot.cardScale() * INSIDE, ASKEW);
    }

    /// A card in the fan, neither raised nor chosen.
    Spot inFan(int slot, int cards) {
        Pose pose = layout.hand().slots(cards).get(slot).pose();
        return new Spot(pose.at(), layout.hand().cardScale(), pose.heading());
    }

    /// The closed cards of a seat: in its row, behind the name.
    Spot atSeat(int seat) {
        Rect row = layout.seats().seats().get(seat);
        double scale = Math.min(
                row.height() * SEAT_HEIGHT / HandLayout.CARD_HEIGHT,
                layout.hand().cardScale());
        return new Spot(
                new Point(row.x() + row.width() * SEAT_PLACE, row.centre().y()), scale, 0);
    }

    /// Above a car, or below it where the sky is near; never beyond the board.
    Spot byCar(int car) {
        double scale = layout.hand().cardScale() * HELD;
        Point at = board.carPlace(car);
        double half = HandLayout.CARD_HEIGHT * scale / 2;
        double away = half + AWAY * layout.board().scale();
        Rect room = layout.board().room();
        double least = layout.banner().bottom() + half;
        double y = at.y() - away < least ? at.y() + away : at.y() - away;
        double side = HandLayout.CARD_WIDTH * scale / 2 + AWAY / 2;
        double x = Math.clamp(at.x(), room.x() + side, room.right() - side);
        return new Spot(new Point(x, Math.min(y, room.bottom() - half)), scale, 0);
    }

    /// On the plate of the cards that stay on the table, as large as its signs.
    Spot played() {
        return new Spot(
                layout.board().toWindow(BoardPlaces.PLAYED).centre(),
                ON_CAR * layout.board().scale(),
                ASKEW);
    }

    /// So small that it becomes a token on the car.
    Spot onCar(int car) {
        return new Spot(board.carPlace(car), ON_CAR * layout.board().scale(), 0);
    }
}

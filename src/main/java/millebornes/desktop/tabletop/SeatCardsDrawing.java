package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TextRole;
import millebornes.session.flow.HandPlace;

/// Draws the number of cards of a seat on a small card. If they are on a phone, a phone is drawn around it, with a dashed
/// edge while it is disconnected.
///
/// @param scale of the list of seats
/// @param ink the color of the phone
record SeatCardsDrawing(ArtFactory art, SeatViewState seat, double scale, Color ink) {

    /// Draws the card around a point.
    Group at(double x, double y) {
        Rectangle card = box(13, 18, 5);
        card.setFill(art.palette().color(ColourRole.CARD));
        Text count = new FittedTextFactory(scale)
                .line(seat.numbers().cards(), TextRole.UNIT, art.palette().color(ColourRole.INK));
        count.setFont(TextRole.SEAT_NUMBER.weight().font(TextRole.UNIT.size() * scale));
        count.setX(-FittedTextFactory.width(count) / 2);
        Group cards = new Group(card);
        if (seat.place().isPhone()) {
            cards.getChildren().add(phone());
        }
        cards.getChildren().add(count);
        cards.setTranslateX(x);
        cards.setTranslateY(y);
        return cards;
    }

    private Rectangle phone() {
        Rectangle phone = box(17, 23, 8);
        phone.setFill(null);
        phone.setStroke(ink);
        phone.setStrokeWidth(1.8 * scale);
        if (seat.place() == HandPlace.SILENT_PHONE) {
            phone.getStrokeDashArray().setAll(3 * scale, 3 * scale);
        }
        return phone;
    }

    /// A rectangle with round corners around the origin, in px for a scale of 1.
    private Rectangle box(double width, double height, double arc) {
        Rectangle box = new Rectangle(-width / 2 * scale, -height / 2 * scale, width * scale, height * scale);
        box.setArcWidth(arc * scale);
        box.setArcHeight(arc * scale);
        return box;
    }
}

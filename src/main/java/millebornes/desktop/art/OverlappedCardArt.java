package millebornes.desktop.art;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Transform;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;

/// A partly covered card with only its left strip visible: its symbol or number is drawn within that strip, smaller if
/// necessary, so that no digit is hidden.
///
/// @param strip what is visible of the card, and of the others of its hand
/// @param largest the greatest scale of a number
record OverlappedCardArt(VisibleStrip strip, double largest) {

    /// The scale of a number on a card without a name.
    static final double LARGE_NUMBER = 1.24;

    private static final double RIM = 5;
    private static final double PICTURE = 84;
    private static final double MIDDLE = 70;
    private static final double LOW_MIDDLE = 104;

    /// The greatest scale of the picture of a card without a name, and the distance by which it is lower.
    private static final double LARGE_PICTURE = 1.18;

    private static final double NAMELESS = 12;
    private static final double FOOT = 134;
    private static final double INDEX = 17;
    private static final double INDEX_END = 67;

    /// The least width that a number leaves free of its milestone, in px.
    private static final double BESIDE_NUMBER = 8;

    /// The ids of the elements that are moved into the strip; all others are the background of the card.
    private static final List<String> PARTS = List.of("window", "picture", "number", "foot", "index");

    /// The greatest factor by which a picture is larger than those in narrower strips of the same hand.
    private static final double LARGER_THAN_OTHERS = 1.1;

    /// A strip with numbers of the usual size.
    OverlappedCardArt(VisibleStrip strip) {
        this(strip, 1);
    }

    /// The card without its name.
    ///
    /// @param svg the whole card
    Group draw(ThemedSvgDrawings drawings, Card card, ParsedSvg svg) {
        ParsedSvg groundSvg = svg;
        for (String part : PARTS) {
            groundSvg = groundSvg.without(part);
        }
        Group face = drawings.draw(groundSvg);
        for (String part : PARTS) {
            if (svg.has(part)) {
                Group drawn = drawings.draw(svg.part(part));
                drawn.getTransforms().add(fit(part, card, drawn));
                face.getChildren().add(drawn);
            }
        }
        return face;
    }

    private Transform fit(String part, Card card, Node drawn) {
        boolean distance = card instanceof Distance;
        double narrow = Math.min(largest > 1 && !distance ? LARGE_PICTURE : 1, room() / PICTURE);
        return switch (part) {
            // A milestone may be slim; the other windows tell their family by their shape.
            case "window" ->
                distance
                        ? about(Math.min(1, room(strip.seen()) / PICTURE), 1, MIDDLE)
                        : lowered(about(narrow, narrow, MIDDLE));
            case "picture" -> distance ? about(narrow, narrow, LOW_MIDDLE) : lowered(about(narrow, narrow, MIDDLE));
            case "number" -> {
                Bounds number = drawn.getLayoutBounds();
                double fitting = Math.min(largest, (room(strip.narrowest()) - BESIDE_NUMBER) / number.getWidth());
                yield about(fitting, fitting, number.getCenterY());
            }
            case "foot" -> about(narrow, narrow, FOOT);
            default -> {
                double small = Math.min(1, (strip.seen() - RIM - INDEX) / (INDEX_END - INDEX));
                yield new Affine(small, 0, INDEX * (1 - small), 0, small, INDEX * (1 - small));
            }
        };
    }

    /// Moves a picture towards the middle of a card that has no name below it.
    private Affine lowered(Affine placed) {
        placed.appendTranslation(0, largest > 1 ? NAMELESS : 0);
        return placed;
    }

    /// A transform that scales by `across` and `down`, centres the card's drawing on the strip, and keeps `y`.
    private Affine about(double across, double down, double y) {
        return new Affine(across, 0, middle() - across * Sizes.CARD_WIDTH / 2, 0, down, y * (1 - down));
    }

    /// The x of the visible strip's centre, in px.
    double middle() {
        return strip.seen() / 2;
    }

    private double room() {
        return Math.min(room(strip.seen()), LARGER_THAN_OTHERS * room(strip.narrowest()));
    }

    private static double room(double width) {
        return width - 2 * RIM;
    }
}

package millebornes.desktop.art;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// The faces of the cards and their back, 110 × 154 with the origin at the upper left.
///
/// The picture of a face stands in a window whose shape shows the card's family without need of colour: milestone,
/// octagon, circle, shield.
public final class CardArt {

    private static final String SHEET = "cards";
    private static final double RIVAL_Y = 134;
    private static final double RIVAL_PITCH = 30;
    private static final double RIVAL_RADIUS = 12;
    private static final double RIVALS_WIDTH = 92;
    private static final double RIVALS_EDGE = 12;
    private static final double FLOATING = 0.38;
    private static final SoftShadow SHADOW = new SoftShadow(Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT, Sizes.CARD_RADIUS, 10);

    private final ThemedSvgDrawings drawings;

    CardArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// Which of its two faces a card shows.
    public sealed interface CardFace {

        /// The usual face with its name.
        record NamedFace(String name) implements CardFace {}

        /// The face for players who cannot read, and the cars that a hazard may attack.
        record JuniorFace(List<Livery> rivals) implements CardFace {

            public JuniorFace {
                rivals = List.copyOf(rivals);
            }
        }
    }

    /// A card with that face.
    public Group face(Card card, CardFace face) {
        return switch (face) {
            case CardFace.NamedFace namedFace -> face(card, namedFace.name());
            case CardFace.JuniorFace junior -> juniorFace(card, junior.rivals());
        };
    }

    /// The usual face with its name at the foot. Long names are set in two lines, and smaller if need be.
    public Group face(Card card, String name) {
        return face(card, name, VisibleStrip.WHOLE, nameSize(card, name, VisibleStrip.WHOLE));
    }

    /// The usual face of a partly covered card: everything needed to identify it is in the visible strip. Its name has a
    /// given size, so that all names of a hand have one.
    ///
    /// @param size of the name, at most [#nameSize]
    public Group face(Card card, String name, VisibleStrip strip, double size) {
        var face = drawn(card, drawings.drawing(SHEET).part(card.name()), strip);
        face.getChildren().add(foot(card).within(strip).set(name, size));
        return face;
    }

    /// The largest size in which a card's name fits, in px of the card.
    public double nameSize(Card card, String name, VisibleStrip strip) {
        return foot(card).within(strip).fitting(name);
    }

    private CardNameText foot(Card card) {
        return card instanceof Distance
                ? CardNameText.onDistance(drawings.palette())
                : CardNameText.onPlate(drawings.palette());
    }

    /// The usual face without its name, with a larger number.
    public Group largeFace(Card card, VisibleStrip strip) {
        return new OverlappedCardArt(strip, OverlappedCardArt.LARGE_NUMBER)
                .draw(drawings, card, drawings.drawing(SHEET).part(card.name()));
    }

    private Group drawn(Card card, ParsedSvg svg, VisibleStrip strip) {
        return strip.narrowest() < Sizes.CARD_WIDTH
                ? new OverlappedCardArt(strip).draw(drawings, card, svg)
                : drawings.draw(svg);
    }

    /// The junior face, which needs no reading: a distance shows its squares large, a remedy the hazard that it
    /// removes, a safety the hazards that it protects from, a hazard the cars that it may attack.
    public Group juniorFace(Card card, List<Livery> rivals) {
        return juniorFace(card, rivals, VisibleStrip.WHOLE);
    }

    /// The junior face of a partly covered card: what matters is within its visible strip.
    public Group juniorFace(Card card, List<Livery> rivals, VisibleStrip strip) {
        var face = drawn(card, drawings.drawing(SHEET).part(card.name() + "-junior"), strip);
        if (card instanceof Hazard) {
            double room = Math.min(RIVALS_WIDTH, strip.narrowest() - RIVALS_EDGE);
            double pitch = Math.min(RIVAL_PITCH, room / Math.max(1, rivals.size()));
            double middle = new OverlappedCardArt(strip).middle();
            for (int i = 0; i < rivals.size(); i++) {
                double x = middle + (i - (rivals.size() - 1) / 2.0) * pitch;
                var mark = new CarArt(drawings.onFoot()).sign(rivals.get(i), RIVAL_RADIUS);
                face.getChildren().add(NodeTransforms.at(mark, x, RIVAL_Y, Math.min(1, pitch / RIVAL_PITCH)));
            }
        }
        return face;
    }

    /// The back; it looks the same when rotated by 180°.
    public Group back() {
        return drawings.draw("card-back");
    }

    /// The picture on a card's face, around the origin and about 100 px wide: for rules, tables and buttons.
    public Group symbol(Card card) {
        return card instanceof Distance distance
                ? new DistanceAnimalArt(drawings).animal(distance)
                : drawings.draw("symbol-" + card.name());
    }

    /// The small icon of the card's family, about 20 px: milestone, octagon with a warning, disc with a tick, shield.
    public Group family(Card card) {
        return switch (card) {
            case Distance _ -> drawings.draw("sign-distance");
            case Hazard _ -> drawings.draw("sign-attack");
            case Remedy _ -> drawings.draw("sign-remedy");
            case Safety _ -> drawings.draw("sign-safety");
        };
    }

    /// The soft shadow of a card; empty if the theme has no shadows.
    public Group shadow() {
        var group = new Group();
        var color = drawings.palette().color(ColourRole.SHADOW);
        if (color.getOpacity() > 0) {
            var shade = drawings.shadow(SHADOW, color.deriveColor(0, 1, 1, FLOATING));
            shade.getTransforms().add(new Translate(-4, 7));
            group.getChildren().add(shade);
        }
        group.setMouseTransparent(true);
        return group;
    }
}

package millebornes.desktop.art;

import javafx.scene.Group;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Ellipse;
import javafx.scene.text.Text;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;

/// The tokens on the road and on the cars. Attacks are octagons, safeties shields, the speed limit is a road sign.
public final class HazardAndSafetyTokenArt {

    private static final double HOLLOW = 0.17;

    /// Of a soft shadow, as multiples of the token's radius: its radius, and the part that is as dark as the centre.
    private static final double SOFT = 1.22;

    private static final double SOLID = 0.68;

    /// Half the height of a digit, as a share of the size of its font.
    private static final double HALF_DIGIT = 0.35;

    private final ThemedSvgDrawings drawings;

    HazardAndSafetyTokenArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// A hazard's token with an edge in the color of its car, which may be a neighbour of other cars' tokens; with that
    /// radius in board units.
    public Group hazard(Hazard hazard, Livery livery, double radius) {
        String shape = hazard == Hazard.SPEED_LIMIT ? "disc" : "octagon";
        return new Group(edge(shape, livery, radius), hazard(hazard, radius));
    }

    /// A safety's token with an edge in the color of its car, with that radius in board units.
    public Group safety(Safety safety, Livery livery, double radius) {
        return new Group(edge("shield", livery, radius), safety(safety, radius));
    }

    private Group edge(String shape, Livery livery, double radius) {
        return sized(
                drawings.ownedBy(livery).draw(drawings.drawing("token-edge").part(shape)), radius);
    }

    /// A hazard's token around the origin, with that radius in px.
    public Group hazard(Hazard hazard, double radius) {
        return sized(drawings.draw("token-" + hazard.name()), radius);
    }

    /// A safety's token around the origin, with that radius in px.
    public Group safety(Safety safety, double radius) {
        return sized(drawings.draw("token-" + safety.name()), radius);
    }

    /// An empty place for a hazard's token, with that radius in px around the origin.
    public Group hazardHollow(double radius) {
        return hollow("token-hollow-hazard", radius);
    }

    /// An empty place for a safety's token, with that radius in px around the origin.
    public Group safetyHollow(double radius) {
        return hollow("token-hollow-safety", radius);
    }

    /// The sign of a car that waits for its green light, with that radius in px around the origin.
    public Group waiting(double radius) {
        return sized(drawings.draw("token-waiting"), radius);
    }

    /// The number of tokens of one kind around the origin, for a place beside them.
    ///
    /// @param size of the digits, in px
    public Group count(int number, double size) {
        var text = new Text(Integer.toString(number));
        text.setFont(TypefaceWeight.BOLD.font(size));
        text.setX(-text.getLayoutBounds().getWidth() / 2);
        text.setY(size * HALF_DIGIT);
        text.setFill(drawings.palette().color(ColourRole.INK));
        var group = new Group(text);
        group.setMouseTransparent(true);
        return group;
    }

    /// The soft shadow under a token with that radius in px; empty if the theme has no shadows.
    public Group shadow(double radius) {
        var group = new Group();
        var color = drawings.palette().color(ColourRole.SHADOW);
        if (color.getOpacity() > 0) {
            var dark = color.deriveColor(0, 1, 1, SoftShadow.CONTACT);
            var shade = new Ellipse(-radius * 0.35, radius * 0.35, radius * SOFT, radius * SOFT * 0.94);
            // A soft edge without an effect, which would be blurred anew with everything round it.
            shade.setFill(new RadialGradient(
                    0,
                    0,
                    0.5,
                    0.5,
                    0.5,
                    true,
                    CycleMethod.NO_CYCLE,
                    new Stop(SOLID, dark),
                    new Stop(1, dark.deriveColor(0, 1, 1, 0))));
            group.getChildren().add(shade);
        }
        group.setMouseTransparent(true);
        return group;
    }

    private Group hollow(String drawing, double radius) {
        var group = sized(drawings.draw(drawing), radius);
        group.setOpacity(HOLLOW);
        return group;
    }

    private static Group sized(Group drawing, double radius) {
        return NodeTransforms.scaled(drawing, radius / Sizes.TOKEN_RADIUS);
    }
}

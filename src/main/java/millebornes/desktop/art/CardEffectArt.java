package millebornes.desktop.art;

import javafx.scene.Group;
import javafx.scene.transform.Translate;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;

/// The parts of the discs that show attacks, cures and safeties, in the disc's units around its centre. Cars are 200
/// long and stand on the horizontal axis.
public final class CardEffectArt {

    private static final String MARK = "mark";
    private static final double MARK_RADIUS = 12;

    private final ThemedSvgDrawings drawings;

    CardEffectArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The part with that name; a part of a car is in that car's colours.
    ///
    /// @throws IllegalArgumentException if there is no such part
    public Group part(String name, Livery livery) {
        return drawings.ownedBy(livery).draw(drawings.drawing("moments").part(name));
    }

    /// The body of a car from the side, with its driver: without its mark and its wheels, which move by themselves.
    public Group body(Livery livery, CarOutfit outfit, FaceMood mood) {
        return drawings.draw(new OutfitArt(drawings)
                .fromSide(side(livery), outfit, mood)
                .without(MARK)
                .without("wheel-rear")
                .without("wheel-front"));
    }

    /// One wheel of a car, in its place relative to [#body].
    ///
    /// @param name `wheel-rear` or `wheel-front`
    public Group wheel(Livery livery, String name) {
        return drawings.draw(side(livery).part(name));
    }

    /// The mark of a car with its letter, around the origin.
    public Group mark(Livery livery) {
        return new CarArt(drawings).badge(livery, MARK_RADIUS);
    }

    /// The offset of a part within the drawing of a car from the side.
    ///
    /// @param name `mark`, or `bonnet` for the bonnet's hinge
    public Translate place(Livery livery, String name) {
        AffineMatrix moveMatrix = side(livery).element(name).pen().move();
        return new Translate(moveMatrix.tx(), moveMatrix.ty());
    }

    private ParsedSvg side(Livery livery) {
        return drawings.drawing("car-side-" + livery.name());
    }
}

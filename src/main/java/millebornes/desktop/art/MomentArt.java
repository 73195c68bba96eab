package millebornes.desktop.art;

import javafx.scene.Group;
import javafx.scene.transform.Translate;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;

/// The parts of the discs that show attacks, cures and safeties, in the disc's units around its centre. Cars are 200
/// long and stand on the horizontal axis.
public final class MomentArt {

    private static final String MARK = "mark";
    private static final double MARK_RADIUS = 12;

    private final ThemedSvgDrawings drawings;

    MomentArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The part of that name; where it belongs to a car, in that car's colours.
    ///
    /// @throws IllegalArgumentException if there is no such part
    public Group part(String name, Livery livery) {
        return drawings.ownedBy(livery).draw(drawings.drawing("moments").part(name));
    }

    /// A car from the side with its driver, without its mark and its wheels.
    public Group body(Livery livery, CarOutfit outfit, FaceMood mood) {
        return drawings.draw(new OutfitArt(drawings)
                .fromSide(side(livery), outfit, mood)
                .without(MARK)
                .without("wheel-rear")
                .without("wheel-front"));
    }

    /// A wheel of that car, in its place.
    ///
    /// @param name `wheel-rear` or `wheel-front`
    public Group wheel(Livery livery, String name) {
        return drawings.draw(side(livery).part(name));
    }

    /// The mark of that car with its letter, around the origin.
    public Group mark(Livery livery) {
        return new CarArt(drawings).badge(livery, MARK_RADIUS);
    }

    /// The place of the mark, or of the hinge of the bonnet, in the car.
    ///
    /// @param name `mark` or `bonnet`
    public Translate place(Livery livery, String name) {
        AffineMatrix move = side(livery).element(name).pen().move();
        return new Translate(move.tx(), move.ty());
    }

    private ParsedSvg side(Livery livery) {
        return drawings.drawing("car-side-" + livery.name());
    }
}

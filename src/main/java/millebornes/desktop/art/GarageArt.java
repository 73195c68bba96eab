package millebornes.desktop.art;

import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.engine.table.Livery;

/// The garages of the cars from the front, each with a gable in its car's colour; the middle of the threshold is the
/// origin.
public final class GarageArt {

    /// The width and the height of a tall garage, in its own units.
    public static final double WIDTH = 54;

    public static final double HEIGHT = 59;

    /// The two proportions of a garage.
    public enum Form {
        TALL("garage-tall", -40.6),
        LOW("garage-low", -27.2);

        private final String drawing;
        private final double mark;

        Form(String drawing, double mark) {
            this.drawing = drawing;
            this.mark = mark;
        }
    }

    /// The distance of the hinges from the middle, and the width of an open door as a share of a closed one.
    private static final double HINGE = 18;

    private static final double OPEN = 0.14;
    private static final double MARK_RADIUS = 4.8;

    private final ThemedSvgDrawings drawings;

    GarageArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// A garage without doors, with its car's mark on the gable.
    public Group house(Livery livery, Form form) {
        Group mark = new CarArt(drawings).badge(livery, MARK_RADIUS);
        mark.getTransforms().add(new Translate(0, form.mark));
        return new Group(part(livery, form, "house"), mark);
    }

    /// The two doors of a garage.
    ///
    /// @param width the width of both, as [#doorWidth] tells; to be changed while they move
    public Group doors(Livery livery, Form form, Scale width) {
        Group doors = new Group();
        for (int side = -1; side <= 1; side += 2) {
            Group door = part(livery, form, "door");
            door.getTransforms().addAll(new Translate(side * HINGE, 0), new Scale(-side, 1), width);
            doors.getChildren().add(door);
        }
        return doors;
    }

    /// The visible width of a door as a share of a closed one.
    ///
    /// @param share 0 for closed doors, 1 for open ones
    public static double doorWidth(double share) {
        return 1 - (1 - OPEN) * share;
    }

    private Group part(Livery livery, Form form, String name) {
        Group part =
                drawings.ownedBy(livery).draw(drawings.drawing(form.drawing).part(name));
        return new Group(part);
    }
}

package millebornes.desktop.result;

import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;

/// The picture of a round without a winner: the families beside their parked cars at dusk, all at the same height.
final class RoadsideHaltPane extends ResizeRedrawPane {

    /// The least height above the names, in px.
    private static final double LEAST_SCENE = 112;

    /// The greatest room for a car, in px, and the greatest share of the height that a car fills.
    private static final double MOST_ROOM = 320;

    private static final double ROAD = 0.29;

    /// The share of the height above the road that families fill.
    private static final double FAMILY = 0.7;

    /// The height of the landscape in its own units, and its greatest scale relative to the people in front of it.
    private static final double LAND = 190;

    private static final double LARGEST_LAND = 1.15;

    private final ResultContext context;
    private final TeamPictures pictures;

    RoadsideHaltPane(ResultContext context) {
        this.context = context;
        this.pictures = new TeamPictures(context);
        setId("podium");
        setMinSize(0, LEAST_SCENE + pictures.textHeight());
        setPrefSize(0, getMinHeight());
        setAccessibleText(pictures.spoken());
    }

    @Override
    protected void draw() {
        double width = getWidth();
        double texts = pictures.textHeight();
        double height = getHeight() - texts;
        setClip(TeamPictures.frame(width, getHeight()));
        double inner = width - 2 * Sizes.SMALL_GAP;
        double each = Math.min(inner / pictures.cars(), MOST_ROOM);
        double carScale = Math.min(each * TeamPictures.CAR / CarArt.SIDE_LENGTH, height * ROAD / CarArt.SIDE_HEIGHT);
        // What is on the roofs may hide the feet of those behind.
        double road = CarArt.SIDE_HEIGHT * carScale + 2 * Sizes.SMALL_GAP;
        double ground = height - road;
        double family = Math.min(each / CeremonyArt.FAMILY_WIDTH, ground * FAMILY / TeamPictures.PEOPLE);
        double land = Math.min(ground / LAND, family * LARGEST_LAND);
        Group scene = new Group();
        scene.setTranslateX(width / 2);
        pictures.places(inner, each).slots().forEach(slot -> {
            pictures.families(scene, slot, ground, family);
            pictures.cars(scene, slot, height - Sizes.SMALL_GAP, carScale);
            pictures.texts(scene, slot, height + Sizes.TINY_GAP);
        });
        Rectangle paper = new Rectangle(0, height, width, texts);
        paper.setFill(context.art().palette().color(ColourRole.PAPER));
        getChildren().addAll(NodeTransforms.at(context.art().ceremony().halt(), width / 2, ground, land), paper, scene);
    }
}

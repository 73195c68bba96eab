package millebornes.desktop.screens.home;

import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;

/// The landscape of the first page, moved down so far that the sky holds the title, and cut by the foot where the road
/// leaves towards whoever looks.
final class HomePoster extends Pane {

    /// What of the land, in the board's units, is seen above the foot.
    private static final double ROAD_LEAVES = 494;

    /// How much sky there is above the board's own, at most.
    private static final double MOST_SKY = 190;

    private final Scale scale = new Scale();
    private final Translate shift = new Translate();

    /// @param land in the board's units, taken over and drawn once for each size
    HomePoster(Group land) {
        land.setManaged(false);
        land.getTransforms().addAll(shift, scale);
        land.setCache(true);
        getStyleClass().add(StyleClasses.PAGE);
        getChildren().add(land);
        setMouseTransparent(true);
        setMinSize(0, 0);
        Rectangle frame = new Rectangle();
        frame.widthProperty().bind(widthProperty());
        frame.heightProperty().bind(heightProperty());
        setClip(frame);
    }

    @Override
    protected void layoutChildren() {
        double factor = Math.max(getWidth() / Sizes.BOARD_WIDTH, getHeight() / (ROAD_LEAVES + MOST_SKY));
        scale.setX(factor);
        scale.setY(factor);
        shift.setX(getWidth() - Sizes.BOARD_WIDTH * factor);
        shift.setY(Math.max(0, getHeight() - ROAD_LEAVES * factor));
    }
}

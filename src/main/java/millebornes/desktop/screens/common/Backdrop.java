package millebornes.desktop.screens.common;

import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;

/// A landscape behind a page: as large as needed to cover it, its upper edge at the page's upper edge, because the sun
/// is there.
public final class Backdrop extends Pane {

    private final Scale scale = new Scale();
    private final Translate shift = new Translate();

    /// The landscape behind a page, in the colours that are chosen.
    public static RebuildingPane of(AppContext context) {
        return new RebuildingPane(
                () -> new Backdrop(
                        ArtFactory.in(context.look().theme()).scenery().backdrop()),
                context.lookProperty());
    }

    /// @param land in the board's units, taken over and drawn once for each size
    public Backdrop(Group land) {
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
        double factor = Math.max(getWidth() / Sizes.BOARD_WIDTH, getHeight() / Sizes.BOARD_HEIGHT);
        scale.setX(factor);
        scale.setY(factor);
        shift.setX(getWidth() - Sizes.BOARD_WIDTH * factor);
    }
}

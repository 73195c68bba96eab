package millebornes.desktop.controls;

import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.theme.Sizes;

/// A landscape behind a page: large enough to cover it, aligned with the page's upper edge, where the sun is.
public final class PageBackdrop extends SnapshotPane {

    private final Group land;

    /// The landscape behind a page, in the current theme.
    public static RebuildingPane of(ScreenContext context) {
        return of(context, () -> context.art().scenery().backdrop());
    }

    /// Another picture behind a page, in the current theme.
    ///
    /// @param picture draws it, in the board's units
    public static RebuildingPane of(ScreenContext context, Supplier<Group> picture) {
        return new RebuildingPane(
                () -> new PageBackdrop(context.art().pictures(), picture.get()), context.lookProperty());
    }

    /// @param land in the board's units; it becomes a child
    public PageBackdrop(PictureCache pictures, Group land) {
        super(pictures, PictureCache.Use.BACKDROP);
        this.land = land;
    }

    @Override
    protected Group drawing(double width, double height) {
        double factor = Math.max(width / Sizes.BOARD_WIDTH, height / Sizes.BOARD_HEIGHT);
        land.getTransforms().setAll(new Translate(width - Sizes.BOARD_WIDTH * factor, 0), new Scale(factor, factor));
        return new Group(land);
    }
}

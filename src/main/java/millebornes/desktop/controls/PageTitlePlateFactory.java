package millebornes.desktop.controls;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// The red-framed title plate of a page: a milestone, the title and a line below.
public final class PageTitlePlateFactory {

    private static final double STONE = 50;
    private static final double LARGEST = 72;

    private PageTitlePlateFactory() {}

    /// The plate, as large as its content.
    ///
    /// @param says the title and the text below it
    public static HBox of(ScreenContext context, VBox says) {
        says.setAlignment(Pos.CENTER_LEFT);
        HBox plaque = new HBox(Sizes.SMALL_GAP, milestone(context), says);
        plaque.setAlignment(Pos.CENTER_LEFT);
        plaque.getStyleClass().addAll(StyleClasses.PLATE, StyleClasses.RED, StyleClasses.MILESTONE_PLATE);
        return plaque;
    }

    private static Node milestone(ScreenContext context) {
        double size = Math.min(LARGEST, context.look().textScale().of(STONE));
        return new DrawingPane(context.art().signs().milestone(), size, size);
    }
}

package millebornes.desktop.controls;

import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;

/// The red-framed title plate of a page: a sign, the title and a line below it. From [#LARGE_TEXT] on it is the title
/// alone, in one line that is not much larger than the text of the page.
public final class PageTitlePlate extends HBox {

    /// The text size, in percent, from which on headers leave out what is not needed.
    private static final int LARGE_TEXT = 150;

    private static final double PAGE_SIGN = 46;
    private static final double TITLE = 30;
    private static final double LARGE_TITLE = 39;
    private static final double LEAST_TITLE = 20;
    private static final double SUBTITLE = 14;

    /// The spacing between title and line, in px; negative, since letters are lower than their line height.
    private static final double LINES = -5;

    /// A plate with the icon of a page.
    ///
    /// @param line the line below the title; empty for none
    public PageTitlePlate(ScreenContext context, PageSign sign, String title, String line) {
        this(context, context.art().signs().page(sign), title, line);
    }

    /// A plate with a drawing as icon.
    ///
    /// @param line the line below the title; empty for none
    public PageTitlePlate(ScreenContext context, Group sign, String title, String line) {
        this(context, new DrawingPane(sign, PAGE_SIGN, PAGE_SIGN), title, line);
    }

    /// A plate with any node as icon; `line` is empty for none.
    public PageTitlePlate(ScreenContext context, Node sign, String title, String line) {
        super(Sizes.SMALL_GAP, sign);
        boolean large = isLarge(context);
        VBox says = new VBox(
                LINES, new FittedLabel(title, large ? LARGE_TITLE : TITLE, LEAST_TITLE, StyleClasses.PAGE_TITLE));
        if (!large && !line.isEmpty()) {
            double size = context.look().textScale().of(SUBTITLE);
            says.getChildren().add(new FittedLabel(line, size, Sizes.SMALLEST_TEXT, StyleClasses.NOTE));
        }
        says.setAlignment(Pos.CENTER_LEFT);
        says.setMinWidth(0);
        getChildren().add(says);
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        setMinHeight(USE_PREF_SIZE);
        getStyleClass().addAll(StyleClasses.PLATE, StyleClasses.RED, StyleClasses.MILESTONE_PLATE);
    }

    /// Gives the plate the colour of a car, for a page about its team.
    public void paint(Livery livery) {
        getStyleClass().remove(StyleClasses.RED);
        getStyleClass().addAll(StyleClasses.LIVERY_PLATE, StyleClasses.livery(livery));
    }

    /// Whether the text is so large that headers leave out what is not needed.
    public static boolean isLarge(ScreenContext context) {
        return context.look().textScale().percent() >= LARGE_TEXT;
    }
}

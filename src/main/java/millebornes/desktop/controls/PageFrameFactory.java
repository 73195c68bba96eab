package millebornes.desktop.controls;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;

/// Creates the common frame of pages: the landscape in the background, the title plate, the panels below it, the foot
/// with its buttons.
public final class PageFrameFactory {

    /// The ids of the header and the foot.
    public static final String HEAD = "page-head";

    public static final String FOOT = "page-foot";

    private PageFrameFactory() {}

    /// A screen of one page in front of the landscape. It is rebuilt when the appearance, the language or one of the
    /// given values changes.
    ///
    /// @param page creates the page
    /// @param causes the other values that the page depends on
    public static StackPane screen(ScreenContext context, Supplier<? extends Node> page, ObservableValue<?>... causes) {
        return screen(context, PageBackdrop.of(context), page, causes);
    }

    /// The same in front of another backdrop.
    public static StackPane screen(
            ScreenContext context, Node backdrop, Supplier<? extends Node> page, ObservableValue<?>... causes) {
        ObservableValue<?>[] all = Stream.concat(
                        Stream.of(context.lookProperty(), context.languageProperty()), Stream.of(causes))
                .toArray(ObservableValue<?>[]::new);
        return new StackPane(backdrop, new RebuildingPane(page, all));
    }

    /// The whole page. Tab visits its parts in the order of the parameters, which is the visual order. A middle that
    /// scrolls shows whole parts above the foot, and a sign there where it goes on.
    public static BorderPane page(Node head, Node middle, Node foot) {
        head.setId(HEAD);
        foot.setId(FOOT);
        BorderPane page = new BorderPane();
        page.setTop(head);
        page.setCenter(middle instanceof ScrollPane scroll ? ColumnScrollPane.folding(scroll) : middle);
        page.getCenter().getStyleClass().add(StyleClasses.PAGE_MIDDLE);
        page.setBottom(foot);
        return page;
    }

    /// The header of a page: a title plate, and opposite it the controls for theme and language. Large text leaves no
    /// room for those; they are among the settings, too.
    public static HBox head(ScreenContext context, PageTitlePlate plate) {
        return PageTitlePlate.isLarge(context)
                ? head(context, plate, new Node[0])
                : head(
                        context,
                        plate,
                        LanguageThemeControlFactory.themes(context),
                        LanguageThemeControlFactory.languages(context));
    }

    /// The header of a page: a plate with title and line, and opposite it the controls for theme and language.
    ///
    /// @param line empty for none
    public static HBox head(ScreenContext context, PageSign sign, String title, String line) {
        return head(context, new PageTitlePlate(context, sign, title, line));
    }

    /// The header of a page: a title plate, and opposite it the page's own controls.
    public static HBox head(ScreenContext context, PageTitlePlate plate, Node... tools) {
        HBox head = ControlFactory.row(plate, ControlFactory.spring());
        head.getChildren().addAll(tools);
        head.setPadding(
                PageTitlePlate.isLarge(context)
                        ? new Insets(Sizes.LABEL_GAP, Sizes.GAP, Sizes.LABEL_GAP, Sizes.GAP)
                        : new Insets(Sizes.TIGHT_PADDING, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    /// The button at the foot that leads back to the page before. It looks the same on every page.
    ///
    /// @param id usually `back`
    public static Button back(ScreenContext context, String id, Runnable action) {
        return leave(id, MaterialDesignA.ARROW_LEFT, context.words().text("page.back"), action);
    }

    /// The button at the foot that leads home, for pages without a page before.
    public static Button home(ScreenContext context, String id, Runnable action) {
        return leave(id, MaterialDesignH.HOME, context.words().text("page.home"), action);
    }

    private static Button leave(String id, Ikon sign, String text, Runnable action) {
        Button leave = way(id, sign, text, action);
        leave.setCancelButton(true);
        return leave;
    }

    /// A further button at the foot of a page. Where the row has no room for its text, it shows its icon alone.
    public static Button way(String id, Ikon sign, String text, Runnable action) {
        Button way = ControlFactory.button(id, text, action, StyleClasses.FOOT_BUTTON, StyleClasses.LARGE);
        way.setGraphic(new FontIcon(sign));
        return way;
    }

    /// The button at the foot for the main action of a page.
    public static Button main(String id, Ikon sign, String text, Runnable action) {
        Button main = ControlFactory.button(id, text, action, StyleClasses.MAIN_BUTTON, StyleClasses.LARGE);
        main.setGraphic(new FontIcon(sign));
        return main;
    }

    /// The foot of a page in one row.
    ///
    /// @param left the way back, then other actions
    /// @param note the text after them, or null
    /// @param right the buttons at the right; the main action last
    public static PageFootPane foot(
            ScreenContext context, List<? extends Region> left, @Nullable Region note, Region... right) {
        return new PageFootPane(context.look().textScale(), left, note, List.of(right));
    }

    /// The middle of a page: its panels, which scroll if the window is too small for them.
    public static ScrollPane middle(Region content) {
        content.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        ScrollPane middle = new ScrollPane(content);
        middle.setFitToWidth(true);
        middle.setFitToHeight(true);
        return middle;
    }
}

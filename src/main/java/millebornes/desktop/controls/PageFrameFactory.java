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

/// The common frame of pages: the landscape behind, a plate above, the panels below it, the foot.
///
/// Header and foot together take at most 28 % of the height of a page at every text size.
public final class PageFrameFactory {

    /// The ids of the header and the foot.
    public static final String HEAD = "page-head";

    public static final String FOOT = "page-foot";

    private PageFrameFactory() {}

    /// A screen of one page in front of the landscape. It is rebuilt when the appearance, the language or one of the
    /// causes changes.
    ///
    /// @param page creates the page
    /// @param causes the other values that it depends on
    public static StackPane screen(ScreenContext context, Supplier<? extends Node> page, ObservableValue<?>... causes) {
        ObservableValue<?>[] all = Stream.concat(
                        Stream.of(context.lookProperty(), context.languageProperty()), Stream.of(causes))
                .toArray(ObservableValue<?>[]::new);
        return new StackPane(PageBackdrop.of(context), new RebuildingPane(page, all));
    }

    /// The whole page. Tab visits its parts in the order of the parameters, which is the visual order.
    public static BorderPane page(Node head, Node middle, Node foot) {
        head.setId(HEAD);
        foot.setId(FOOT);
        BorderPane page = new BorderPane();
        page.setTop(head);
        page.setCenter(middle);
        page.setBottom(foot);
        return page;
    }

    /// A title plate; opposite it the theme and language controls, for which large text leaves no room: they are among
    /// the settings, too.
    public static HBox head(ScreenContext context, PageTitlePlate plate) {
        return PageTitlePlate.isLarge(context)
                ? head(context, plate, new Node[0])
                : head(
                        context,
                        plate,
                        LanguageThemeControlFactory.themes(context),
                        LanguageThemeControlFactory.languages(context));
    }

    /// A plate with a title and a line below it; opposite it the theme and language controls.
    ///
    /// @param line empty for none
    public static HBox head(ScreenContext context, PageSign sign, String title, String line) {
        return head(context, new PageTitlePlate(context, sign, title, line));
    }

    /// A title plate; opposite it the page's own controls.
    public static HBox head(ScreenContext context, PageTitlePlate plate, Node... tools) {
        HBox head = ControlFactory.row(plate, ControlFactory.spring());
        head.getChildren().addAll(tools);
        head.setPadding(
                PageTitlePlate.isLarge(context)
                        ? new Insets(Sizes.LABEL_GAP, Sizes.GAP, Sizes.LABEL_GAP, Sizes.GAP)
                        : new Insets(Sizes.TIGHT_PADDING, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    /// The way back to the page before: on every page the same button at the same place.
    ///
    /// @param id usually `back`
    public static Button back(ScreenContext context, String id, Runnable action) {
        return leave(id, MaterialDesignA.ARROW_LEFT, context.words().text("page.back"), action);
    }

    /// The way home, where there is no page before.
    public static Button home(ScreenContext context, String id, Runnable action) {
        return leave(id, MaterialDesignH.HOME, context.words().text("page.home"), action);
    }

    private static Button leave(String id, Ikon sign, String text, Runnable action) {
        Button leave = way(id, sign, text, action);
        leave.setCancelButton(true);
        return leave;
    }

    /// Another action of a foot. Its sign remains where the row has no room for words.
    public static Button way(String id, Ikon sign, String text, Runnable action) {
        Button way = ControlFactory.button(id, text, action, StyleClasses.FOOT_BUTTON, StyleClasses.LARGE);
        way.setGraphic(new FontIcon(sign));
        return way;
    }

    /// The main action of a page.
    public static Button main(String id, Ikon sign, String text, Runnable action) {
        Button main = ControlFactory.button(id, text, action, StyleClasses.MAIN_BUTTON, StyleClasses.LARGE);
        main.setGraphic(new FontIcon(sign));
        return main;
    }

    /// The foot of a page in one row.
    ///
    /// @param left the way back, then other actions
    /// @param note the text after them, or null
    /// @param right what is at the right; the main action last
    public static PageFootPane foot(
            ScreenContext context, List<? extends Region> left, @Nullable Region note, Region... right) {
        return new PageFootPane(context.look().textScale(), left, note, List.of(right));
    }

    /// The panels; they scroll in a window that is too small for them.
    public static ScrollPane middle(TwoColumnPane columns) {
        columns.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        ScrollPane middle = new ScrollPane(columns);
        middle.setFitToWidth(true);
        middle.setFitToHeight(true);
        return middle;
    }
}

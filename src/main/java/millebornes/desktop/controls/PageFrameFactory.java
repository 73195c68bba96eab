package millebornes.desktop.controls;

import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// The common frame of pages: the landscape behind, a plate above, the panels below.
public final class PageFrameFactory {

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
        BorderPane page = new BorderPane();
        page.setTop(head);
        page.setCenter(middle);
        page.setBottom(foot);
        return page;
    }

    /// A title plate; opposite it the theme and language controls.
    public static HBox head(ScreenContext context, VBox says) {
        HBox head = ControlFactory.row(
                PageTitlePlateFactory.of(context, says),
                ControlFactory.spring(),
                LanguageThemeControlFactory.themes(context),
                LanguageThemeControlFactory.languages(context));
        head.setPadding(new Insets(Sizes.MARGIN, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    /// A plate with a title and a line below it.
    public static HBox head(ScreenContext context, String title, String line) {
        return head(
                context,
                new VBox(
                        ControlFactory.label(title, StyleClasses.PAGE_TITLE),
                        ControlFactory.label(line, StyleClasses.BODY)));
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

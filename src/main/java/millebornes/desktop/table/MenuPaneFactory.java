package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.art.SceneryArt.RoadsideStop;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.RoadsideHeader;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the menu of the table: the way back, then a tile for each page, at the end the ways to leave the table.
final class MenuPaneFactory {

    private static final double PICTURE = 176;

    /// The size of the icon on a tile and on a button of the last row, in px at the usual text size, and the greatest factor
    /// by which it is larger beside large text.
    private static final double SIGN = 72;

    private static final double SMALL_SIGN = 34;
    private static final double MOST_GROWTH = 1.4;

    /// The size of the arrow of the first button, in px at the usual text size.
    private static final double PLAY = 28;

    /// The width of the car of a new game, as a multiple of the height of an icon.
    private static final double CAR = 1.4;

    private MenuPaneFactory() {}

    /// Whether the window is full-screen; the menu offers the other state.
    public enum WindowSize {
        WINDOW,
        FULL_SCREEN
    }

    /// The opened menu.
    ///
    /// @param chosen called with the chosen item; Esc and a click beside the menu mean [MenuEntry#RESUME]
    public static ModalPane of(
            ScreenContext context, List<MenuEntry> entries, WindowSize size, Consumer<MenuEntry> chosen) {
        Words words = context.words();
        List<Button> buttons = new ArrayList<>();
        List<Button> tiles = new ArrayList<>();
        List<Button> leaving = new ArrayList<>();
        for (MenuEntry entry : entries) {
            boolean back = entry == MenuEntry.FULL_SCREEN && size == WindowSize.FULL_SCREEN;
            String text = words.text(back ? "menu.window" : entry.textKey());
            Button button = ControlFactory.button(entry.id(), text, () -> chosen.accept(entry));
            button.setGraphic(sign(context, entry, size));
            // All buttons of a row are equally wide.
            button.setPrefWidth(0);
            button.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(button, Priority.ALWAYS);
            switch (entry) {
                case RESUME -> button.getStyleClass().addAll(StyleClasses.MAIN_BUTTON, StyleClasses.LARGE);
                case NEW_GAME, HOME, QUIT -> {
                    button.getStyleClass().add(StyleClasses.ANSWER);
                    leaving.add(button);
                }
                case PHONES, RULES, SETTINGS, SAVES, FULL_SCREEN -> {
                    button.getStyleClass().add(StyleClasses.MENU_TILE);
                    boolean large = PageTitlePlate.isLarge(context);
                    button.setContentDisplay(large ? ContentDisplay.LEFT : ContentDisplay.TOP);
                    if (large) {
                        button.getStyleClass().add(StyleClasses.LARGE);
                    }
                    tiles.add(button);
                }
            }
            buttons.add(button);
        }
        int half = (tiles.size() + 1) / 2;
        VBox grid = new VBox(Sizes.SMALL_GAP, row(buttons.subList(0, 1)), row(tiles.subList(0, half)));
        HBox away = row(leaving);
        VBox.setMargin(away, new Insets(Sizes.SMALL_GAP, 0, 0, 0));
        grid.getChildren().addAll(row(tiles.subList(half, tiles.size())), away);
        Label title = ControlFactory.label(words.text("menu.title"), StyleClasses.PANEL_TITLE, StyleClasses.LARGE);
        VBox panel =
                new VBox(Sizes.PANEL_PADDING, RoadsideHeader.above(context, RoadsideStop.HALT, PICTURE, title), grid);
        panel.setId("table-menu");
        panel.setPrefWidth(context.look().textScale().of(RoadsideHeader.PANEL_WIDTH));
        return new ModalPane(panel, buttons, () -> chosen.accept(MenuEntry.RESUME));
    }

    /// A row of buttons that fill it.
    private static HBox row(List<Button> buttons) {
        HBox row = new HBox(Sizes.SMALL_GAP);
        row.getChildren().setAll(buttons);
        return row;
    }

    /// The icon of a menu item.
    private static Node sign(ScreenContext context, MenuEntry entry, WindowSize size) {
        return switch (entry) {
            case RESUME -> {
                FontIcon play = new FontIcon(MaterialDesignP.PLAY);
                SceneStyler.iconSize(play, context.look().textScale().of(PLAY));
                yield play;
            }
            case NEW_GAME -> {
                // A garage would look like the house of the page beside it.
                double side = growth(context) * SMALL_SIGN;
                yield new DrawingPane(context.art().cars().smallSide(Livery.B), CAR * side, side);
            }
            case PHONES -> page(context, PageSign.PHONES, SIGN);
            case RULES -> page(context, PageSign.RULES, SIGN);
            case SETTINGS -> page(context, PageSign.SETTINGS, SIGN);
            case SAVES -> page(context, PageSign.SAVES, SIGN);
            case FULL_SCREEN -> page(context, size == WindowSize.WINDOW ? PageSign.FULL_SCREEN : PageSign.WINDOW, SIGN);
            case HOME -> page(context, PageSign.HOME, SMALL_SIGN);
            case QUIT -> page(context, PageSign.QUIT, SMALL_SIGN);
        };
    }

    private static double growth(ScreenContext context) {
        return Math.min(MOST_GROWTH, context.look().textScale().of(1));
    }

    private static Node page(ScreenContext context, PageSign sign, double size) {
        double side = growth(context) * size;
        return new DrawingPane(context.art().signs().page(sign), side, side);
    }
}

package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The menu of the table: an icon and a text for each item, with the way back first.
final class MenuPaneFactory {

    private static final double WIDTH = 500;

    private static final int COLUMNS = 2;
    private static final double HALF = 50;

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
        for (MenuEntry entry : entries) {
            boolean back = entry == MenuEntry.FULL_SCREEN && size == WindowSize.FULL_SCREEN;
            String text = words.text(back ? "menu.window" : entry.textKey());
            Button button = ControlFactory.button(entry.id(), text, () -> chosen.accept(entry), StyleClasses.LARGE);
            if (entry == MenuEntry.RESUME) {
                button.getStyleClass().add(StyleClasses.MAIN_BUTTON);
            }
            button.setGraphic(new FontIcon(sign(entry, size)));
            button.setGraphicTextGap(Sizes.GAP);
            button.setAlignment(Pos.CENTER_LEFT);
            button.setMaxWidth(Double.MAX_VALUE);
            buttons.add(button);
        }
        GridPane grid = new GridPane(Sizes.SMALL_GAP, Sizes.SMALL_GAP);
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(HALF);
        grid.getColumnConstraints().setAll(half, half);
        grid.add(buttons.getFirst(), 0, 0, COLUMNS, 1);
        for (int at = 1; at < buttons.size(); at++) {
            int column = (at - 1) % COLUMNS;
            boolean alone = at == buttons.size() - 1 && column == 0;
            grid.add(buttons.get(at), column, 1 + (at - 1) / COLUMNS, alone ? COLUMNS : 1, 1);
        }
        VBox panel = new VBox(
                Sizes.PANEL_PADDING, ControlFactory.label(words.text("menu.title"), StyleClasses.PANEL_TITLE), grid);
        panel.setId("table-menu");
        panel.setPrefWidth(context.look().textScale().of(WIDTH));
        return new ModalPane(panel, buttons, () -> chosen.accept(MenuEntry.RESUME));
    }

    private static Ikon sign(MenuEntry entry, WindowSize size) {
        return switch (entry) {
            case RESUME -> MaterialDesignP.PLAY;
            case NEW_GAME -> MaterialDesignP.PLUS_THICK;
            case PHONES -> MaterialDesignC.CELLPHONE;
            case RULES -> MaterialDesignB.BOOK_OPEN_VARIANT;
            case SETTINGS -> MaterialDesignC.COG;
            case SAVES -> MaterialDesignB.BAG_SUITCASE;
            case FULL_SCREEN ->
                size == WindowSize.WINDOW ? MaterialDesignF.FULLSCREEN : MaterialDesignF.FULLSCREEN_EXIT;
            case HOME -> MaterialDesignH.HOME;
            case QUIT -> MaterialDesignE.EXIT_RUN;
        };
    }
}

package millebornes.desktop.phones;

import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.phones.PersonTileFactory.CodeEnlarger;
import millebornes.desktop.phones.PersonTileFactory.TileSize;
import millebornes.desktop.phones.PhonesViewState.AddressPlate;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Creates the panel by which phones find the table: its address on a road sign, a button for other addresses of this
/// machine, and the QR code that leads to a free seat.
final class AddressPanelFactory {

    /// The size of the QR code that leads to any free seat, in px including its margin, where each person's tile has a
    /// code of its own.
    private static final double CODE = 82;

    /// The text size from which this panel is the first of its page and its code as large as an only one, in %.
    static final int LARGE_PERCENT = 175;

    /// Its size where it is the only code.
    private static final double LARGE_CODE = 205;
    private static final double SAYS = 250;

    private AddressPanelFactory() {}

    /// @param tileSize the size of the people's tiles; with small ones, which have no codes, this code is large
    /// @param step called with 1 for the next address, -1 for the previous one
    static VBox of(
            ScreenContext context, AddressPlate plate, TileSize tileSize, IntConsumer step, CodeEnlarger enlarger) {
        Words words = context.words();
        VBox says = new VBox(
                ControlFactory.label(words.text("phones.room"), StyleClasses.STRONG),
                ControlFactory.label(words.text("phones.room.note"), StyleClasses.NOTE));
        says.setAlignment(Pos.CENTER_LEFT);
        says.setPrefWidth(context.look().textScale().of(SAYS));
        FlowPane row = new FlowPane(Sizes.GAP, Sizes.SMALL_GAP);
        row.setAlignment(Pos.CENTER);
        VBox panel = new VBox(Sizes.SMALL_GAP, row);
        panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        panel.setId("address");
        if (plate.host().isEmpty()) {
            row.getChildren().setAll(ControlFactory.label(plate.which(), StyleClasses.STRONG));
            return panel;
        }
        VBox address = new VBox(
                sign(words, plate, step, StyleClasses.ADDRESS_SCHEME, StyleClasses.ADDRESS_HOST),
                ControlFactory.label(plate.which(), StyleClasses.NOTE));
        address.setAlignment(Pos.CENTER);
        boolean isLarge =
                tileSize == TileSize.SMALL || context.look().textScale().percent() >= LARGE_PERCENT;
        double code = isLarge ? LARGE_CODE : CODE;
        row.getChildren().setAll(says, address, code(context, plate, code, enlarger));
        return panel;
    }

    /// The address alone, in the size of a headline, with the buttons for other addresses.
    static HBox smallSign(Words words, AddressPlate plate, IntConsumer step) {
        HBox row = sign(words, plate, step, StyleClasses.PANEL_TITLE, StyleClasses.PANEL_TITLE);
        row.setMinWidth(Region.USE_PREF_SIZE);
        return row;
    }

    private static HBox sign(Words words, AddressPlate plate, IntConsumer step, String schemeStyle, String hostStyle) {
        Label scheme = ControlFactory.label("http://", schemeStyle);
        Label host = ControlFactory.label(plate.host(), hostStyle);
        host.setId("address-host");
        HBox sign = new HBox(scheme, host);
        sign.setAlignment(Pos.BASELINE_CENTER);
        sign.getStyleClass().add(StyleClasses.ADDRESS_SIGN);
        sign.setMaxHeight(Region.USE_PREF_SIZE);
        HBox row = ControlFactory.row(sign);
        if (plate.isOneOfSeveral()) {
            row.getChildren().addFirst(arrow("address-before", MaterialDesignC.CHEVRON_LEFT, words, -1, step));
            row.getChildren().addLast(arrow("address-next", MaterialDesignC.CHEVRON_RIGHT, words, 1, step));
        }
        return row;
    }

    private static Button arrow(String id, Ikon ikon, Words words, int way, IntConsumer step) {
        return ControlFactory.icon(
                id,
                ikon,
                words.text(way > 0 ? "phones.address.next" : "phones.address.before"),
                () -> step.accept(way));
    }

    private static Button code(ScreenContext context, AddressPlate plate, double size, CodeEnlarger enlarger) {
        Words words = context.words();
        Button code = ControlFactory.button(
                "code-room",
                "",
                () -> enlarger.enlarge(words.text("phones.room"), plate.code()),
                StyleClasses.PICTURE_BUTTON);
        code.setGraphic(
                new QrCodeNode(plate.code(), size, context.look().theme().palette()));
        ControlFactory.explain(code, words.text("phones.code.room"));
        return code;
    }
}

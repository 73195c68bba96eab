package millebornes.desktop.phones;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.phones.PersonTileFactory.CodeEnlarger;
import millebornes.desktop.phones.PhonesViewState.AddressPlate;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Creates the panel by which phones find the table: its address on a road sign, a button for other addresses of this
/// machine, and the QR code that leads to a free seat.
final class AddressPanelFactory {

    /// The size of the QR code that leads to any free seat, in px including its margin: beside the address, and where
    /// the panel is a tile.
    private static final double CODE = 82;

    private static final double LARGE_CODE = 123;
    private static final double SAYS = 180;

    /// The greatest size of the address in a tile, in px at the usual text size.
    private static final double HOST = 17;

    /// The width of the warnings beside the address, in px at the usual text size.
    private static final double WARNINGS = 298;

    /// The arrangement of the panel.
    enum PanelShape {
        /// a row with an explanation
        ROW(LARGE_CODE),
        /// the same in a low window
        LOW_ROW(CODE),
        /// one of the tiles of the people
        TILE(LARGE_CODE);

        private final double code;

        PanelShape(double code) {
            this.code = code;
        }
    }

    private AddressPanelFactory() {}

    /// @param notices warnings: beside the address in a high row, else below everything
    /// @param step called with 1 for the next address, -1 for the previous one
    static VBox of(
            ScreenContext context,
            AddressPlate plate,
            PanelShape shape,
            List<Label> notices,
            IntConsumer step,
            CodeEnlarger enlarger) {
        Words words = context.words();
        Label title = ControlFactory.label(words.text("phones.room"), StyleClasses.STRONG);
        Label which = ControlFactory.label(plate.which(), StyleClasses.NOTE);
        FlowPane row = new FlowPane(Sizes.GAP, Sizes.SMALL_GAP) {

            // From edge to edge, in one row if there is room.
            @Override
            protected void layoutChildren() {
                double parts = getManagedChildren().stream()
                        .mapToDouble(part -> part.prefWidth(-1))
                        .sum();
                double room = getWidth() - snappedLeftInset() - snappedRightInset() - parts;
                double gap = Math.max(
                        Sizes.GAP,
                        Math.floor(room / Math.max(1, getManagedChildren().size() - 1)));
                setHgap(gap);
                super.layoutChildren();
            }
        };
        row.setAlignment(Pos.CENTER);
        row.setPadding(new Insets(0, Sizes.SMALL_GAP, 0, Sizes.TINY_GAP));
        VBox panel = centred(row);
        panel.setSpacing(Sizes.SMALL_GAP);
        panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        panel.setId("address");
        if (plate.host().isEmpty()) {
            row.getChildren().setAll(ControlFactory.label(plate.which(), StyleClasses.STRONG));
            panel.getChildren().addAll(notices);
            return panel;
        }
        Button code = code(context, plate, shape.code, enlarger);
        switch (shape) {
            case ROW, LOW_ROW -> {
                VBox says = new VBox(title, new BalancedLabel(words.text("phones.room.note"), StyleClasses.NOTE));
                says.setAlignment(Pos.CENTER_LEFT);
                says.setPrefWidth(context.look().textScale().of(SAYS));
                says.setSpacing(Sizes.LINE_GAP);
                HBox sign = withArrows(
                        words, plate, step, wideSign(plate, StyleClasses.ADDRESS_SCHEME, StyleClasses.ADDRESS_HOST));
                HBox own = ControlFactory.row(code, says);
                own.setSpacing(Sizes.PANEL_PADDING);
                // As high above the sign as below it, so that the sign is in the middle of the row.
                Region above = new Region();
                above.prefHeightProperty().bind(which.heightProperty());
                row.getChildren()
                        .setAll(own, shape == PanelShape.ROW ? centred(above, sign, which) : centred(sign, which));
                if (shape == PanelShape.ROW && !notices.isEmpty()) {
                    VBox warnings = new VBox(Sizes.SMALL_GAP);
                    warnings.getChildren().setAll(notices);
                    warnings.setAlignment(Pos.CENTER_LEFT);
                    warnings.setPrefWidth(context.look().textScale().of(WARNINGS));
                    row.getChildren().add(warnings);
                } else {
                    panel.getChildren().addAll(notices);
                }
            }
            case TILE -> {
                double letters = context.look().textScale().of(HOST);
                VBox sign = new VBox(
                        ControlFactory.label("http://", StyleClasses.SMALL),
                        host(new FittedLabel(plate.host(), letters, Sizes.SMALLEST_TEXT, StyleClasses.PHONE_NAME)));
                sign.getStyleClass().addAll(StyleClasses.ADDRESS_SIGN, StyleClasses.LOW);
                sign.setAlignment(Pos.CENTER);
                panel.getStyleClass().setAll(StyleClasses.PHONE_TILE, StyleClasses.PHONE_TILE_BODY, StyleClasses.LOW);
                panel.setSpacing(Sizes.LABEL_GAP);
                panel.getChildren()
                        .setAll(
                                new FittedLabel(title.getText(), letters, Sizes.SMALLEST_TEXT, StyleClasses.PHONE_NAME),
                                code,
                                sign);
                if (plate.isOneOfSeveral()) {
                    panel.getChildren().add(withArrows(words, plate, step, which));
                }
                panel.getChildren().addAll(notices);
            }
        }
        return panel;
    }

    /// The address, one button for the next one and the code, for the header of a page with large text.
    ///
    /// @param step called with 1 for the next address
    static HBox headRow(ScreenContext context, AddressPlate plate, IntConsumer step, CodeEnlarger enlarger) {
        HBox sign = wideSign(plate, StyleClasses.ADDRESS_LOW_SCHEME, StyleClasses.PANEL_TITLE);
        sign.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = ControlFactory.row(sign);
        if (plate.isOneOfSeveral()) {
            row.getChildren().add(arrow("address-next", MaterialDesignC.CHEVRON_RIGHT, context.words(), 1, step));
        }
        row.getChildren().add(code(context, plate, CODE, enlarger));
        row.getStyleClass().add(StyleClasses.HEAD_ADDRESS);
        row.setId("address");
        return row;
    }

    private static VBox centred(Node... parts) {
        VBox column = new VBox(Sizes.LINE_GAP, parts);
        column.setAlignment(Pos.CENTER);
        return column;
    }

    /// The address alone, in the size of a headline, with the buttons for other addresses.
    static HBox smallSign(Words words, AddressPlate plate, IntConsumer step) {
        HBox row = withArrows(words, plate, step, wideSign(plate, StyleClasses.PANEL_TITLE, StyleClasses.PANEL_TITLE));
        row.setMinWidth(Region.USE_PREF_SIZE);
        return row;
    }

    private static HBox wideSign(AddressPlate plate, String schemeStyle, String hostStyle) {
        HBox row = new HBox();
        row.setAlignment(Pos.BASELINE_CENTER);
        return sign(row, plate, schemeStyle, hostStyle);
    }

    private static Label host(Label host) {
        host.setId("address-host");
        return host;
    }

    /// Fills an empty row or column with the two parts of the address.
    private static <P extends Pane> P sign(P sign, AddressPlate plate, String schemeStyle, String hostStyle) {
        Label scheme = ControlFactory.label("http://", schemeStyle);
        sign.getChildren().setAll(scheme, host(ControlFactory.label(plate.host(), hostStyle)));
        sign.getStyleClass().add(StyleClasses.ADDRESS_SIGN);
        sign.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return sign;
    }

    /// Adds the buttons for other addresses to both sides of a node, if there are any.
    private static HBox withArrows(Words words, AddressPlate plate, IntConsumer step, Node middle) {
        HBox row = ControlFactory.row(middle);
        row.setAlignment(Pos.CENTER);
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

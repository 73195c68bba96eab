package millebornes.desktop.setup;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.StackPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.setup.OptionGroupsPane.SpanningTile;
import millebornes.desktop.setup.PictureTile.Said;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.controlsfx.control.textfield.CustomTextField;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;

/// Creates the tile with the field for the number of the deal. The same number deals the same cards.
final class DealNumberTileFactory {

    /// The id of the field.
    static final String FIELD = "deal-number";

    /// The id of the note below it.
    static final String NOTE = "deal-number-note";

    /// The greatest length of a text: more than any number or key has, whatever people write between its characters.
    private static final int LONGEST = 60;

    /// The width of the picture with two equal hands, in the units of a small landscape.
    private static final double HANDS = 206;

    /// The least width of the field, in px at the usual text size: nearly that of a key.
    private static final double NARROWEST = 240;

    /// The size of the die before a number that is left to chance, in px at the usual text size.
    private static final double DIE = 22;

    private static final PseudoClass MISTAKEN = PseudoClass.getPseudoClass("error");

    private DealNumberTileFactory() {}

    /// The tile, which is wide: a key has 26 characters.
    static SpanningTile of(SetupContext context) {
        Words words = context.words();
        Label name = ControlFactory.label(words.text("setup.deal"), StyleClasses.TILE_NAME);
        Label note = ControlFactory.label("", StyleClasses.TILE_NOTE);
        note.setId(NOTE);
        CustomTextField number = new CustomTextField();
        number.setText(context.model().typedDeal());
        FontIcon die = new FontIcon(MaterialDesignD.DICE_5_OUTLINE);
        SceneStyler.iconSize(die, context.screenContext().look().textScale().of(DIE));
        number.setLeft(new StackPane(die));
        number.setId(FIELD);
        number.setPromptText(words.text("setup.deal.prompt"));
        number.setAccessibleText(words.text("setup.deal"));
        number.setMinHeight(Sizes.TARGET);
        number.setMinWidth(context.screenContext().look().textScale().of(NARROWEST));
        number.setTextFormatter(
                new TextFormatter<String>(change -> change.getControlNewText().length() > LONGEST ? null : change));
        number.textProperty().subscribe(typed -> {
            context.model().deal(typed);
            tell(words, number, note, context.model().deal());
        });
        // The foot tells what was typed; it does so already when the tile is made.
        number.textProperty().subscribe((_, _) -> context.named().run());
        return new SpanningTile(
                OptionTileFactory.framing(
                        context, "deal", context.art().signs().deal(), HANDS, Said.withControl(name, note, number)),
                2);
    }

    /// Shows in the note what the typed number means, or what is wrong with it.
    private static void tell(Words words, TextField number, Label note, ParsedDealNumber parsedNumber) {
        boolean mistaken = parsedNumber instanceof ParsedDealNumber.Mistaken;
        number.pseudoClassStateChanged(MISTAKEN, mistaken);
        note.setText(
                switch (parsedNumber) {
                    case ParsedDealNumber.ByChance _, ParsedDealNumber.Chosen _ -> words.text("setup.deal.hint");
                    case ParsedDealNumber.Mistaken mistake -> words.text("setup.deal." + mistake.mistake());
                });
        note.getStyleClass().removeAll(StyleClasses.STRONG, StyleClasses.TILE_NOTE);
        note.getStyleClass().add(mistaken ? StyleClasses.STRONG : StyleClasses.TILE_NOTE);
        number.setAccessibleHelp(note.getText());
    }
}

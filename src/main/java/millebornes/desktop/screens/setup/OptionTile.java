package millebornes.desktop.screens.setup;

import atlantafx.base.controls.ToggleSwitch;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.engine.rules.Option;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// A switch of the game with what it means, or why it cannot be had.
final class OptionTile {

    private OptionTile() {}

    static Node of(SetupContext context, Switch shown) {
        Words words = context.words();
        String key = "option." + shown.option().name();
        String name = words.text(key);
        String note = shown.problem()
                .map(problem -> words.has(key + ".locked")
                        ? words.text(key + ".locked")
                        : context.sentences().problem(problem))
                .orElse(words.text(key + ".hint"));
        // The words have the whole width to themselves, so that long ones need not be broken in a narrow window.
        HBox signs = Controls.row(
                new FontIcon(icon(shown.option())),
                Controls.spring(),
                handle(context, shown, words.text("choice", name, note)));
        signs.setMinHeight(Sizes.TARGET);
        VBox tile = new VBox(signs, Controls.label(name, Styles.STRONG), Controls.label(note, Styles.NOTE));
        tile.getStyleClass().add(Styles.TILE);
        return tile;
    }

    private static Node handle(SetupContext context, Switch shown, String text) {
        ToggleSwitch handle = new ToggleSwitch();
        handle.setId("option-" + shown.option().name());
        handle.setAccessibleText(text);
        handle.setSelected(shown.isOn());
        handle.setDisable(!shown.isPossible());
        // This switch hears the mouse only.
        handle.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
                event.consume();
                handle.fire();
            }
        });
        handle.selectedProperty()
                .subscribe((before, now) -> context.change(
                        () -> context.model().flip(shown.option(), now ? Switch.State.ON : Switch.State.OFF)));
        return shown.isPossible() ? handle : new FontIcon(MaterialDesignL.LOCK);
    }

    private static Ikon icon(Option option) {
        return switch (option) {
            case SCORING -> MaterialDesignS.STAR;
            case ACCELERATED -> MaterialDesignC.CARDS;
            case EXTENDED -> MaterialDesignR.REFRESH;
            case TARGET -> MaterialDesignF.FLAG_CHECKERED;
            case MATCH_TO, ROUNDS -> MaterialDesignC.CHART_BAR;
            case EXTENSION -> MaterialDesignM.MAP_MARKER_DISTANCE;
            case CAPOT -> MaterialDesignC.CAR_OFF;
            case SAFETY_CLEARS -> MaterialDesignS.SHIELD_CHECK;
            case NO_LONG_BONUS -> MaterialDesignS.SPEEDOMETER_SLOW;
            case CUMULATE -> MaterialDesignL.LAYERS_PLUS;
            case RESHUFFLE -> MaterialDesignS.SHUFFLE;
            case WRONG_WAY -> MaterialDesignA.ARROW_U_LEFT_TOP;
            case ADJACENT_PARTNERS -> MaterialDesignA.ACCOUNT_MULTIPLE;
            case SHORT_DECK -> MaterialDesignT.TABLE_MINUS;
        };
    }
}

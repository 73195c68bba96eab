package millebornes.desktop.screens.setup;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.screens.setup.model.SetupModel;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Who plays: one row a seat, and the way to one more.
final class PlayersPanel {

    private static final int TALL_ROWS = 4;
    private static final int FLAT_ROWS = 6;

    private PlayersPanel() {}

    static Node of(SetupContext context) {
        Words words = context.words();
        SetupModel model = context.model();
        HBox title = ControlFactory.row(
                ControlFactory.label(words.text("setup.who"), StyleClasses.PANEL_TITLE),
                ControlFactory.spring(),
                FirstPlayerButton.legend(context));
        int seats = model.sitters().size();
        SeatSetupRow.RowHeight height = height(seats);
        VBox panel = new VBox(height == SeatSetupRow.RowHeight.LOW ? Sizes.LINE_GAP : Sizes.SMALL_GAP, title);
        for (int seat = 0; seat < seats; seat++) {
            panel.getChildren().add(SeatSetupRow.of(context, seat, height));
        }
        if (model.edition().opponents() == Edition.OpponentsRule.PERSON_AGAINST_COMPUTER) {
            panel.getChildren().add(ControlFactory.label(words.text("setup.micro.computer"), StyleClasses.NOTE));
        } else if (height != SeatSetupRow.RowHeight.LOW || model.larger().isPresent()) {
            panel.getChildren().add(more(context));
        }
        panel.getStyleClass().add(StyleClasses.PANEL);
        if (height == SeatSetupRow.RowHeight.LOW) {
            panel.getStyleClass().add(StyleClasses.LOW);
        }
        return panel;
    }

    private static SeatSetupRow.RowHeight height(int seats) {
        if (seats <= TALL_ROWS) {
            return SeatSetupRow.RowHeight.TALL;
        }
        return seats <= FLAT_ROWS ? SeatSetupRow.RowHeight.FLAT : SeatSetupRow.RowHeight.LOW;
    }

    private static Node more(SetupContext context) {
        Words words = context.words();
        SetupModel model = context.model();
        if (model.larger().isEmpty()) {
            Label full = ControlFactory.label(
                    words.text("setup.full.seats", model.sitters().size()), StyleClasses.NOTE, StyleClasses.DASHED);
            full.setMaxWidth(Double.MAX_VALUE);
            return full;
        }
        TeamFormat larger = model.larger().get();
        boolean single = larger.seats() == model.sitters().size() + 1;
        String text = single
                ? words.text("setup.add")
                : words.text("setup.addTeams", larger.seats(), words.text("number." + larger.teams()));
        Button add = ControlFactory.button(
                "add-player", text, () -> context.change(() -> model.form(larger)), StyleClasses.DASHED);
        add.setGraphic(new FontIcon(MaterialDesignP.PLUS));
        add.setMaxWidth(Double.MAX_VALUE);
        add.setMinHeight(Region.USE_PREF_SIZE);
        return add;
    }
}

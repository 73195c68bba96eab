package millebornes.desktop.screens.setup;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Who plays: one row a seat, and the way to one more.
final class WhoPanel {

    private static final int TALL_ROWS = 4;
    private static final int FLAT_ROWS = 6;

    private WhoPanel() {}

    static Node of(SetupContext context) {
        Words words = context.words();
        SetupModel model = context.model();
        HBox title = Controls.row(
                Controls.label(words.text("setup.who"), StyleClasses.PANEL_TITLE),
                Controls.spring(),
                MarkButton.legend(context));
        int seats = model.sitters().size();
        SeatRow.Height height = height(seats);
        VBox panel = new VBox(height == SeatRow.Height.LOW ? Sizes.LINE_GAP : Sizes.SMALL_GAP, title);
        for (int seat = 0; seat < seats; seat++) {
            panel.getChildren().add(SeatRow.of(context, seat, height));
        }
        if (model.edition().opponents() == Edition.OpponentsRule.PERSON_AGAINST_COMPUTER) {
            panel.getChildren().add(Controls.label(words.text("setup.micro.computer"), StyleClasses.NOTE));
        } else if (height != SeatRow.Height.LOW || model.larger().isPresent()) {
            panel.getChildren().add(more(context));
        }
        panel.getStyleClass().add(StyleClasses.PANEL);
        if (height == SeatRow.Height.LOW) {
            panel.getStyleClass().add(StyleClasses.LOW);
        }
        return panel;
    }

    private static SeatRow.Height height(int seats) {
        if (seats <= TALL_ROWS) {
            return SeatRow.Height.TALL;
        }
        return seats <= FLAT_ROWS ? SeatRow.Height.FLAT : SeatRow.Height.LOW;
    }

    private static Node more(SetupContext context) {
        Words words = context.words();
        SetupModel model = context.model();
        if (model.larger().isEmpty()) {
            Label full = Controls.label(
                    words.text("setup.full.seats", model.sitters().size()), StyleClasses.NOTE, StyleClasses.DASHED);
            full.setMaxWidth(Double.MAX_VALUE);
            return full;
        }
        TeamFormat larger = model.larger().get();
        boolean single = larger.seats() == model.sitters().size() + 1;
        String text = single
                ? words.text("setup.add")
                : words.text("setup.addTeams", larger.seats(), words.text("number." + larger.teams()));
        Button add = Controls.button("add-player", text, () -> context.change(() -> model.form(larger)), StyleClasses.DASHED);
        add.setGraphic(new FontIcon(MaterialDesignP.PLUS));
        add.setMaxWidth(Double.MAX_VALUE);
        add.setMinHeight(Region.USE_PREF_SIZE);
        return add;
    }
}

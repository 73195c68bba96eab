package millebornes.desktop.rules;

import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;

/// Creates the table of hazards, each with the remedy that lifts it and the safety that protects from it.
record HazardRemedyTableFactory(RuleCardArt cardArt) {

    private static final double TOKEN = 38;
    private static final int COLUMNS = 3;

    Region node() {
        GridPane table = new GridPane();
        table.getStyleClass().add(StyleClasses.SHEET);
        for (int column = 0; column < COLUMNS; column++) {
            ColumnConstraints third = new ColumnConstraints();
            third.setPercentWidth(100.0 / COLUMNS);
            third.setHalignment(HPos.LEFT);
            table.getColumnConstraints().add(third);
        }
        table.addRow(0, head("hazard"), head("remedy"), head("safety"));
        for (Hazard hazard : Hazard.values()) {
            table.addRow(hazard.ordinal() + 1, cell(hazard), cell(hazard.remedy()), cell(hazard.safety()));
        }
        return table;
    }

    private Node head(String family) {
        HBox cell =
                new HBox(ControlFactory.label(cardArt.words().text("rules.matching." + family), StyleClasses.SECTION));
        cell.getStyleClass().add(StyleClasses.SHEET_CELL);
        return cell;
    }

    private Node cell(Card card) {
        Label name = ControlFactory.label(cardArt.words().text("card." + card.name()), StyleClasses.BODY);
        HBox cell = ControlFactory.row(cardArt.token(card, TOKEN), name);
        cell.setSpacing(Sizes.SMALL_GAP);
        cell.getStyleClass().add(StyleClasses.SHEET_CELL);
        return cell;
    }
}

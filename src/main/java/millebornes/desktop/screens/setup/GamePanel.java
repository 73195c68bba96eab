package millebornes.desktop.screens.setup;

import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.ScoringMode;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Which game: the way of winning or the edition first, its switches folded away behind one line, the other editions
/// below.
final class GamePanel {

    private static final double LEAST_WIDTH = 380;

    private GamePanel() {}

    /// @param unfolded whether the switches are shown
    static Node of(SetupContext context, BooleanProperty unfolded) {
        Words words = context.words();
        Edition edition = context.model().edition();
        boolean winning = edition.hasChoiceOfScoring();
        WinningTile.Size size = unfolded.get() ? WinningTile.Size.SMALL : WinningTile.Size.LARGE;
        VBox panel = new VBox(
                Sizes.SMALL_GAP,
                Controls.row(
                        Controls.label(words.text("setup.which"), StyleClasses.PANEL_TITLE),
                        Controls.spring(),
                        Controls.label(winning ? words.text("edition." + edition.id()) : "", StyleClasses.SECTION)),
                winning
                        ? Tile.pairs(
                                WinningTile.of(context, ScoringMode.JUNIOR, size),
                                WinningTile.of(context, ScoringMode.EXPERT, size))
                        : EditionTile.of(context, size));
        boolean tables = TablesTile.isChoice(context.model());
        if (tables && !winning) {
            panel.getChildren().add(TablesTile.of(context));
        }
        panel.getChildren().add(fold(context, unfolded));
        if (unfolded.get()) {
            panel.getChildren()
                    .add(Tile.pairs(context.model().switches().stream()
                            .map(shown -> OptionTile.of(context, shown))
                            .toArray(Node[]::new)));
            panel.getChildren().add(LengthTile.of(context));
            if (tables && winning) {
                panel.getChildren().add(TablesTile.of(context));
            }
        }
        panel.getChildren().add(OtherEditions.of(context));
        panel.getStyleClass().add(StyleClasses.PANEL);
        panel.setMinWidth(context.app().look().textScale().of(LEAST_WIDTH));
        return panel;
    }

    private static Node fold(SetupContext context, BooleanProperty unfolded) {
        Words words = context.words();
        Button fold = Controls.button(
                "more-settings",
                words.text(unfolded.get() ? "setup.less" : "setup.more"),
                () -> context.change(() -> unfolded.set(!unfolded.get())),
                StyleClasses.FLAT_BUTTON);
        fold.setGraphic(new FontIcon(unfolded.get() ? MaterialDesignC.CHEVRON_UP : MaterialDesignC.CHEVRON_DOWN));
        return fold;
    }
}

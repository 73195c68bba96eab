package millebornes.desktop.screens.setup;

import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
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
        ScoringTile.Size size = unfolded.get() ? ScoringTile.Size.SMALL : ScoringTile.Size.LARGE;
        VBox panel = new VBox(
                Sizes.SMALL_GAP,
                ControlFactory.row(
                        ControlFactory.label(words.text("setup.which"), StyleClasses.PANEL_TITLE),
                        ControlFactory.spring(),
                        ControlFactory.label(
                                winning ? words.text("edition." + edition.id()) : "", StyleClasses.SECTION)),
                winning
                        ? PressableTile.pairs(
                                ScoringTile.of(context, ScoringMode.JUNIOR, size),
                                ScoringTile.of(context, ScoringMode.EXPERT, size))
                        : ChosenEditionTile.of(context, size));
        boolean tables = SeatingTile.isChoice(context.model());
        if (tables && !winning) {
            panel.getChildren().add(SeatingTile.of(context));
        }
        panel.getChildren().add(fold(context, unfolded));
        if (unfolded.get()) {
            panel.getChildren()
                    .add(PressableTile.pairs(context.model().switches().stream()
                            .map(shown -> OptionTile.of(context, shown))
                            .toArray(Node[]::new)));
            panel.getChildren().add(MatchLengthTile.of(context));
            if (tables && winning) {
                panel.getChildren().add(SeatingTile.of(context));
            }
        }
        panel.getChildren().add(OtherEditionsPanel.of(context));
        panel.getStyleClass().add(StyleClasses.PANEL);
        panel.setMinWidth(context.app().look().textScale().of(LEAST_WIDTH));
        return panel;
    }

    private static Node fold(SetupContext context, BooleanProperty unfolded) {
        Words words = context.words();
        Button fold = ControlFactory.button(
                "more-settings",
                words.text(unfolded.get() ? "setup.less" : "setup.more"),
                () -> context.change(() -> unfolded.set(!unfolded.get())),
                StyleClasses.FLAT_BUTTON);
        fold.setGraphic(new FontIcon(unfolded.get() ? MaterialDesignC.CHEVRON_UP : MaterialDesignC.CHEVRON_DOWN));
        return fold;
    }
}

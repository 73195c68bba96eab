package millebornes.desktop.screens.setup;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.screens.setup.model.SetupModel;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.engine.rules.Setup;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// What all the choices mean, in a sentence, and the one main button.
final class SetupFooter {

    private SetupFooter() {}

    /// @param roomy whether the window leaves room for more than has to be said
    static Node of(SetupContext context, Runnable play, ObservableBooleanValue roomy) {
        Words words = context.words();
        Setup setup = context.model().setup();
        Node live = ControlFactory.label(words.text("setup.live"), StyleClasses.NOTE);
        ControlFactory.onlyWhile(live, roomy);
        VBox says = new VBox(
                live,
                ControlFactory.label(context.sentences().game(setup), StyleClasses.LIVE_SENTENCE),
                ControlFactory.label(first(context), StyleClasses.BODY));
        says.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(says, Priority.ALWAYS);
        Button button = ControlFactory.button(
                "play", words.text("setup.play"), play, StyleClasses.MAIN_BUTTON, StyleClasses.HUGE);
        button.setGraphic(new FontIcon(MaterialDesignP.PLAY));
        button.setContentDisplay(ContentDisplay.RIGHT);
        button.setDefaultButton(true);
        HBox foot = new HBox(Sizes.GAP, says, button);
        foot.setAlignment(Pos.CENTER);
        foot.paddingProperty()
                .bind(Bindings.when(roomy).then(padding(Sizes.PANEL_PADDING)).otherwise(padding(Sizes.SMALL_GAP)));
        foot.getStyleClass().add(StyleClasses.FOOT);
        return foot;
    }

    private static Insets padding(double upright) {
        return new Insets(upright, 2 * Sizes.GAP, upright, 2 * Sizes.GAP);
    }

    /// Who begins, and where somebody deals, who does.
    private static String first(SetupContext context) {
        SetupModel model = context.model();
        String first = context.names().get(model.first());
        return switch (model.edition().starter()) {
            case YOUNGEST, PERSON -> context.sentences().first(first);
            case LEFT_OF_DEALER ->
                context.words()
                        .text(
                                "setup.dealer.first",
                                context.names().get(model.marked().orElseThrow()),
                                first);
        };
    }
}

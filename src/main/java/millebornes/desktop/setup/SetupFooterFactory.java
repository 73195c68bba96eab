package millebornes.desktop.setup;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.bot.BotLevel;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// A summary of all choices, the link to rarer ones, and the main button.
final class SetupFooterFactory {

    private SetupFooterFactory() {}

    /// @param unfolded whether all switches are shown
    /// @param phones whether people want their cards on phones; null if that is impossible
    /// @param roomy whether there is room for optional texts
    static Node of(
            SetupContext context,
            Runnable play,
            BooleanProperty unfolded,
            @Nullable BooleanProperty phones,
            ObservableBooleanValue roomy) {
        VBox says = meaning(context, roomy);
        HBox.setHgrow(says, Priority.ALWAYS);
        Button button = play(context, play);
        button.getStyleClass().add(StyleClasses.HUGE);
        HBox foot = foot(says, more(context, unfolded), button);
        addPhones(foot, context, phones);
        foot.paddingProperty().bind(roomy.map(room -> padding(room ? Sizes.PANEL_PADDING : Sizes.SMALL_GAP)));
        return foot;
    }

    /// The foot for large text in a low window: only the buttons.
    static Node low(SetupContext context, Runnable play, BooleanProperty unfolded, @Nullable BooleanProperty phones) {
        HBox foot = foot(ControlFactory.spring(), more(context, unfolded), play(context, play));
        addPhones(foot, context, phones);
        foot.setPadding(padding(Sizes.LINE_GAP));
        return foot;
    }

    /// A summary of all choices and the starting player.
    static VBox meaning(SetupContext context, ObservableBooleanValue roomy) {
        VBox says = new VBox(sentence(context, roomy), ControlFactory.label(begin(context), StyleClasses.BODY));
        strength(context).ifPresent(level -> {
            Label label = ControlFactory.label(
                    context.words().text("level." + level.textKey() + ".measured"), StyleClasses.NOTE);
            label.setId("strength");
            ControlFactory.onlyWhile(label, roomy);
            says.getChildren().add(label);
        });
        says.setAlignment(Pos.CENTER_LEFT);
        return says;
    }

    /// The common level of all computer players; empty if they differ, or if there are none.
    private static Optional<BotLevel> strength(SetupContext context) {
        Set<BotLevel> levels = EnumSet.noneOf(BotLevel.class);
        for (SetupPlayer player : context.model().sitters()) {
            BotLevel level = player.level();
            if (level != null) {
                levels.add(level);
            }
        }
        return levels.size() == 1 ? Optional.of(levels.iterator().next()) : Optional.empty();
    }

    private static HBox foot(Node... parts) {
        HBox foot = new HBox(Sizes.GAP, parts);
        foot.setAlignment(Pos.CENTER);
        foot.getStyleClass().add(StyleClasses.FOOT);
        return foot;
    }

    /// The switch is next to the main button.
    private static void addPhones(HBox foot, SetupContext context, @Nullable BooleanProperty phones) {
        if (phones != null) {
            ToggleButton wanted = new ToggleButton(context.words().text("setup.phones"));
            wanted.setId("phones");
            wanted.setGraphic(new FontIcon(MaterialDesignC.CELLPHONE));
            wanted.setMinWidth(Region.USE_PREF_SIZE);
            wanted.getStyleClass().addAll(StyleClasses.FOOT_BUTTON, StyleClasses.PHONES_SWITCH);
            ControlFactory.explain(wanted, context.words().text("setup.phones.note"));
            wanted.setSelected(phones.get());
            wanted.selectedProperty().subscribe(phones::set);
            foot.getChildren().add(foot.getChildren().size() - 1, wanted);
        }
    }

    private static Button more(SetupContext context, BooleanProperty unfolded) {
        Button more = ControlFactory.button(
                "more-settings",
                context.words().text(unfolded.get() ? "setup.less" : "setup.more"),
                () -> context.change(() -> unfolded.set(!unfolded.get())),
                StyleClasses.QUIET_FOOT_BUTTON);
        more.setGraphic(new FontIcon(unfolded.get() ? MaterialDesignC.CHEVRON_DOWN : MaterialDesignC.CHEVRON_UP));
        return more;
    }

    private static Button play(SetupContext context, Runnable play) {
        Button button =
                ControlFactory.button("play", context.words().text("setup.play"), play, StyleClasses.MAIN_BUTTON);
        button.setGraphic(new FontIcon(MaterialDesignP.PLAY));
        button.setContentDisplay(ContentDisplay.RIGHT);
        button.setDefaultButton(true);
        return button;
    }

    private static Node sentence(SetupContext context, ObservableBooleanValue roomy) {
        Label sentence =
                new BalancedLabel(context.sentences().game(context.model().setup()));
        roomy.subscribe(room -> {
            sentence.getStyleClass().removeAll(StyleClasses.LIVE_SENTENCE, StyleClasses.STRONG);
            sentence.getStyleClass().add(room ? StyleClasses.LIVE_SENTENCE : StyleClasses.STRONG);
        });
        return sentence;
    }

    private static Insets padding(double upright) {
        return new Insets(upright, 2 * Sizes.GAP, upright, 2 * Sizes.GAP);
    }

    /// The starting player, and the deal if one was chosen.
    private static String begin(SetupContext context) {
        return context.model().deal() instanceof DealNumberInput.Chosen chosen
                ? context.words()
                        .text("setup.deal.chosen", first(context), chosen.seed().spoken())
                : first(context);
    }

    /// The player who begins or, in some editions, deals.
    private static String first(SetupContext context) {
        SetupModel model = context.model();
        String first = context.names().get(model.first());
        return switch (model.edition().firstSeatRule()) {
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

package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.bot.BotLevel;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Setup;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// Creates the foot of the set-up page: a summary of all choices, the link to rarer ones, and the main button.
final class SetupFooterFactory {

    /// The id of the button that opens the page of the rarer options, and of the one that closes it.
    static final String MORE = "more-settings";

    /// The size of the letters on the main button, in px at the usual text size, and at most.
    private static final double PLAY = 32;

    private static final double MOST_PLAY = 46;

    private SetupFooterFactory() {}

    /// @param home goes back to the page before
    /// @param more opens the page of the rarer options
    static Node of(SetupContext context, Runnable home, Runnable play, Runnable more) {
        List<Region> left = new ArrayList<>();
        left.add(PageFrameFactory.back(context.screenContext(), "home", home));
        left.add(PageFrameFactory.way(
                MORE, MaterialDesignT.TUNE_VARIANT, context.words().text("setup.more"), more));
        BooleanProperty phones = context.phones();
        if (phones != null) {
            left.add(phones(context, phones));
        }
        return PageFrameFactory.foot(context.screenContext(), left, meaning(context), play(context, play));
    }

    /// The foot of the page of the rarer options.
    ///
    /// @param back goes back to the set-up page
    static Node ofMore(SetupContext context, Runnable back, Runnable play) {
        return PageFrameFactory.foot(
                context.screenContext(),
                List.of(PageFrameFactory.back(context.screenContext(), MORE, back)),
                meaning(context),
                play(context, play));
    }

    /// A summary of all choices and the starting player: two lines of about the same length, which leave the buttons
    /// their words in any language. Where the foot has no room for it, a shorter one without the teams.
    private static VBox meaning(SetupContext context) {
        Setup setup = context.model().setup();
        Label whole = new BalancedLabel(
                context.sentences().game(setup) + " " + begin(context), StyleClasses.LIVE_SENTENCE, StyleClasses.NOTE);
        Label shorter = new BalancedLabel(context.sentences().summary(setup), StyleClasses.LIVE_SENTENCE);
        ControlFactory.onlyWhile(shorter, whole.visibleProperty().not());
        VBox says = new VBox(whole, shorter);
        says.setAlignment(Pos.CENTER_LEFT);
        return says;
    }

    /// A text about the level of the computer players; empty if they differ, or if there are none.
    static Optional<Label> strengthNote(SetupContext context) {
        return strength(context).map(level -> {
            Label label = ControlFactory.label(
                    context.words().text("level." + level.textKey() + ".measured"), StyleClasses.NOTE);
            label.setId("strength");
            return label;
        });
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

    /// The switch that puts people's cards on their phones.
    private static ToggleButton phones(SetupContext context, BooleanProperty phones) {
        ToggleButton wanted = new ToggleButton(context.words().text("setup.phones"));
        wanted.setId("phones");
        FontIcon sign = new FontIcon();
        wanted.setGraphic(sign);
        wanted.getStyleClass().addAll(StyleClasses.FOOT_BUTTON, StyleClasses.PHONES_SWITCH);
        ControlFactory.explain(wanted, context.words().text("setup.phones.note"));
        wanted.setSelected(phones.get());
        wanted.selectedProperty().subscribe(on -> {
            sign.setIconCode(on ? MaterialDesignC.CELLPHONE_CHECK : MaterialDesignC.CELLPHONE);
            phones.set(on);
        });
        return wanted;
    }

    private static Button play(SetupContext context, Runnable play) {
        Button button = PageFrameFactory.main(
                "play", MaterialDesignP.PLAY, context.words().text("setup.play"), play);
        button.getStyleClass().add(StyleClasses.START_BUTTON);
        button.setContentDisplay(ContentDisplay.RIGHT);
        TextScale scale = context.screenContext().look().textScale();
        SceneStyler.textSize(button, Math.min(MOST_PLAY, scale.of(PLAY)));
        SceneStyler.iconSize((FontIcon) button.getGraphic(), Math.min(MOST_PLAY, scale.of(PLAY)));
        button.setDefaultButton(true);
        return button;
    }

    /// The sentence about the starting player, and about the deal if one was chosen.
    private static String begin(SetupContext context) {
        return context.model().deal() instanceof ParsedDealNumber.Chosen chosen
                ? context.words()
                        .text("setup.deal.chosen", first(context), chosen.seed().spoken())
                : first(context);
    }

    /// The sentence about the player who begins or, in some editions, deals.
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

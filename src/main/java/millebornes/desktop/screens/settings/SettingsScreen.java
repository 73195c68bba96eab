package millebornes.desktop.screens.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.Backdrop;
import millebornes.desktop.screens.common.Choice;
import millebornes.desktop.screens.common.Columns;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.HintStep;
import millebornes.desktop.screens.common.Hints;
import millebornes.desktop.screens.common.PageFrame;
import millebornes.desktop.screens.common.Plaque;
import millebornes.desktop.screens.common.Remade;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.screens.common.Usual;
import millebornes.desktop.theme.Look;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.desktop.theme.TextScale;

/// How the program speaks, looks, moves and sounds, and which letters do what. Every choice shows at once, on this very
/// page.
public final class SettingsScreen implements Screen {

    private static final double LEAST = 440;
    private static final double LEFT = 0.5;

    private final AppContext context;
    private final Runnable back;
    private final StackPane root;

    /// @param back leads to where the page was opened from
    public SettingsScreen(AppContext context, Runnable back) {
        this.context = context;
        this.back = back;
        Remade page = new Remade(
                this::page,
                context.lookProperty(),
                context.languageProperty(),
                context.paceProperty(),
                context.hintsProperty());
        this.root = new StackPane(Backdrop.of(context), page);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup("#back").requestFocus();
        context.sounds().look();
    }

    @Override
    public void hidden() {}

    private Node page() {
        BorderPane page = new BorderPane(middle());
        page.setTop(head());
        return page;
    }

    private Node head() {
        VBox says = new VBox(Controls.label(context.words().text("settings.title"), Styles.PAGE_TITLE));
        Button done =
                Controls.button("back", context.words().text("settings.done"), back, Styles.MAIN_BUTTON, Styles.LARGE);
        done.setCancelButton(true);
        HBox head = Controls.row(Plaque.of(context, says), Controls.spring(), done);
        head.setPadding(new Insets(Sizes.MARGIN, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    private Node middle() {
        VBox left = panel(
                line("settings.language", Usual.languages(context)),
                line("settings.theme", Usual.namedThemes(context)),
                line("settings.text", texts()),
                line("settings.pace", paces()),
                line("hint.mode", hints()),
                new SoundPart(context));
        VBox right = panel(new LettersPart(context));
        return PageFrame.middle(new Columns(left, right, LEFT));
    }

    private VBox panel(Node... things) {
        VBox panel = new VBox(Sizes.GAP, things);
        panel.setMinWidth(context.look().textScale().of(LEAST));
        panel.getStyleClass().add(Styles.PANEL);
        return panel;
    }

    private Node line(String key, Node choice) {
        return Controls.column(Controls.label(context.words().text(key), Styles.SECTION), choice);
    }

    private Node texts() {
        List<Choice<Integer>> choices = Stream.iterate(
                        TextScale.LEAST, percent -> percent <= TextScale.MOST, percent -> percent + 25)
                .map(percent ->
                        Choice.of("text-" + percent, percent, context.words().text("settings.text.percent", percent)))
                .toList();
        return Choice.groove(
                context.words(),
                context.words().text("settings.text"),
                choices,
                context.look().textScale().percent(),
                percent -> context.look(new Look(context.look().theme(), new TextScale(percent))));
    }

    /// One choice for every game; a table changes it for its own kind of game only.
    private Node hints() {
        List<Choice<HintStep>> choices = Arrays.stream(HintStep.values())
                .map(step -> Choice.of(
                        "hints-" + step.name().toLowerCase(Locale.ROOT),
                        step,
                        context.words().text(step.words())))
                .toList();
        return Choice.groove(
                context.words(),
                context.words().text("hint.mode"),
                choices,
                context.hints().usual(),
                step -> context.hints(Hints.everywhere(step)));
    }

    private Node paces() {
        List<Choice<Pace>> choices = Arrays.stream(Pace.values())
                .map(pace -> Choice.of(
                        "pace-" + pace.name().toLowerCase(Locale.ROOT),
                        pace,
                        context.words().text("settings.pace." + pace.name())))
                .toList();
        return Choice.groove(
                context.words(), context.words().text("settings.pace"), choices, context.pace(), context::pace);
    }
}

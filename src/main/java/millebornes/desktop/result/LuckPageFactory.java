package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.scene.text.TextAlignment;
import millebornes.bot.BotCharacter;
import millebornes.desktop.art.IconArt;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.FlagOption;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;
import millebornes.words.Words;

/// Creates the page of luck and play: what the cards gave, what everybody made of them, and the explanation that nobody
/// could have chosen the cards.
final class LuckPageFactory {

    /// The size of a sign in the picture of a reason, the height of that picture and the size of the sign beside the
    /// figure, in px; the last one at the usual text size.
    private static final double FACT_SIGN = 62;

    private static final double FACT_PICTURE = 76;
    private static final double FIGURE_SIGN = 40;

    /// The radius of the disc behind an icon of luck or play, in the units of that icon.
    private static final double DISC = 24;

    /// The least width of a reason, in px at the usual text size.
    private static final double LEAST_FACT = 150;

    /// The least width of a panel, in px at the usual text size; beside large text it is the only one in its line.
    private static final double LEAST_PANEL = 400;

    private static final double LARGE_TEXT_PANEL = 640;

    private final ResultContext context;
    private final Words words;
    private final Runnable watch;

    /// @param watch opens the replay with all hands open
    LuckPageFactory(ResultContext context, Runnable watch) {
        this.context = context;
        this.words = context.words();
        this.watch = watch;
    }

    /// The report, or the progress of its computation.
    ///
    /// @param form how each team's figures are arranged
    Region report(Optional<LuckReport> found, LuckTileFactory.Form form) {
        VBox panel = panel();
        panel.setSpacing(Sizes.TIGHT_PADDING);
        if (found.isEmpty()) {
            Label counting = ControlFactory.label(words.text("luck.counting"), StyleClasses.BODY);
            counting.setId("luck-counting");
            panel.getChildren().add(counting);
            return panel;
        }
        LuckSentences sentences = new LuckSentences(context, found.get());
        Label head = ControlFactory.label(sentences.headline(), StyleClasses.PANEL_TITLE);
        head.setId("luck-headline");
        Label second = ControlFactory.label(sentences.second(), StyleClasses.BODY);
        // Side by side where there is room, so that all tiles are seen whole.
        FlowPane both = new FlowPane(Sizes.GAP, 0, head, second);
        both.setRowValignment(VPos.BASELINE);
        both.setMinHeight(Region.USE_PREF_SIZE);
        Region tiles = new LuckTileFactory(context, sentences, form).all();
        panel.getChildren().addAll(both, tiles);
        VBox.setVgrow(tiles, Priority.ALWAYS);
        return panel;
    }

    /// The explanation why the computer players cannot cheat.
    Region fairness(Optional<LuckReport> found) {
        VBox panel = panel();
        panel.setSpacing(Sizes.SMALL_GAP);
        panel.getChildren().add(ControlFactory.label(words.text("luck.fair"), StyleClasses.PANEL_TITLE));
        panel.getChildren().addAll(facts(found));
        return panel;
    }

    /// The sentences of that explanation, without a title.
    List<Node> facts(Optional<LuckReport> found) {
        List<Node> facts = new ArrayList<>();
        found.map(report -> new LuckSentences(context, report))
                .flatMap(this::computers)
                .ifPresent(facts::add);
        IconArt signs = context.art().signs();
        List<Region> reasons = new ArrayList<>(List.of(
                fact("luck.fair.shuffled", signs.option(FlagOption.RESHUFFLE)),
                fact(
                        "luck.fair.seen",
                        context.art().drivers().face(DriverFace.of(BotCharacter.BOLD), FaceMood.SMILE),
                        signs.option(FlagOption.KEEP_SAFETIES)),
                fact(
                        "luck.fair.counted",
                        onDisc(context.art().luck().clover()),
                        onDisc(context.art().luck().wheel()))));
        boolean isOver = context.model().isMatchOver();
        reasons.add(
                isOver
                        ? fact("luck.fair.open", signs.deal())
                        : fact("luck.fair.later", signs.option(FlagOption.ACCELERATED)));
        EvenColumnsPane tiles = new EvenColumnsPane(
                reasons, context.screenContext().look().textScale().of(LEAST_FACT), Sizes.SMALL_GAP, 2);
        VBox.setVgrow(tiles, Priority.ALWAYS);
        facts.add(tiles);
        if (isOver) {
            Label deal = ControlFactory.label(
                    words.text("result.seed", context.session().game().seed().spoken()), StyleClasses.STRONG);
            Button open = ControlFactory.button("watch", words.text("luck.watch"), watch, StyleClasses.PAPER_BUTTON);
            FlowPane checks = new FlowPane(Sizes.GAP, Sizes.SMALL_GAP, deal, open);
            checks.setAlignment(Pos.CENTER_LEFT);
            facts.add(checks);
        }
        return facts;
    }

    /// A sign that is seen by day and by night.
    private Group onDisc(Group sign) {
        return new Group(new Circle(DISC, context.art().palette().color(ColourRole.CARD)), sign);
    }

    /// The luck of the computer players: the figure beside a clover, and a sentence.
    private Optional<Node> computers(LuckSentences sentences) {
        String sentence = sentences.computers();
        if (sentence.isEmpty()) {
            return Optional.empty();
        }
        double size = context.screenContext().look().textScale().of(FIGURE_SIGN);
        Label figure = ControlFactory.label(sentences.computersFigure(), StyleClasses.PANEL_TITLE);
        figure.setId("luck-computers");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        Label said = ControlFactory.label(sentence, StyleClasses.STRONG);
        HBox tile = ControlFactory.row(new DrawingPane(context.art().luck().clover(), size, size), figure, said);
        tile.setSpacing(Sizes.TIGHT_PADDING);
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        return Optional.of(tile);
    }

    /// A reason in few words, below its picture.
    private Region fact(String key, Group... signs) {
        List<Node> things = Stream.of(signs)
                .<Node>map(sign -> new DrawingPane(sign, FACT_SIGN, FACT_SIGN))
                .toList();
        LandscapeVignette picture = LandscapeVignette.with(context.art().palette(), FACT_PICTURE, things)
                .growing(Double.MAX_VALUE);
        Label said = new BalancedLabel(words.text(key), StyleClasses.STRONG);
        said.setTextAlignment(TextAlignment.CENTER);
        said.setMinHeight(Region.USE_PREF_SIZE);
        VBox fact = new VBox(Sizes.TINY_GAP, picture, said);
        fact.setAlignment(Pos.TOP_CENTER);
        fact.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        return fact;
    }

    /// An empty panel, never too narrow for the tiles of the report.
    VBox panel() {
        VBox panel = new VBox();
        boolean isLarge = PageTitlePlate.isLarge(context.screenContext());
        panel.setMinWidth(context.screenContext().look().textScale().of(isLarge ? LARGE_TEXT_PANEL : LEAST_PANEL));
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }
}

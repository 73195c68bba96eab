package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.scene.transform.Rotate;
import millebornes.bot.BotCharacter;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;
import millebornes.words.Words;

/// Creates the page of luck and play: what the cards gave, what everybody made of them, and the explanation that nobody
/// could have chosen the cards.
final class LuckPageFactory {

    /// The height of the picture, of the things in it, and the turn of each card behind the lock, in px and degrees.
    private static final double PICTURE = 96;

    private static final double THING = 72;
    private static final double LOCK = 36;

    /// The size of the face and the width of the cards, in px, and how far these are before it.
    private static final double FACE = 84;

    private static final double CARDS_WIDTH = 116;
    private static final double OVERLAP = 20;
    private static final double TURN = 14;
    private static final int CARDS = 3;

    /// The size of the sign beside the figure and beside a reason, in px at the usual text size.
    private static final double FIGURE_SIGN = 40;

    private static final double REASON_SIGN = 24;

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
        boolean isOver = context.model().isMatchOver();
        VBox reasons = new VBox(
                Sizes.TIGHT_PADDING,
                reason("luck.fair.shuffled", context.art().lesson().tick()),
                reason("luck.fair.seen", context.art().lesson().tick()),
                reason(
                        isOver ? "luck.fair.open" : "luck.fair.later",
                        context.art().lesson().tick()),
                reason("luck.fair.luck", context.art().luck().clover()),
                reason("luck.fair.play", context.art().luck().wheel()));
        reasons.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        facts.add(reasons);
        facts.addFirst(picture());
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

    /// A computer player, and the cards of the others under a lock.
    private Region picture() {
        Group cards = new Group();
        for (int at = 0; at < CARDS; at++) {
            Group back = context.art().cards().back();
            double turn = TURN * (at - (CARDS - 1) / 2.0);
            back.getTransforms().add(new Rotate(turn, Sizes.CARD_WIDTH / 2, Sizes.CARD_HEIGHT * 2));
            cards.getChildren().add(back);
        }
        StackPane locked = new StackPane(
                new DrawingPane(cards, CARDS_WIDTH, THING),
                new Circle(LOCK / 2, context.art().palette().color(ColourRole.FOOT)),
                new DrawingPane(context.art().signs().lock(), LOCK, LOCK));
        locked.setAlignment(Pos.BOTTOM_CENTER);
        locked.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        Group face = context.art().drivers().face(DriverFace.of(BotCharacter.BOLD), FaceMood.SMILE);
        HBox both = new HBox(-OVERLAP, new DrawingPane(face, FACE, FACE), locked);
        both.setAlignment(Pos.CENTER);
        return LandscapeVignette.with(context.art().palette(), PICTURE, List.of(both))
                .growing(Double.MAX_VALUE);
    }

    /// A sign that grows with the text.
    private DrawingPane sign(Group drawing, double size) {
        return new DrawingPane(drawing, scale().of(size), scale().of(size));
    }

    private HBox reason(String key, Group drawing) {
        return ControlFactory.row(
                sign(drawing, REASON_SIGN), ControlFactory.label(words.text(key), StyleClasses.STRONG));
    }

    private TextScale scale() {
        return context.screenContext().look().textScale();
    }

    /// The luck of the computer players: the figure beside a clover, and a sentence.
    private Optional<Node> computers(LuckSentences sentences) {
        String sentence = sentences.computers();
        if (sentence.isEmpty()) {
            return Optional.empty();
        }
        Label figure = ControlFactory.label(sentences.computersFigure(), StyleClasses.PANEL_TITLE);
        figure.setId("luck-computers");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        Label said = ControlFactory.label(sentence, StyleClasses.STRONG);
        HBox tile = ControlFactory.row(
                sign(context.art().luck().clover(), FIGURE_SIGN), said, ControlFactory.spring(), figure);
        tile.setSpacing(Sizes.GAP);
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        return Optional.of(tile);
    }

    /// An empty panel, never too narrow for the tiles of the report.
    VBox panel() {
        VBox panel = new VBox();
        boolean isLarge = PageTitlePlate.isLarge(context.screenContext());
        panel.setMinWidth(scale().of(isLarge ? LARGE_TEXT_PANEL : LEAST_PANEL));
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }
}

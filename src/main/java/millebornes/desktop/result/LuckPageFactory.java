package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
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
import javafx.scene.shape.Polygon;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.OptionalDecorationPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.result.LuckChart.LuckRow;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// Creates the page of luck and play: what the cards gave, what everybody made of them, and the explanation that nobody
/// could have chosen the cards.
final class LuckPageFactory {

    private static final double SIGN = 20;
    private static final double FACT_SIGN = 26;
    private static final double MOST_FACT = 52;
    private static final double LEAST_PANEL = 400;
    private static final double MOST_ROW = 190;
    private static final double LEAST_VIEW = 90;

    /// The greatest width of a car in that view, and of all cars together, in px.
    private static final double LARGEST_CAR = 110;

    private static final double ALL_CARS = 380;

    private final ResultContext context;
    private final Words words;
    private final Runnable watch;

    /// @param watch opens the replay with all hands open
    LuckPageFactory(ResultContext context, Runnable watch) {
        this.context = context;
        this.words = context.words();
        this.watch = watch;
    }

    /// The chart, or the progress of its computation.
    Region chart(Optional<LuckChart> found) {
        VBox panel = panel();
        panel.setSpacing(Sizes.TINY_GAP);
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
        if (PageTitlePlate.isLarge(context.screenContext())) {
            // Side by side where there is room, so that the chart is seen whole.
            FlowPane both = new FlowPane(Sizes.GAP, 0, head, second);
            both.setRowValignment(VPos.BASELINE);
            both.setMinHeight(Region.USE_PREF_SIZE);
            panel.getChildren().addAll(both, legend());
        } else {
            panel.getChildren().addAll(head, second, legend());
        }
        VBox rows = new VBox();
        VBox.setVgrow(rows, Priority.ALWAYS);
        for (LuckRow row : found.get().rows()) {
            LuckRowPane rowPane = new LuckRowPane(context, sentences, row);
            rowPane.setMaxHeight(MOST_ROW);
            VBox.setVgrow(rowPane, Priority.ALWAYS);
            rows.getChildren().add(rowPane);
        }
        rows.getChildren().add(new LuckAxisPane(context, sentences));
        panel.getChildren().add(rows);
        return panel;
    }

    /// The explanation why the computer players cannot cheat.
    Region fairness(Optional<LuckChart> found) {
        VBox panel = panel();
        panel.setSpacing(Sizes.SMALL_GAP);
        panel.getChildren().add(ControlFactory.label(words.text("luck.fair"), StyleClasses.PANEL_TITLE));
        panel.getChildren().addAll(facts(found));
        panel.getChildren().add(family());
        return panel;
    }

    /// The cars of the match in a landscape, as high as the remaining room.
    private Node family() {
        HBox cars = new HBox(Sizes.SMALL_GAP);
        cars.setAlignment(Pos.BOTTOM_CENTER);
        cars.setPadding(new Insets(0, Sizes.SMALL_GAP, Sizes.SMALL_GAP, Sizes.SMALL_GAP));
        List<Livery> liveries = context.session().game().looks();
        for (Livery livery : liveries) {
            cars.getChildren()
                    .add(DrawingPane.asWide(
                            context.art().cars().smallSide(livery), Math.min(LARGEST_CAR, ALL_CARS / liveries.size())));
        }
        return new OptionalDecorationPane(
                LandscapeVignette.standingOn(context.art().palette(), LEAST_VIEW, cars)
                        .growing(Double.MAX_VALUE),
                LEAST_VIEW);
    }

    /// The sentences of that explanation, without a title.
    List<Node> facts(Optional<LuckChart> found) {
        List<Node> facts = new ArrayList<>();
        found.map(chart -> new LuckSentences(context, chart).computers())
                .filter(sentence -> !sentence.isEmpty())
                .ifPresent(sentence -> {
                    Label computers = ControlFactory.label(sentence, StyleClasses.STRONG);
                    computers.setId("luck-computers");
                    facts.add(computers);
                });
        Collections.addAll(
                facts,
                fact(MaterialDesignS.SHUFFLE_VARIANT, "luck.fair.shuffled"),
                fact(MaterialDesignE.EYE_OFF_OUTLINE, "luck.fair.seen"),
                fact(MaterialDesignC.CARDS_OUTLINE, "luck.fair.counted"));
        if (context.model().isMatchOver()) {
            Label deal = ControlFactory.label(
                    words.text("result.seed", context.session().game().seed().spoken()), StyleClasses.STRONG);
            Button open = ControlFactory.button("watch", words.text("luck.watch"), watch, StyleClasses.PAPER_BUTTON);
            FlowPane checks = new FlowPane(Sizes.GAP, Sizes.SMALL_GAP, deal, open);
            checks.setAlignment(Pos.CENTER_LEFT);
            Collections.addAll(facts, fact(MaterialDesignE.EYE_OUTLINE, "luck.fair.open"), checks);
        } else {
            facts.add(fact(MaterialDesignE.EYE_OUTLINE, "luck.fair.later"));
        }
        return facts;
    }

    /// A reason in few words, on a tile with its icon.
    private Node fact(Ikon sign, String key) {
        FontIcon icon = new FontIcon(sign);
        SceneStyler.iconSize(icon, context.screenContext().look().textScale().of(FACT_SIGN));
        HBox line = ControlFactory.row(icon, ControlFactory.label(words.text(key), StyleClasses.STRONG));
        line.setSpacing(Sizes.TIGHT_PADDING);
        line.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        line.setMaxHeight(context.screenContext().look().textScale().of(MOST_FACT));
        VBox.setVgrow(line, Priority.ALWAYS);
        return line;
    }

    private Node legend() {
        var palette = context.screenContext().look().palette();
        Polygon diamond = new Polygon(
                -LuckRowPane.DIAMOND, 0, 0, -LuckRowPane.DIAMOND, LuckRowPane.DIAMOND, 0, 0, LuckRowPane.DIAMOND);
        diamond.setFill(palette.color(ColourRole.INK));
        FlowPane legend = new FlowPane(
                Sizes.GAP,
                0,
                sign(context.art().luck().clover(), "luck.luck", StyleClasses.STRONG),
                sign(context.art().luck().wheel(), "luck.play", StyleClasses.STRONG),
                sign(new Group(diamond), "luck.sum", StyleClasses.NOTE));
        legend.setMinHeight(Region.USE_PREF_SIZE);
        return legend;
    }

    private Node sign(Group drawing, String key, String style) {
        Label label = ControlFactory.label(words.text(key), style);
        label.setMinWidth(Region.USE_PREF_SIZE);
        double size = context.screenContext().look().textScale().of(SIGN);
        HBox sign = ControlFactory.row(new DrawingPane(drawing, size, size), label);
        sign.setSpacing(context.screenContext().look().textScale().of(Sizes.LABEL_GAP));
        return sign;
    }

    /// An empty panel, never too narrow for the rows of the chart.
    VBox panel() {
        VBox panel = new VBox();
        panel.setMinWidth(context.screenContext().look().textScale().of(LEAST_PANEL));
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }
}

package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.OptionalDecorationPane;
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

    private static final double FACT_SIGN = 26;
    private static final double MOST_FACT = 52;
    private static final double LEAST_PANEL = 400;

    /// The greatest number of rows that leave room for a landscape below them.
    private static final int FEW_ROWS = 3;

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
        if (form == LuckTileFactory.Form.ROW && found.get().rows().size() <= FEW_ROWS) {
            panel.getChildren().add(family());
        } else {
            VBox.setVgrow(tiles, Priority.ALWAYS);
        }
        return panel;
    }

    /// The explanation why the computer players cannot cheat.
    Region fairness(Optional<LuckReport> found) {
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
    List<Node> facts(Optional<LuckReport> found) {
        List<Node> facts = new ArrayList<>();
        found.map(report -> new LuckSentences(context, report).computers())
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

    /// An empty panel, never too narrow for the tiles of the report.
    VBox panel() {
        VBox panel = new VBox();
        panel.setMinWidth(context.screenContext().look().textScale().of(LEAST_PANEL));
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }
}

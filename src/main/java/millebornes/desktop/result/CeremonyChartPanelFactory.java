package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.CeremonyExits;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.session.Session;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// Creates the panel below the promenade: the match as a line chart, and the buttons to continue.
final class CeremonyChartPanelFactory {

    private static final double LEAST_CHART = 290;
    private static final double MORE_CHART = 18;
    private static final int SIGN = 22;

    /// The greatest number of buttons for which two columns suffice; and the text size, in percent, above which there
    /// are always two columns.
    private static final int FEW = 4;

    private static final int LARGE_TEXT = 140;
    private static final double STAR = 7;

    private final ResultContext context;
    private final CeremonyExits exits;

    private CeremonyChartPanelFactory(ResultContext context, CeremonyExits exits) {
        this.context = context;
        this.exits = exits;
    }

    static Region of(ResultContext context, CeremonyExits exits) {
        return new CeremonyChartPanelFactory(context, exits).panel();
    }

    private Region panel() {
        GridPane ways = ways();
        VBox race = race();
        HBox.setHgrow(race, Priority.ALWAYS);
        HBox panel = new HBox(Sizes.GAP, race, ways);
        panel.setAlignment(Pos.CENTER_LEFT);
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    private VBox race() {
        Session session = context.session();
        RaceChart chart = RaceChartFactory.match(session);
        boolean rounds = context.model().hasPoints() && session.match().number() > 1;
        Label head = ControlFactory.label(
                context.words().text(rounds ? "ceremony.match" : "result.race"), StyleClasses.STRONG);
        Label seed = ControlFactory.label(
                context.words().text("result.seed", session.game().seed().spoken()), StyleClasses.NOTE);
        seed.setId("seed");
        seed.setMinWidth(Region.USE_PREF_SIZE);
        FlowPane title = new FlowPane(Sizes.GAP, 0, head);
        title.setMinHeight(Region.USE_PREF_SIZE);
        if (!chart.coups().isEmpty()) {
            title.getChildren().add(legend());
        }
        title.getChildren().add(seed);
        Region lines = rounds
                ? context.chart(chart, "ceremony.round", "ceremony.match")
                : context.chart(chart, "", "result.chart");
        lines.setPrefHeight(lines.getMinHeight() + MORE_CHART);
        VBox.setVgrow(lines, Priority.ALWAYS);
        VBox race = new VBox(Sizes.LINE_GAP, title, lines);
        race.setMinWidth(LEAST_CHART);
        return race;
    }

    /// The text that explains the stars on the lines.
    private Label legend() {
        Palette palette = context.screenContext().look().palette();
        Label legend = new Label(context.words().text("ceremony.coup"));
        legend.getStyleClass().add(StyleClasses.NOTE);
        legend.setGraphic(new DrawingPane(
                StarIcon.edged(palette.color(ColourRole.HIGHLIGHT), palette.color(ColourRole.INK), STAR),
                2 * STAR,
                2 * STAR));
        return legend;
    }

    private GridPane ways() {
        Session session = context.session();
        List<Button> ways = new ArrayList<>();
        ways.add(
                way("postcard", "ceremony.postcard", MaterialDesignC.CARD_TEXT_OUTLINE, () -> exits.postcard(session)));
        ways.add(way("sheet", "ceremony.sheet", MaterialDesignT.TABLE_LARGE, () -> exits.sheet(session)));
        ways.add(way("print", "ceremony.print", MaterialDesignP.PRINTER, () -> exits.printSheet(session)));
        ways.add(way("watch", "ceremony.replay", MaterialDesignF.FILMSTRIP, () -> exits.replay(session)));
        // The page of a day leads to its deal again, too.
        ways.add(exits.day(session)
                .map(day -> way("day", "day.line", MaterialDesignC.CALENDAR_TODAY, day))
                .orElseGet(() ->
                        way("same-deal", "ceremony.deal", MaterialDesignR.REPLAY, () -> exits.sameDeal(session))));
        boolean junior = session.game().isJunior();
        if (junior) {
            ways.add(way("new-game", "ceremony.newGame", MaterialDesignC.CAR_MULTIPLE, exits::newGame));
        }
        Button main = junior
                ? way("again", "ceremony.again", MaterialDesignP.PLAY, () -> exits.again(session))
                : way("new-game", "ceremony.newGame", MaterialDesignP.PLAY, exits::newGame);
        main.getStyleClass().add(StyleClasses.MAIN_BUTTON);
        main.setDefaultButton(true);
        ways.add(main);
        boolean large = context.screenContext().look().textScale().percent() > LARGE_TEXT;
        int columns = ways.size() > FEW && !large ? 3 : 2;
        GridPane grid = new GridPane(Sizes.SMALL_GAP, Sizes.SMALL_GAP);
        for (int place = 0; place < ways.size(); place++) {
            int column = place % columns;
            boolean alone = column == 0 && place == ways.size() - 1;
            grid.add(ways.get(place), column, Math.floorDiv(place, columns), alone ? columns : 1, 1);
        }
        for (int row = 0; row * columns < ways.size(); row++) {
            RowConstraints even = new RowConstraints();
            even.setVgrow(Priority.ALWAYS);
            grid.getRowConstraints().add(even);
        }
        return grid;
    }

    private Button way(String id, String key, Ikon sign, Runnable action) {
        Button way = ControlFactory.button(id, context.words().text(key), action, StyleClasses.ANSWER);
        FontIcon icon = new FontIcon(sign);
        SceneStyler.iconSize(icon, SIGN);
        way.setGraphic(icon);
        way.setWrapText(true);
        way.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        way.setAlignment(Pos.CENTER_LEFT);
        way.setMinHeight(Region.USE_PREF_SIZE);
        if (!context.model().hasPoints()) {
            way.setMinHeight(Sizes.JUNIOR_TARGET);
        }
        // In a narrow page its words go on in a second line, but none is broken.
        way.minWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> WordWidthMeter.longest(List.of(way))
                                + way.getInsets().getLeft()
                                + way.getInsets().getRight()
                                + SIGN
                                + way.getGraphicTextGap(),
                        way.fontProperty(),
                        way.insetsProperty()));
        GridPane.setHgrow(way, Priority.ALWAYS);
        return way;
    }
}

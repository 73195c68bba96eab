package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.CeremonyExits;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.session.Session;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// Creates the panel below the promenade: the match as a line chart, and the buttons to continue; those that are seldom
/// used are in a menu. With large text the chart has no title, and there are two buttons and a menu, so that the promenade
/// keeps most of the page.
final class CeremonyChartPanelFactory {

    private static final double LEAST_CHART = 290;
    private static final int SIGN = 22;

    private final ResultContext context;
    private final CeremonyExits exits;

    /// What can be done next.
    private record Way(String id, String key, Ikon sign, Runnable action) {}

    private CeremonyChartPanelFactory(ResultContext context, CeremonyExits exits) {
        this.context = context;
        this.exits = exits;
    }

    static Region of(ResultContext context, CeremonyExits exits) {
        return new CeremonyChartPanelFactory(context, exits).panel();
    }

    private Region panel() {
        List<Way> ways = ways();
        VBox race = race();
        HBox.setHgrow(race, Priority.ALWAYS);
        HBox panel = new HBox(Sizes.GAP, race, isLarge() ? shortButtons(ways) : buttons(ways));
        panel.setAlignment(Pos.CENTER_LEFT);
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    private boolean isLarge() {
        return PageTitlePlate.isLarge(context.screenContext());
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
            title.getChildren().add(context.coupLegend());
        }
        title.getChildren().add(seed);
        Region lines = rounds
                ? context.chart(chart, "ceremony.round", "ceremony.match")
                : context.chart(chart, "", "result.chart");
        VBox.setVgrow(lines, Priority.ALWAYS);
        VBox race = new VBox(Sizes.LINE_GAP, lines);
        if (!isLarge()) {
            lines.setPrefHeight(lines.getMinHeight());
            race.getChildren().addFirst(title);
        }
        race.setMinWidth(LEAST_CHART);
        return race;
    }

    /// What can be done next, the main action last.
    private List<Way> ways() {
        Session session = context.session();
        List<Way> ways = new ArrayList<>();
        ways.add(new Way(
                "postcard", "ceremony.postcard", MaterialDesignC.CARD_TEXT_OUTLINE, () -> exits.postcard(session)));
        ways.add(new Way("sheet", "ceremony.sheet", MaterialDesignT.TABLE_LARGE, () -> exits.sheet(session)));
        ways.add(new Way("print", "ceremony.print", MaterialDesignP.PRINTER, () -> exits.printSheet(session)));
        ways.add(new Way("watch", "ceremony.replay", MaterialDesignF.FILMSTRIP, () -> exits.replay(session)));
        // The page of a day leads to its deal again, too.
        ways.add(exits.day(session)
                .map(day -> new Way("day", "day.line", MaterialDesignC.CALENDAR_TODAY, day))
                .orElseGet(() ->
                        new Way("same-deal", "ceremony.deal", MaterialDesignR.REPLAY, () -> exits.sameDeal(session))));
        if (session.game().isJunior()) {
            ways.add(new Way("new-game", "ceremony.newGame", MaterialDesignC.CAR_MULTIPLE, exits::newGame));
            ways.add(new Way("again", "ceremony.again", MaterialDesignP.PLAY, () -> exits.again(session)));
        } else {
            ways.add(new Way("new-game", "ceremony.newGame", MaterialDesignP.PLAY, exits::newGame));
        }
        return ways;
    }

    private Button main(Way last) {
        Button main = way(last);
        main.getStyleClass().add(StyleClasses.MAIN_BUTTON);
        main.setDefaultButton(true);
        return main;
    }

    /// The first action and the two last ones as buttons, the others in a menu.
    private GridPane buttons(List<Way> ways) {
        int last = ways.size() - 1;
        GridPane grid = new GridPane(Sizes.SMALL_GAP, Sizes.SMALL_GAP);
        grid.addRow(0, way(ways.getFirst()), way(ways.get(last - 1)));
        grid.addRow(1, more(ways.subList(1, last - 1)), main(ways.get(last)));
        RowConstraints even = new RowConstraints();
        even.setVgrow(Priority.ALWAYS);
        even.setPercentHeight(50);
        grid.getRowConstraints().setAll(even, even);
        return grid;
    }

    /// The main action and the first one as buttons, the others in a menu.
    private VBox shortButtons(List<Way> ways) {
        List<Region> rows = List.of(more(ways.subList(1, ways.size() - 1)), way(ways.getFirst()), main(ways.getLast()));
        VBox column = ControlFactory.column(rows.toArray(Region[]::new));
        column.setAlignment(Pos.CENTER);
        column.setMinWidth(Region.USE_PREF_SIZE);
        return column;
    }

    private MenuButton more(List<Way> ways) {
        Words words = context.words();
        MenuButton more = new MenuButton(words.text("ceremony.more"), sign(MaterialDesignD.DOTS_HORIZONTAL));
        more.setId("more");
        more.setAlignment(Pos.CENTER_LEFT);
        more.setMaxSize(Double.MAX_VALUE, isLarge() ? Region.USE_PREF_SIZE : Double.MAX_VALUE);
        more.setMinWidth(Region.USE_PREF_SIZE);
        ways.forEach(way -> {
            MenuItem item = new MenuItem(words.text(way.key()), new FontIcon(way.sign()));
            item.setId(way.id());
            item.setOnAction(_ -> way.action().run());
            more.getItems().add(item);
        });
        return more;
    }

    private FontIcon sign(Ikon ikon) {
        FontIcon icon = new FontIcon(ikon);
        SceneStyler.iconSize(icon, signSize());
        return icon;
    }

    private double signSize() {
        return context.screenContext().look().textScale().of(SIGN);
    }

    private Button way(Way next) {
        Button way = ControlFactory.button(next.id(), context.words().text(next.key()), next.action());
        way.setGraphic(sign(next.sign()));
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
                                + signSize()
                                + way.getGraphicTextGap(),
                        way.fontProperty(),
                        way.insetsProperty()));
        GridPane.setHgrow(way, Priority.ALWAYS);
        return way;
    }
}

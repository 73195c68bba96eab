package millebornes.desktop.saves;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.words.MatchNames;
import millebornes.words.Words;

/// Creates the part of a saved game's tile that shows its cars: those on the road with their distances, or the winner.
record GameCrowdFactory(ScreenContext context) {

    /// The greatest number of cars that are larger above their names, and their size relative to the usual one.
    private static final int FEW_CARS = 4;

    private static final double LARGE_CAR = 1.22;

    /// The size of cars in rows, relative to the text.
    private static final double ROW_CAR = 0.46;

    /// The width of a car and its distance in rows, in px at the usual text size.
    private static final double DISTANCE_WIDTH = 60;

    /// The growth of a tile with large text, as a share of the text's growth.
    static final double TEXT_GROWTH = 0.8;

    private static final double CUP = 26;

    /// The radius of the star of the car that is ahead, in px.
    private static final double LEADING_STAR = 7;

    private static final double DRIVER_WIDTH = 88;

    /// The players of a game with their distances, in a row the cars alone.
    Region of(ShelfGame game) {
        return PageTitlePlate.isLarge(context) ? distances(game) : drivers(game);
    }

    /// The players of a game with their distances, in as few even lines as possible.
    private EvenColumnsPane drivers(ShelfGame game) {
        MatchNames names = game.names(context.words());
        List<Region> drivers = IntStream.range(0, game.config().looks().size())
                .<Region>mapToObj(car -> driver(game, names.driver(car), car))
                .toList();
        return new EvenColumnsPane(drivers, driverWidth(), Sizes.SMALL_GAP).withNaturalWidths();
    }

    private double driverWidth() {
        return Math.max(DRIVER_WIDTH, context.look().textScale().of(DRIVER_WIDTH * TEXT_GROWTH));
    }

    /// All cars of a game with their distances, in columns that are the same in all rows; the unit follows the last one.
    private FlowPane distances(ShelfGame game) {
        Words words = context.words();
        MatchNames names = game.names(words);
        List<Integer> km = game.standing().km();
        FlowPane cars = new FlowPane(Sizes.TINY_GAP, Sizes.LINE_GAP);
        for (int car = 0; car < km.size(); car++) {
            String far = words.text("shelf.km", km.get(car));
            boolean isLast = car == km.size() - 1;
            Label label = ControlFactory.label(isLast ? far : words.number(km.get(car)), StyleClasses.SEAT_NAME);
            Livery livery = game.config().looks().get(car);
            label.setGraphic(sideCar(livery, game.config().outfit(livery).with(RoofLoad.NO_LOAD), 1));
            label.setAccessibleText(names.driver(car) + " " + far);
            if (!isLast) {
                label.setPrefWidth(context.look().textScale().of(DISTANCE_WIDTH));
            }
            label.setMinWidth(Region.USE_PREF_SIZE);
            cars.getChildren().add(label);
        }
        return cars;
    }

    /// The picture of a car above its driver's name and its distance.
    private VBox driver(ShelfGame game, String name, int car) {
        double size = context.look().textScale().of(TextRole.SEAT_NAME.size());
        FittedLabel who = new FittedLabel(name, size, Sizes.SMALLEST_TEXT, StyleClasses.SEAT_NAME);
        who.setAlignment(Pos.CENTER);
        who.setMaxWidth(Double.MAX_VALUE);
        Label far = ControlFactory.label(
                context.words().text("shelf.km", game.standing().km().get(car)), StyleClasses.STRONG);
        far.setMinWidth(Region.USE_PREF_SIZE);
        if (isAhead(game.standing().km(), car)) {
            far.setGraphic(StarIcon.full(context.look().palette(), LEADING_STAR));
        }
        Livery livery = game.config().looks().get(car);
        double large = game.config().looks().size() <= FEW_CARS ? LARGE_CAR : 1;
        VBox driver = new VBox(sideCar(livery, game.config().outfit(livery).with(RoofLoad.NO_LOAD), large), who, far);
        driver.setAlignment(Pos.BOTTOM_CENTER);
        return driver;
    }

    /// Whether a car is ahead of all others.
    private static boolean isAhead(List<Integer> km, int car) {
        return IntStream.range(0, km.size()).allMatch(other -> other == car || km.get(other) < km.get(car));
    }

    /// @param size relative to the usual one
    private DrawingPane sideCar(Livery livery, CarOutfit outfit, double size) {
        double scale = context.look().textScale().of(PageTitlePlate.isLarge(context) ? ROW_CAR : size);
        return new DrawingPane(
                context.art().cars().smallSide(livery, outfit),
                scale * Sizes.SIDE_CAR_WIDTH,
                scale * Sizes.SIDE_CAR_HEIGHT);
    }

    /// The trophy, and the winner's car, name and points, if the game counts points. Without a winner, the players.
    Region winner(ShelfGame game) {
        double cup = context.look().textScale().of(PageTitlePlate.isLarge(context) ? CUP * TEXT_GROWTH : CUP);
        Words words = context.words();
        MatchStanding match = game.standing();
        RuleEngine rules = game.config().setup().rules();
        if (match.winners().isEmpty()) {
            Label nobody = ControlFactory.label(words.text("round.winner.nobody"), StyleClasses.SEAT_NAME);
            return PageTitlePlate.isLarge(context) ? nobody : ControlFactory.column(nobody, drivers(game));
        }
        int team = match.winners().getFirst();
        int car = rules.seating().carsOf(team).getFirst();
        Label who = ControlFactory.label(
                words.list(match.winners().stream().map(game.names(words)::team).toList()), StyleClasses.STRONG);
        Livery livery = game.config().looks().get(car);
        HBox winner = ControlFactory.row(
                new DrawingPane(context.art().ceremony().trophy(), cup, cup),
                sideCar(livery, game.config().outfit(livery), LARGE_CAR),
                who);
        if (!rules.options().isJunior()) {
            Label points = ControlFactory.label(
                    words.sentence("shelf.points", Map.of("n", match.totals().get(team))), StyleClasses.STRONG);
            points.setMinWidth(Region.USE_PREF_SIZE);
            winner.getChildren().add(points);
        }
        return winner;
    }
}

package millebornes.desktop.school;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.school.ExerciseViewState.FactViewState;
import millebornes.desktop.school.ExerciseViewState.PassedHazardViewState;
import millebornes.desktop.school.ExerciseViewState.RoadUserViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;
import millebornes.school.Exercise;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/// The position of an exercise: the road across the whole width, and below it what is known of every car and of the
/// cards already played. Beside large text up to four cars are right of the road, which then is higher; up to two leave
/// room there for the other facts.
final class PositionPane extends VBox {

    /// The least and the greatest height of the picture of the road, in px.
    private static final double LEAST_ROAD = 96;

    private static final double MOST_ROAD = 420;

    /// The greatest number of cars beside the road.
    private static final int BESIDE = 4;

    /// The greatest number of cars beside the road that leaves room for the other facts, and of kinds of played cards that
    /// have room in the speech bubble.
    private static final int FEW = 2;

    /// The side of a car's sign and of a token, in px at the usual text size, and the greatest factor for larger text.
    private static final double MARK = 22;

    private static final double CAR_SIGN = 11;
    private static final double TOKEN = 24;
    private static final double MOST = 1.5;
    private static final double TOKEN_RADIUS = 40;

    private final ArtFactory art;
    private final Words words;
    private final double scale;
    private final FlowPane line = new FlowPane(Sizes.SMALL_GAP, Sizes.TINY_GAP);
    private final List<Node> apart = new ArrayList<>();

    PositionPane(ScreenContext context, Exercise exercise, ExerciseViewState state) {
        super(Sizes.SMALL_GAP);
        this.art = context.art();
        this.words = context.words();
        this.scale = Math.min(MOST, context.look().textScale().of(1));
        boolean large = PageTitlePlate.isLarge(context);
        String factStyle = large ? StyleClasses.NOTE : StyleClasses.STRONG;
        List<Node> facts = new ArrayList<>();
        facts.add(
                large
                        ? ControlFactory.label(state.target().text(), factStyle)
                        : fact(state.target(), MaterialDesignF.FLAG_CHECKERED));
        facts.add(
                large
                        ? ControlFactory.label(state.pile().text(), factStyle)
                        : fact(state.pile(), MaterialDesignC.CARDS));
        if (!state.passed().isEmpty()) {
            (large ? facts : apart).add(passed(state.passed(), factStyle));
        }
        List<Node> cars = state.cars().stream().map(this::car).toList();
        line.getChildren().addAll(cars);
        line.getChildren().addAll(facts);
        line.setMinHeight(Region.USE_PREF_SIZE);
        Region road = road(new ExerciseBoardFactory(context), exercise);
        VBox.setVgrow(road, Priority.ALWAYS);
        getChildren().addAll(road, line);
        boolean allBeside = large && cars.size() <= FEW;
        if (large && !allBeside) {
            apart.addAll(facts);
        } else if (allBeside && !state.passed().isEmpty() && state.passed().size() <= FEW) {
            apart.add(facts.getLast());
        }
        if (allBeside || (large && state.verdict().isEmpty() && cars.size() <= BESIDE)) {
            HBox.setHgrow(road, Priority.ALWAYS);
            line.getChildren().removeAll(cars);
            VBox column = new VBox(Sizes.SMALL_GAP);
            column.getChildren().setAll(cars);
            if (allBeside) {
                // No wider than the widest of them.
                line.setPrefWrapLength(0);
                line.setHgap(Sizes.GAP);
                column.getChildren().add(line);
            }
            column.setAlignment(Pos.CENTER_LEFT);
            column.setMinWidth(Region.USE_PREF_SIZE);
            HBox both = new HBox(Sizes.GAP, road, column);
            VBox.setVgrow(both, Priority.ALWAYS);
            getChildren().setAll(both);
        }
    }

    /// What is known besides the cars and has no room beside the road. It leaves this pane with the pane that it is added
    /// to, in the speech bubble.
    List<Node> factsApart() {
        return List.copyOf(apart);
    }

    /// The picture of the road, in whatever height remains.
    private static Region road(ExerciseBoardFactory boards, Exercise exercise) {
        ResizeRedrawPane road = new ResizeRedrawPane() {
            @Override
            protected void draw() {
                getChildren().add(boards.of(exercise, getWidth(), getHeight()));
            }
        };
        road.setId("school-position");
        road.setMinSize(0, LEAST_ROAD);
        road.setPrefSize(0, LEAST_ROAD);
        road.setMaxHeight(MOST_ROAD);
        return road;
    }

    private Node car(RoadUserViewState roadUser) {
        Label name = ControlFactory.label(roadUser.name(), roadUser.own() ? StyleClasses.STRONG : StyleClasses.BODY);
        Label where = ControlFactory.label(roadUser.where(), StyleClasses.STRONG);
        HBox row = ControlFactory.row(
                new DrawingPane(art.cars().sign(roadUser.livery(), CAR_SIGN), scale * MARK, scale * MARK),
                name,
                tokens(roadUser),
                where);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        row.setPadding(new Insets(Sizes.TINY_GAP, Sizes.SMALL_GAP, Sizes.TINY_GAP, Sizes.SMALL_GAP));
        row.getStyleClass().add(StyleClasses.SCHOOL_CAR);
        if (roadUser.own()) {
            row.getStyleClass().add(StyleClasses.ACTIVE);
        }
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(spoken(roadUser));
        return row;
    }

    /// A fact as a picture with its figure.
    private static Node fact(FactViewState fact, Ikon picture) {
        Label figure = ControlFactory.label(fact.figure(), StyleClasses.STRONG);
        figure.setGraphic(new FontIcon(picture));
        figure.setAccessibleText(fact.text());
        figure.setPadding(new Insets(Sizes.TINY_GAP, Sizes.SMALL_GAP, Sizes.TINY_GAP, Sizes.SMALL_GAP));
        figure.setMaxHeight(Double.MAX_VALUE);
        figure.getStyleClass().add(StyleClasses.SCHOOL_CAR);
        return figure;
    }

    private HBox tokens(RoadUserViewState roadUser) {
        HBox tokens = new HBox(Sizes.LINE_GAP);
        tokens.setAlignment(Pos.CENTER);
        roadUser.hazards()
                .forEach(hazard -> tokens.getChildren().add(token(art.tokens().hazard(hazard, TOKEN_RADIUS))));
        roadUser.safeties()
                .forEach(safety -> tokens.getChildren().add(token(art.tokens().safety(safety, TOKEN_RADIUS))));
        tokens.setMinWidth(Region.USE_PREF_SIZE);
        return tokens;
    }

    private Node token(Group drawing) {
        return new DrawingPane(drawing, scale * TOKEN, scale * TOKEN);
    }

    private String spoken(RoadUserViewState roadUser) {
        List<String> tokens = new ArrayList<>();
        roadUser.hazards().forEach(hazard -> tokens.add(name(hazard)));
        for (Safety safety : roadUser.safeties()) {
            tokens.add(words.text("card." + safety.name()));
        }
        return tokens.isEmpty()
                ? words.text("school.choice.spoken", roadUser.name(), roadUser.where())
                : words.text("school.choice.spoken", roadUser.name(), roadUser.where() + ", " + words.list(tokens));
    }

    private String name(Hazard hazard) {
        return words.text("card." + hazard.name());
    }

    private Node passed(List<PassedHazardViewState> passed, String style) {
        HBox row = ControlFactory.row(ControlFactory.label(words.text("school.passed"), style));
        for (PassedHazardViewState passedHazard : passed) {
            Label count = ControlFactory.label(passedHazard.passed() + "/" + passedHazard.all(), StyleClasses.STRONG);
            row.getChildren()
                    .add(ControlFactory.row(token(art.tokens().hazard(passedHazard.hazard(), TOKEN_RADIUS)), count));
        }
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(words.text(
                "school.passed.spoken",
                words.list(passed.stream()
                        .map(passedHazard -> words.text(
                                "school.passed.one",
                                name(passedHazard.hazard()),
                                passedHazard.passed(),
                                passedHazard.all()))
                        .toList())));
        return row;
    }
}

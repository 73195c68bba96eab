package millebornes.desktop.school;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
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
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.school.ExerciseViewState.PassedHazardViewState;
import millebornes.desktop.school.ExerciseViewState.RoadUserViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;
import millebornes.school.Exercise;
import millebornes.words.Words;

/// The position of an exercise: the board zoomed in, a line of text and tokens for every car, and the hazards already
/// played.
final class PositionPane extends HBox {

    private static final double LEAST_NAME = 36;
    private static final double MARK = 22;
    private static final double CAR_SIGN = 11;
    private static final double TOKEN = 24;
    private static final double TOKEN_RADIUS = 40;

    private final ArtFactory art;
    private final Words words;

    /// @param picture the board
    PositionPane(ScreenContext context, ExerciseViewState exercise, Node picture) {
        super(Sizes.GAP);
        this.art = context.art();
        this.words = context.words();
        VBox lines = new VBox(Sizes.TINY_GAP);
        exercise.cars().forEach(roadUser -> lines.getChildren().add(car(roadUser)));
        lines.getChildren().add(facts(exercise));
        if (!exercise.passed().isEmpty()) {
            lines.getChildren().add(passed(exercise.passed()));
        }
        lines.setAlignment(Pos.CENTER_LEFT);
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        getChildren().addAll(picture, lines);
        setAlignment(Pos.CENTER_LEFT);
        setMinHeight(Region.USE_PREF_SIZE);
    }

    /// The picture of the board in the size that this pane needs.
    static Node picture(ExerciseBoardFactory boards, Exercise exercise, ExercisePictureSize size) {
        return boards.of(exercise, size.pictureWidth(), size.pictureHeight());
    }

    private Node car(RoadUserViewState roadUser) {
        Label name = ControlFactory.label(roadUser.name(), roadUser.own() ? StyleClasses.STRONG : StyleClasses.BODY);
        Label where = ControlFactory.label(roadUser.where(), StyleClasses.STRONG);
        where.setMinWidth(Region.USE_PREF_SIZE);
        name.setMinWidth(LEAST_NAME);
        HBox row = ControlFactory.row(
                new DrawingPane(art.cars().sign(roadUser.livery(), CAR_SIGN), MARK, MARK),
                name,
                ControlFactory.spring(),
                tokens(roadUser),
                where);
        row.setPadding(new Insets(Sizes.LINE_GAP, Sizes.SMALL_GAP, Sizes.LINE_GAP, Sizes.SMALL_GAP));
        row.getStyleClass().add(StyleClasses.SCHOOL_CAR);
        if (roadUser.own()) {
            row.getStyleClass().add(StyleClasses.ACTIVE);
        }
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(spoken(roadUser));
        return row;
    }

    private HBox tokens(RoadUserViewState roadUser) {
        HBox tokens = new HBox(Sizes.LINE_GAP);
        tokens.setAlignment(Pos.CENTER);
        roadUser.hazards().forEach(hazard -> tokens.getChildren().add(token(hazard)));
        roadUser.safeties()
                .forEach(safety -> tokens.getChildren()
                        .add(new DrawingPane(art.tokens().safety(safety, TOKEN_RADIUS), TOKEN, TOKEN)));
        tokens.setMinWidth(Region.USE_PREF_SIZE);
        return tokens;
    }

    private Node token(Hazard hazard) {
        return new DrawingPane(art.tokens().hazard(hazard, TOKEN_RADIUS), TOKEN, TOKEN);
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

    private Node facts(ExerciseViewState exercise) {
        FlowPane facts = new FlowPane(Sizes.GAP, Sizes.LINE_GAP);
        exercise.facts().forEach(fact -> facts.getChildren().add(ControlFactory.label(fact, StyleClasses.NOTE)));
        facts.setPadding(new Insets(0, 0, 0, Sizes.SMALL_GAP));
        return facts;
    }

    private Node passed(List<PassedHazardViewState> passed) {
        FlowPane row = new FlowPane(Sizes.SMALL_GAP, Sizes.LINE_GAP);
        row.getChildren().add(ControlFactory.label(words.text("school.passed"), StyleClasses.NOTE));
        for (PassedHazardViewState passedHazard : passed) {
            Label count = ControlFactory.label(passedHazard.passed() + "/" + passedHazard.all(), StyleClasses.STRONG);
            row.getChildren().add(ControlFactory.row(token(passedHazard.hazard()), count));
        }
        row.setPadding(new Insets(0, 0, 0, Sizes.SMALL_GAP));
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

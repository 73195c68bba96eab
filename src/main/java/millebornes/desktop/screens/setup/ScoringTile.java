package millebornes.desktop.screens.setup;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.common.LandscapePane;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Safety;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.SetupProblem;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Junior or expert, as a large picture that needs no reading.
final class ScoringTile {

    /// The id of a tile's picture.
    static final String PICTURE = "winning-picture";

    private static final double TICK = 25;
    private static final double SQUARE = 12;
    private static final int SQUARES = 4;
    private static final double LARGE = 72;
    private static final double SMALL = 72;
    private static final double TALL = 76;
    private static final double LOW = 54;

    /// How large the picture is: large while nothing else has to be shown.
    enum Size {
        LARGE,
        SMALL
    }

    private ScoringTile() {}

    static Node of(SetupContext context, ScoringMode scoring, Size size) {
        Words words = context.words();
        String word = scoring.name().toLowerCase(Locale.ROOT);
        boolean chosen = context.model().scoring() == scoring;
        Optional<SetupProblem> problem = context.model().problem(scoring);
        String name = words.text("option.SCORING." + word);
        String hint = problem.isPresent()
                ? context.sentences().problem(problem.get())
                : words.text("option.SCORING." + word + ".hint");
        FontIcon tick =
                new FontIcon(chosen ? MaterialDesignC.CHECK_CIRCLE : MaterialDesignC.CHECKBOX_BLANK_CIRCLE_OUTLINE);
        SceneStyler.iconSize(tick, context.app().look().textScale().of(TICK));
        tick.getStyleClass().add(StyleClasses.TICK);
        VBox says = new VBox(
                ControlFactory.row(ControlFactory.label(name, StyleClasses.PANEL_TITLE), ControlFactory.spring(), tick),
                ControlFactory.label(hint, StyleClasses.NOTE));
        says.setPadding(new Insets(Sizes.LINE_GAP, Sizes.TILE_RADIUS, Sizes.SMALL_GAP, Sizes.TILE_RADIUS));
        VBox content = new VBox(picture(context, scoring, size), says);
        PressableTile tile = new PressableTile(
                word,
                words.text("choice", name, hint),
                content,
                () -> context.change(() -> context.model().scoring(scoring)));
        tile.getStyleClass().add(StyleClasses.PICTURE_TILE);
        tile.setDisable(problem.isPresent());
        if (chosen) {
            tile.getStyleClass().add(StyleClasses.ACTIVE);
        }
        HBox.setHgrow(tile, Priority.ALWAYS);
        return tile;
    }

    private static Node picture(SetupContext context, ScoringMode scoring, Size size) {
        double height = size == Size.LARGE ? LARGE : SMALL;
        LandscapePane picture = LandscapePane.with(
                context.app().look().palette(),
                height,
                things(context.art(), scoring, size == Size.LARGE ? TALL : LOW));
        picture.setId(PICTURE);
        return picture;
    }

    private static List<Node> things(ArtFactory art, ScoringMode scoring, double height) {
        return switch (scoring) {
            case JUNIOR ->
                List.of(
                        new DrawingPane(art.animals().animal(Distance.KM_25), height * 1.3, height * 0.9),
                        squares(art),
                        new DrawingPane(art.animals().animal(Distance.KM_100), height * 1.5, height));
            case EXPERT ->
                Stream.of(Safety.values())
                        .<Node>map(safety -> new DrawingPane(
                                art.tokens().safety(safety, Sizes.TOKEN_RADIUS), height * 0.75, height * 0.8))
                        .toList();
        };
    }

    private static Node squares(ArtFactory art) {
        HBox squares = new HBox(SQUARE / 3);
        squares.setAlignment(Pos.CENTER);
        for (int square = 0; square < SQUARES; square++) {
            squares.getChildren()
                    .add(new Rectangle(SQUARE, SQUARE, art.palette().color(ColourRole.RED)));
        }
        return squares;
    }
}

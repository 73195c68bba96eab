package millebornes.desktop.screens.setup;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.Picture;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.desktop.theme.Token;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Safety;
import millebornes.engine.rules.Scoring;
import millebornes.engine.rules.SetupProblem;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Junior or expert, as a large picture that needs no reading.
final class WinningTile {

    private static final double SQUARE = 12;
    private static final int SQUARES = 4;
    private static final double SHIELD = 20;

    private WinningTile() {}

    static Node of(SetupContext context, Scoring scoring) {
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
        VBox content = new VBox(
                Sizes.SMALL_GAP,
                picture(context.art(), scoring),
                Controls.row(
                        Controls.label(name, Styles.PANEL_TITLE),
                        Controls.spring(),
                        Controls.label("", Styles.STRONG),
                        tick),
                Controls.label(hint, Styles.NOTE));
        Tile tile = new Tile(
                word,
                name + ". " + hint,
                content,
                () -> context.change(() -> context.model().scoring(scoring)));
        tile.setDisable(problem.isPresent());
        if (chosen) {
            tile.getStyleClass().add(Styles.ACTIVE);
        }
        HBox.setHgrow(tile, Priority.ALWAYS);
        return tile;
    }

    private static Node picture(Art art, Scoring scoring) {
        HBox picture = new HBox(Sizes.SMALL_GAP);
        picture.setAlignment(Pos.CENTER);
        picture.getChildren().addAll(things(art, scoring));
        return picture;
    }

    private static List<Node> things(Art art, Scoring scoring) {
        return switch (scoring) {
            case JUNIOR ->
                List.of(
                        new Picture(art.animals().animal(Distance.KM_25), 70, 56),
                        squares(art),
                        new Picture(art.animals().animal(Distance.KM_100), 90, 60));
            case EXPERT ->
                Stream.of(Safety.values())
                        .<Node>map(safety -> new Picture(art.tokens().safety(safety, SHIELD), 2 * SHIELD, 3 * SHIELD))
                        .toList();
        };
    }

    private static Node squares(Art art) {
        HBox squares = new HBox(SQUARE / 3);
        squares.setAlignment(Pos.CENTER);
        for (int square = 0; square < SQUARES; square++) {
            squares.getChildren()
                    .add(new Rectangle(SQUARE, SQUARE, art.palette().color(Token.RED)));
        }
        return squares;
    }
}

package millebornes.desktop.setup;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.setup.PictureTile.Said;
import millebornes.desktop.setup.PictureTile.TileState;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.ValueOption;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the tiles with the choice of the match's length: one round, rounds up to a total, or a number of rounds.
final class MatchLengthTileFactory {

    /// The unit of a match's length: one round, a total of points, or a number of rounds.
    enum Kind {
        ROUND,
        POINTS,
        ROUNDS;

        static Kind of(MatchLength length) {
            return length.isOneRound() ? ROUND : length.points() > 0 ? POINTS : ROUNDS;
        }
    }

    private static final int POINTS_STEP = 1000;
    private static final int MOST_POINTS = 20_000;
    private static final int USUAL_ROUNDS = 3;
    private static final int LEAST_ROUNDS = 2;
    private static final int MOST_ROUNDS = 20;

    private final SetupContext context;
    private final Words words;
    private final MatchLength length;

    private MatchLengthTileFactory(SetupContext context) {
        this.context = context;
        this.words = context.words();
        this.length = context.model().length();
    }

    static List<PictureTile> of(SetupContext context) {
        MatchLengthTileFactory factory = new MatchLengthTileFactory(context);
        return List.of(
                factory.tile(Kind.ROUND, "length-round", "setup.length.round"),
                factory.tile(Kind.POINTS, "length-points", "setup.length.points"),
                factory.tile(Kind.ROUNDS, "length-rounds", "setup.length.rounds"));
    }

    private PictureTile tile(Kind kind, String id, String key) {
        boolean isChosen = Kind.of(length) == kind;
        boolean isLocked =
                kind != Kind.ROUND && context.model().longMatchProblem().isPresent();
        TileState state = isChosen ? TileState.CHOSEN : isLocked ? TileState.LOCKED : TileState.FREE;
        String name = words.text(key);
        String note = isLocked ? words.text("option.MATCH_TO.locked") : note(kind);
        PictureTile tile = new PictureTile(
                context.screenContext().look().palette(),
                id,
                words.text("choice", name, note),
                switch (kind) {
                    case ROUND -> OptionTileFactory.stones(context, words.number(1));
                    case POINTS ->
                        OptionTileFactory.picture(
                                context,
                                context.art().signs().option(ValueOption.MATCH_TO),
                                TilePicturePane.LANDSCAPE_WIDTH);
                    case ROUNDS -> OptionTileFactory.stones(context, words.number(1), words.number(2), words.number(3));
                },
                Said.below(ControlFactory.label(name, StyleClasses.TILE_NAME), note),
                state,
                () -> {
                    if (state == TileState.FREE) {
                        choose(kind);
                    }
                });
        tile.getStyleClass().add(StyleClasses.OPTION_TILE);
        return tile;
    }

    /// The text about a length: the chosen one, or the usual one.
    private String note(Kind kind) {
        return switch (kind) {
            case ROUND -> words.text("setup.length.round.hint");
            case POINTS ->
                words.text(
                        "option.MATCH_TO.hint",
                        words.number(length.points() > 0 ? length.points() : Edition.LONG_MATCH));
            case ROUNDS -> words.text("option.ROUNDS.hint", Kind.of(length) == kind ? length.rounds() : USUAL_ROUNDS);
        };
    }

    private void choose(Kind kind) {
        set(
                switch (kind) {
                    case ROUND -> MatchLength.ONE_ROUND;
                    case POINTS -> MatchLength.toPoints(Edition.LONG_MATCH);
                    case ROUNDS -> MatchLength.ofRounds(USUAL_ROUNDS);
                });
    }

    /// The control for the number of points or rounds, above its tile; none for one round.
    static List<Node> stepper(SetupContext context) {
        MatchLengthTileFactory factory = new MatchLengthTileFactory(context);
        return factory.length.isOneRound() ? List.of() : List.of(factory.stepper());
    }

    private Node stepper() {
        Button less = ControlFactory.icon(
                "length-less", MaterialDesignM.MINUS, words.text("setup.length.less"), () -> step(-1));
        Button more = ControlFactory.icon(
                "length-more", MaterialDesignP.PLUS, words.text("setup.length.more"), () -> step(1));
        boolean points = length.points() > 0;
        less.setDisable(points ? length.points() <= POINTS_STEP : length.rounds() <= LEAST_ROUNDS);
        more.setDisable(points ? length.points() >= MOST_POINTS : length.rounds() >= MOST_ROUNDS);
        Label number = ControlFactory.label(
                words.number(points ? length.points() : length.rounds()), StyleClasses.PANEL_TITLE);
        number.setMinWidth(Region.USE_PREF_SIZE);
        HBox stepper = ControlFactory.row(less, number, more);
        stepper.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(stepper, points ? Pos.CENTER : Pos.CENTER_RIGHT);
        return stepper;
    }

    private void step(int sign) {
        set(
                length.points() > 0
                        ? MatchLength.toPoints(length.points() + sign * POINTS_STEP)
                        : MatchLength.ofRounds(length.rounds() + sign));
    }

    private void set(MatchLength newLength) {
        context.change(() -> context.model().length(newLength));
    }
}

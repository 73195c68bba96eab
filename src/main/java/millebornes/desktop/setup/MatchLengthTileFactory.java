package millebornes.desktop.setup;

import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.ValueOption;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the tile with the choice of the match's length: one round, rounds up to a total, or a number of rounds.
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

    static Node of(SetupContext context) {
        return new MatchLengthTileFactory(context).tile();
    }

    private Node tile() {
        Optional<SetupProblem> problem = context.model().longMatchProblem();
        Label name = ControlFactory.label(words.text("option.MATCH_TO"), StyleClasses.STRONG);
        Group sign = context.art().signs().option(ValueOption.MATCH_TO);
        if (problem.isPresent()) {
            VBox says = new VBox(name, ControlFactory.label(words.text("option.MATCH_TO.locked"), StyleClasses.NOTE));
            HBox.setHgrow(says, Priority.ALWAYS);
            Region locked =
                    OptionTileFactory.signed(context, sign, ControlFactory.row(says, OptionTileFactory.lock(context)));
            locked.getStyleClass().add(StyleClasses.LOCKED);
            return locked;
        }
        if (length.isOneRound()) {
            return OptionTileFactory.signedAbove(context, sign, name, kinds());
        }
        return PageTitlePlate.isLarge(context.screenContext())
                ? OptionTileFactory.signedAbove(context, sign, name, stepper(), kinds())
                : OptionTileFactory.signedAbove(
                        context, sign, ControlFactory.row(name, ControlFactory.spring(), stepper()), kinds());
    }

    private HBox kinds() {
        HBox groove = SegmentedBarItem.segmentedBar(
                words,
                words.text("option.MATCH_TO"),
                List.of(
                        SegmentedBarItem.of("length-round", Kind.ROUND, words.text("setup.length.round")),
                        SegmentedBarItem.of("length-points", Kind.POINTS, words.text("setup.length.points")),
                        SegmentedBarItem.of("length-rounds", Kind.ROUNDS, words.text("setup.length.rounds"))),
                Kind.of(length),
                this::choose);
        SegmentedBarItem.fill(groove);
        return groove;
    }

    private void choose(Kind kind) {
        set(
                switch (kind) {
                    case ROUND -> MatchLength.ONE_ROUND;
                    case POINTS -> MatchLength.toPoints(Edition.LONG_MATCH);
                    case ROUNDS -> MatchLength.ofRounds(USUAL_ROUNDS);
                });
    }

    private HBox stepper() {
        Button less = ControlFactory.icon(
                "length-less", MaterialDesignM.MINUS, words.text("setup.length.less"), () -> step(-1));
        Button more = ControlFactory.icon(
                "length-more", MaterialDesignP.PLUS, words.text("setup.length.more"), () -> step(1));
        boolean points = length.points() > 0;
        less.setDisable(points ? length.points() <= POINTS_STEP : length.rounds() <= LEAST_ROUNDS);
        more.setDisable(points ? length.points() >= MOST_POINTS : length.rounds() >= MOST_ROUNDS);
        Label number = ControlFactory.label(
                words.number(points ? length.points() : length.rounds()), StyleClasses.SEAT_NUMBER);
        number.setMinWidth(Label.USE_PREF_SIZE);
        return ControlFactory.row(less, number, more);
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

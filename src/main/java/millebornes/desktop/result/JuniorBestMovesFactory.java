package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the page of every child's best move: for each, a card with the child's place, the card that was played, and
/// a button to see the move again. All have the same number of stars, and no reading is needed.
final class JuniorBestMovesFactory {

    private static final int LONG_KM = 75;

    /// The least and the greatest width of a card, in px.
    private static final double LEAST_WIDTH = 225;

    private static final double WIDTH = 300;
    private static final double PICTURE_HEIGHT = 190;
    private static final double CARD = 0.8;
    private static final double CARD_TURN = -6;
    private static final double STAR = 11;
    private static final double NAME = 22;
    private static final double PLAY_SIGN = 40;

    private final ResultContext context;
    private final Consumer<DecisiveChoice> watch;

    /// @param watch opens the replay at a choice
    JuniorBestMovesFactory(ResultContext context, Consumer<DecisiveChoice> watch) {
        this.context = context;
        this.watch = watch;
    }

    /// Everybody's best move, or the progress of the search.
    Region of(BackgroundTask<DecisiveChoices> task) {
        Optional<DecisiveChoices> found = task.found();
        if (found.isEmpty()) {
            StackPane panel = new StackPane(
                    DecisiveChoicesPanelFactory.thinking(context.words(), task, StyleClasses.PANEL_TITLE));
            panel.getStyleClass().add(StyleClasses.PANEL);
            FlowPane alone = new FlowPane(panel);
            alone.setAlignment(Pos.CENTER);
            return alone;
        }
        List<List<DecisiveChoice>> seats = found.get().seats();
        List<Optional<DecisiveChoice>> best =
                seats.stream().map(JuniorBestMovesFactory::best).toList();
        Iterator<DecisiveChoiceScenePane> pictures = DecisiveChoiceScenePane.of(
                        context, best.stream().flatMap(Optional::stream).toList())
                .iterator();
        List<VBox> cards = new ArrayList<>();
        for (int seat = 0; seat < best.size(); seat++) {
            cards.add(card(seat, best.get(seat), pictures));
        }
        EvenColumnsPane columns = new EvenColumnsPane(cards, LEAST_WIDTH, Sizes.GAP);
        columns.setMaxSize(cards.size() * (WIDTH + Sizes.GAP), Region.USE_PREF_SIZE);
        StackPane middle = new StackPane(columns);
        middle.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        return middle;
    }

    /// The choice of a child that is shown: the best one, but preferably a long distance, a remedy or a coup-fourré
    /// rather than a short distance.
    private static Optional<DecisiveChoice> best(List<DecisiveChoice> moments) {
        return moments.stream()
                .filter(choice ->
                        !(choice.verdict().chosen() instanceof Move.Play(Distance distance) && distance.km() < LONG_KM))
                .findFirst()
                .or(() -> moments.stream().findFirst());
    }

    /// @param pictures of the best moves of this seat and those after it
    private VBox card(int seat, Optional<DecisiveChoice> best, Iterator<DecisiveChoiceScenePane> pictures) {
        VBox card = new VBox(Sizes.SMALL_GAP, head(seat));
        card.setAlignment(Pos.TOP_CENTER);
        card.setPadding(new Insets(0, 0, Sizes.PANEL_PADDING, 0));
        card.getStyleClass().add(StyleClasses.CHILD_CARD);
        best.ifPresentOrElse(
                choice -> card.getChildren().addAll(inCard(pictures.next()), last(seat, choice)),
                () -> card.getChildren().add(saying(context.words().text("decided.child.none"))));
        return card;
    }

    private HBox head(int seat) {
        Livery livery = context.session()
                .game()
                .looks()
                .get(context.match().rules().seating().carOf(seat));
        Label name = new FittedLabel(
                context.names().seat(seat),
                context.screenContext().look().textScale().of(NAME),
                Sizes.SMALLEST_TEXT,
                StyleClasses.PANEL_TITLE);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox head = ControlFactory.row(context.car(livery, 1), name, stars());
        head.setMinWidth(0);
        head.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.TIGHT_PADDING, Sizes.SMALL_GAP, Sizes.TIGHT_PADDING));
        head.getStyleClass().addAll(StyleClasses.SEAT_PLATE, StyleClasses.livery(livery));
        return head;
    }

    /// The stars on a dark pill, so that they stand out from every livery.
    private HBox stars() {
        Palette palette = context.screenContext().look().palette();
        HBox stars = new HBox(Sizes.LINE_GAP);
        for (int star = 0; star < DecisiveChoices.TOLD; star++) {
            stars.getChildren()
                    .add(new StackPane(StarIcon.edged(
                            palette.color(ColourRole.HIGHLIGHT), palette.color(ColourRole.SYMBOL_DARK), STAR)));
        }
        stars.setPadding(new Insets(Sizes.TINY_GAP, Sizes.SMALL_GAP, Sizes.TINY_GAP, Sizes.SMALL_GAP));
        stars.setMaxHeight(Region.USE_PREF_SIZE);
        stars.getStyleClass().add(StyleClasses.STAR_PILL);
        return stars;
    }

    private static Node inCard(DecisiveChoiceScenePane scene) {
        scene.setMinHeight(PICTURE_HEIGHT);
        VBox.setMargin(scene, new Insets(0, Sizes.TIGHT_PADDING, 0, Sizes.TIGHT_PADDING));
        return scene;
    }

    private Node last(int seat, DecisiveChoice choice) {
        DecisiveChoiceSentences sentences = new DecisiveChoiceSentences(context, choice);
        Button play = ControlFactory.button(
                "moment-" + seat, "", () -> watch.accept(choice), StyleClasses.GO_BUTTON, StyleClasses.SIGN);
        FontIcon sign = new FontIcon(MaterialDesignP.PLAY);
        SceneStyler.iconSize(sign, PLAY_SIGN);
        play.setGraphic(sign);
        ControlFactory.explain(play, context.words().text("decided.watch", sentences.spoken()));
        HBox row = ControlFactory.row(ControlFactory.spring(), play);
        sentences.card(choice.verdict().chosen()).ifPresent(card -> {
            Group face = new Group(context.art().cards().juniorFace(card, List.of()));
            face.setRotate(CARD_TURN);
            row.getChildren().addFirst(new DrawingPane(face, CARD * Sizes.CARD_WIDTH, CARD * Sizes.CARD_HEIGHT));
        });
        row.setPadding(new Insets(0, Sizes.PANEL_PADDING, 0, Sizes.PANEL_PADDING));
        VBox last = new VBox(Sizes.SMALL_GAP, row, saying(sentences.why()));
        last.setAlignment(Pos.CENTER);
        VBox.setVgrow(last, Priority.ALWAYS);
        return last;
    }

    private static Label saying(String words) {
        Label saying = ControlFactory.label(words, StyleClasses.STRONG);
        saying.setAlignment(Pos.CENTER);
        saying.setPadding(new Insets(0, Sizes.TIGHT_PADDING, 0, Sizes.TIGHT_PADDING));
        saying.setTextAlignment(TextAlignment.CENTER);
        return saying;
    }
}

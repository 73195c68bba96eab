package millebornes.desktop.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.replay.ReplaySeatView.HeadPlace;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.GameConfig;
import millebornes.words.Audience;
import millebornes.words.Words;

/// The changing parts of a replay: board, hands, the sentence of a move and the timeline.
final class ReplayView {

    private static final double LEAST_BOARD = 240;

    /// The least width of a hand at the usual text size, in px.
    private static final double LEAST_HAND = 190;

    /// The greatest number of seats with room for large names above their hands, and the size of a name in px.
    private static final int FEW_SEATS = 2;

    private static final double NAME = 14;

    /// The size of a car beside a name in large text, relative to its usual size.
    private static final double LARGE_CAR = 1.35;

    /// The number of cards that are shown of a hidden hand's last moves.
    private static final int LAST_CARDS = 3;

    /// The scale of a move's card in its banner, and its rotation in degrees.
    private static final double CARD = 0.42;

    /// The size of the letters of a move's sentence, in px: the usual one, and the largest.
    private static final double SENTENCE = 28;

    private static final double LARGE_SENTENCE = 32;
    private static final double LEAST_SENTENCE = 16;

    private final ScreenContext context;
    private final GameConfig config;
    private final ReplayTimeline timeline;
    private final ArtFactory art;
    private final List<Livery> liveries;
    private final TablePresenter presenter;
    private final HBox banner = new HBox(Sizes.SMALL_GAP);
    private final StackPane mark = new StackPane();
    private final StackPane played = new StackPane();
    private final FittedLabel whatLabel;
    private final Label visible = ControlFactory.label("", StyleClasses.NOTE);
    private final Label count = ControlFactory.label("", StyleClasses.STRONG);
    private final List<Label> position = List.of(
            ControlFactory.label("", StyleClasses.PANEL_TITLE, StyleClasses.LARGE),
            ControlFactory.label("", StyleClasses.STRONG, StyleClasses.NOTE));
    private final ReplayBoardPane board;
    private final List<ReplaySeatView> hands;
    private final ReplayTimelinePane timelinePane;

    /// @param go shows a step that was pressed on the road
    ReplayView(ScreenContext context, GameConfig config, ReplayTimeline timeline, IntConsumer go) {
        this.context = context;
        this.config = config;
        this.timeline = timeline;
        this.art = context.art();
        this.liveries = config.looks();
        this.presenter = new TablePresenter(config, context.words(), ShortcutLetters.USUAL);
        this.whatLabel = new FittedLabel(
                "",
                PageTitlePlate.isLarge(context) ? LARGE_SENTENCE : SENTENCE,
                LEAST_SENTENCE,
                StyleClasses.PANEL_TITLE);
        this.board = new ReplayBoardPane(art, presenter.board(timeline.match(0).view(0)));
        this.hands = hands();
        this.timelinePane = new ReplayTimelinePane(
                timeline,
                art,
                liveries,
                IntStream.rangeClosed(1, timeline.rounds().size())
                        .mapToObj(round -> context.words().text("result.round", round))
                        .toList(),
                context.look().textScale().of(1),
                go);
        board.setMinHeight(LEAST_BOARD);
        timelinePane.setAccessibleText(context.words().text("playback.bar"));
    }

    /// The presenter for the current language.
    TablePresenter presenter() {
        return presenter;
    }

    /// Shows a step.
    void show(int at) {
        OptionalInt mover = timeline.mover(at);
        tell(at, mover);
        int before = timeline.rounds().contains(at) ? at : at - 1;
        board.show(
                presenter.board(timeline.match(before).view(0)),
                presenter.board(timeline.match(at).view(0)));
        for (int seat = 0; seat < hands.size(); seat++) {
            Car car = timeline.match(at).round().car(timeline.carOf(seat));
            String far = context.words().text("shelf.km", context.words().number(car.km()));
            boolean acting = mover.isPresent() && mover.getAsInt() == seat;
            if (timeline.isOpen()) {
                hands.get(seat).showHand(far, timeline.hand(at, seat), acting);
            } else {
                hands.get(seat).showPublic(far, timeline.lastCards(at, seat, LAST_CARDS), car, acting);
            }
        }
        Livery moverLivery = liveries.get(mover.isPresent() ? timeline.carOf(mover.getAsInt()) : 0);
        timelinePane.show(at, moverLivery);
        banner.getStyleClass().setAll(StyleClasses.BANNER);
        mark.getChildren().clear();
        if (mover.isPresent()) {
            banner.getStyleClass().add(StyleClasses.livery(moverLivery));
            mark.getChildren().add(new DrawingPane(art.cars().car(moverLivery), Sizes.CAR_LENGTH, Sizes.CAR_WIDTH));
        }
        played.getChildren().setAll(timeline.card(at).stream().map(this::card).toList());
    }

    private Node card(Card card) {
        // The sentence has its name, which would be too small here.
        Group face = new Group(art.cards().largeFace(card, VisibleStrip.WHOLE));
        return new DrawingPane(face, CARD * Sizes.CARD_WIDTH, CARD * Sizes.CARD_HEIGHT);
    }

    private void tell(int at, OptionalInt mover) {
        Words words = context.words();
        Audience audience = timeline.isOpen() ? Audience.READER : Audience.BYSTANDER;
        whatLabel.setText(
                mover.isEmpty()
                        ? words.text("playback.start")
                        : presenter.narrator().event(timeline.events(at).getFirst(), audience));
        visible.setText(words.text(timeline.isOpen() ? "playback.open" : "playback.closed"));
        String spoken = words.sentence("playback.count", Map.of("0", at, "n", timeline.last()));
        count.setText(spoken);
        position.getFirst().setText(words.number(at));
        position.getLast().setText("/ " + words.number(timeline.last()));
        position.forEach(label -> label.setAccessibleText(spoken));
    }

    /// The player who moved, the sentence of the move, and its card; with large text its number, too.
    HBox banner() {
        VBox told = new VBox(whatLabel);
        banner.getChildren().setAll(mark, told, played);
        if (PageTitlePlate.isLarge(context)) {
            count.setMinWidth(Region.USE_PREF_SIZE);
            banner.getChildren().add(count);
        } else {
            told.getChildren().add(visible);
        }
        told.setMinWidth(0);
        // The name of the game has its width first, then the sentence what is left, in one line.
        visible.setWrapText(false);
        told.setPrefWidth(0);
        HBox.setHgrow(told, Priority.ALWAYS);
        told.setAlignment(Pos.CENTER_LEFT);
        banner.setAlignment(Pos.CENTER_LEFT);
        return banner;
    }

    /// The number of the step, large, and that of the last one.
    HBox position() {
        HBox row = new HBox(Sizes.LABEL_GAP);
        row.getChildren().addAll(position);
        row.setAlignment(Pos.BASELINE_LEFT);
        row.setMinWidth(Region.USE_PREF_SIZE);
        return row;
    }

    /// The timeline, on which a click goes to a step.
    ReplayTimelinePane bar() {
        return timelinePane;
    }

    /// The board, and the hands beside it.
    Node table() {
        VBox column = new VBox(Sizes.SMALL_GAP);
        column.getChildren().addAll(hands);
        hands.forEach(hand -> VBox.setVgrow(hand, Priority.ALWAYS));
        column.setPadding(new Insets(Sizes.TINY_GAP));
        ScrollPane seats = new ScrollPane(column);
        seats.setFitToWidth(true);
        seats.setFitToHeight(true);
        seats.setMinWidth(column.minWidth(Region.USE_COMPUTED_SIZE) + Sizes.GAP);
        seats.setId("replay-hands");
        StackPane framed = new StackPane(board);
        framed.getStyleClass().add(StyleClasses.TILE);
        framed.setPadding(new Insets(Sizes.LABEL_GAP));
        HBox.setHgrow(framed, Priority.ALWAYS);
        HBox table = new HBox(Sizes.SMALL_GAP, framed, seats);
        table.setPadding(new Insets(0, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return table;
    }

    private List<ReplaySeatView> hands() {
        List<ReplaySeatView> made = new ArrayList<>();
        double least = context.look().textScale().of(LEAST_HAND);
        // Above many hands large names would leave no height for the cards.
        boolean crowded = PageTitlePlate.isLarge(context) && config.players().size() > FEW_SEATS;
        for (int seat = 0; seat < config.players().size(); seat++) {
            Livery livery = liveries.get(timeline.carOf(seat));
            CarOutfit outfit = config.outfit(livery).with(RoofLoad.NO_LOAD);
            double size = crowded ? LARGE_CAR : 1;
            Node car = new DrawingPane(
                    art.cars().smallSide(livery, outfit), size * Sizes.CAR_WIDTH, size * Sizes.LISTED_CAR_HEIGHT);
            String name = presenter.narrator().names().seat(seat);
            made.add(
                    crowded
                            ? new ReplaySeatView(
                                    art,
                                    livery,
                                    car,
                                    new FittedLabel(
                                            name, context.look().textScale().of(NAME), NAME),
                                    least,
                                    HeadPlace.BESIDE_HAND)
                            : new ReplaySeatView(
                                    art,
                                    livery,
                                    car,
                                    ControlFactory.label(name, StyleClasses.SEAT_NAME),
                                    least,
                                    HeadPlace.ABOVE_HAND));
        }
        return made;
    }
}

package millebornes.desktop.screens.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.animation.PauseTransition;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.common.PageFrameFactory;
import millebornes.desktop.screens.common.PageTitlePlateFactory;
import millebornes.desktop.screens.common.SegmentedBarItem;
import millebornes.desktop.screens.common.ShortcutBindings;
import millebornes.desktop.screens.exits.ReplayExits;
import millebornes.desktop.screens.exits.ReplayMoment;
import millebornes.desktop.screens.replay.model.ReplaySpeed;
import millebornes.desktop.screens.replay.model.ReplayTimeline;
import millebornes.desktop.screens.table.model.TablePresenter;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.outfit.CarOutfit;
import millebornes.outfit.RoofLoad;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.words.Listener;
import millebornes.words.MatchNames;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// A game that is watched again: the board, the hands when the match is over, and a road to go along.
///
/// The arrows go step by step, Page up and down from round to round, Home and End to the ends, Space goes on by itself.
public final class ReplayScreen implements AppScreen {

    private static final double LEAST_BOARD = 240;

    /// The least width of a hand at the usual text size, in px.
    private static final double LEAST_HAND = 190;

    private final AppSettingsModel context;
    private final SavedGame game;
    private final ReplayExits exits;
    private final ReplayTimeline model;
    private final GameConfig config;
    private final StackPane root;
    private final PauseTransition clock = new PauseTransition();
    private ReplaySpeed speed = ReplaySpeed.ONE;
    private boolean playing;
    private final Optional<ReplayMoment> moment;
    private int at;
    private Runnable shown = () -> {};

    /// @throws RuntimeException when the game cannot be played again; see [millebornes.save.ReplayedGame]
    public ReplayScreen(AppSettingsModel context, SavedGame game, ReplayExits exits) {
        this(context, game, exits, Optional.empty());
    }

    /// A game that is watched from a choice on, which is offered to be made otherwise.
    ///
    /// @param moment where it begins; at its deal where nothing is said
    /// @throws RuntimeException when the game cannot be played again; see [millebornes.save.ReplayedGame]
    public ReplayScreen(AppSettingsModel context, SavedGame game, ReplayExits exits, Optional<ReplayMoment> moment) {
        this.moment = moment;
        this.context = context;
        this.game = game;
        this.exits = exits;
        this.model = ReplayTimeline.of(game);
        this.config = SavedSessionConverter.config(game);
        this.at = moment.map(ReplayMoment::step).orElse(0);
        this.root = PageFrameFactory.screen(context, this::page);
        clock.setOnFinished(_ -> tick());
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup("#replay-play").requestFocus();
    }

    @Override
    public void hidden() {
        play(false);
    }

    /// The step that is shown, from 0.
    public int at() {
        return at;
    }

    /// Shows a step.
    public void go(int step) {
        at = Math.clamp(step, 0, model.last());
        shown.run();
    }

    private void play(boolean on) {
        playing = on && at < model.last();
        clock.stop();
        if (playing) {
            clock.setDuration(Duration.millis(speed.millis()));
            clock.playFromStart();
        }
        shown.run();
    }

    private void tick() {
        at = Math.min(at + 1, model.last());
        play(playing);
    }

    private void toggle() {
        if (!playing && at == model.last()) {
            at = 0;
        }
        play(!playing);
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> go(at - 1);
            case RIGHT -> go(at + 1);
            case PAGE_UP -> go(model.roundBefore(at));
            case PAGE_DOWN -> go(model.roundAfter(at));
            case HOME -> go(0);
            case END -> go(model.last());
            case SPACE -> toggle();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private Node page() {
        Words words = context.words();
        ArtFactory art = ArtFactory.in(context.look().theme());
        List<Livery> liveries = config.looks().stream().map(Livery::of).toList();
        TablePresenter painter = new TablePresenter(config, words, ShortcutBindings.USUAL);
        MatchNames names = painter.narrator().names();
        StackPane mark = new StackPane();
        Label what = ControlFactory.label("", StyleClasses.PANEL_TITLE);
        Label where = ControlFactory.label("", StyleClasses.NOTE);
        Label count = ControlFactory.label("", StyleClasses.STRONG, StyleClasses.ON_FOOT);
        count.setMinWidth(Region.USE_PREF_SIZE);
        ReplayBoardPane board =
                new ReplayBoardPane(art, painter.board(model.match(at).view(0)));
        board.setMinHeight(LEAST_BOARD);
        List<ReplaySeatView> hands = new ArrayList<>();
        double least = context.look().textScale().of(LEAST_HAND);
        for (int seat = 0; seat < config.players().size(); seat++) {
            Livery livery = liveries.get(model.carOf(seat));
            CarOutfit outfit = config.outfit(livery.look()).with(RoofLoad.NO_LOAD);
            Node car = new DrawingPane(art.cars().smallSide(livery, outfit), Sizes.CAR_WIDTH, Sizes.LISTED_CAR_HEIGHT);
            hands.add(new ReplaySeatView(art, car, names.seat(seat), least, painter::cardName));
        }
        ReplayTimelinePane bar = new ReplayTimelinePane(model, art, liveries, this::go);
        bar.setAccessibleText(words.text("playback.bar"));
        List<Button> tries = tries(painter);
        Button play = sign("replay-play", MaterialDesignP.PLAY, "playback.play", this::toggle);
        shown = () -> {
            OptionalInt mover = model.mover(at);
            what.setText(
                    mover.isEmpty()
                            ? words.text("playback.start")
                            : painter.narrator()
                                    .event(
                                            model.events(at).getFirst(),
                                            model.isOpen() ? Listener.READER : Listener.BYSTANDER));
            int round = model.roundOf(at);
            where.setText(
                    words.text("playback.where", round + 1, at - model.rounds().get(round)) + " · "
                            + words.text(model.isOpen() ? "playback.open" : "playback.closed"));
            count.setText(words.sentence("playback.count", Map.of("0", at, "n", model.last())));
            board.show(painter.board(model.match(at).view(0)));
            for (int seat = 0; seat < hands.size(); seat++) {
                int km = model.match(at).round().car(model.carOf(seat)).km();
                hands.get(seat)
                        .show(
                                words.text("shelf.km", words.number(km)),
                                model.hand(at, seat),
                                mover.isPresent() && mover.getAsInt() == seat);
            }
            Livery moves = liveries.get(mover.isPresent() ? model.carOf(mover.getAsInt()) : 0);
            bar.show(at, moves);
            mark.getChildren()
                    .setAll(
                            mover.isEmpty()
                                    ? List.of()
                                    : List.of(
                                            new DrawingPane(art.cars().car(moves), Sizes.CAR_LENGTH, Sizes.CAR_WIDTH)));
            play.setGraphic(new FontIcon(playing ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY));
            ControlFactory.explain(play, words.text(playing ? "playback.pause" : "playback.play"));
            tries.forEach(way -> way.setDisable(!model.canGoOnFrom(at)));
            if (moment.isPresent() && moment.get().step() != at) {
                tries.getFirst().setDisable(true);
            }
        };
        shown.run();
        ScrollPane page = new ScrollPane(PageFrameFactory.page(
                head(names, mark, what, where), middle(board, hands), foot(bar, play, count, tries)));
        page.setFitToWidth(true);
        page.setFitToHeight(true);
        page.setId("replay");
        return page;
    }

    private Node head(MatchNames names, Node mark, Label what, Label where) {
        Words words = context.words();
        String name = game.details().name();
        VBox says = new VBox(
                ControlFactory.label(name.isBlank() ? words.list(names.seats()) : name, StyleClasses.PANEL_TITLE));
        if (model.isOpen()) {
            says.getChildren().add(ControlFactory.label(words.text("result.seed", game.seed()), StyleClasses.NOTE));
        }
        VBox told = new VBox(what, where);
        told.setAlignment(Pos.CENTER_LEFT);
        HBox banner = ControlFactory.row(mark, told);
        banner.getStyleClass().addAll(StyleClasses.PLATE, StyleClasses.RED);
        HBox.setHgrow(banner, Priority.ALWAYS);
        HBox head = ControlFactory.row(PageTitlePlateFactory.of(context, says), banner);
        head.setPadding(new Insets(Sizes.MARGIN, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    private Node middle(ReplayBoardPane board, List<ReplaySeatView> hands) {
        VBox column = new VBox(Sizes.SMALL_GAP);
        column.getChildren().addAll(hands);
        column.setPadding(new Insets(Sizes.TINY_GAP));
        ScrollPane seats = new ScrollPane(column);
        seats.setFitToWidth(true);
        seats.setMinWidth(column.minWidth(Region.USE_COMPUTED_SIZE) + Sizes.GAP);
        seats.setId("replay-hands");
        StackPane framed = new StackPane(board);
        framed.getStyleClass().add(StyleClasses.TILE);
        framed.setPadding(new Insets(Sizes.LABEL_GAP));
        HBox.setHgrow(framed, Priority.ALWAYS);
        HBox middle = new HBox(Sizes.SMALL_GAP, framed, seats);
        middle.setPadding(new Insets(0, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return middle;
    }

    /// The other choice where there is one, and any other from here.
    private List<Button> tries(TablePresenter painter) {
        Words words = context.words();
        Button here =
                sign("replay-try", MaterialDesignS.STEERING, "practice.here", () -> exits.practise(model.upTo(at)));
        List<Button> tries = new ArrayList<>(List.of(here));
        moment.map(ReplayMoment::other)
                .ifPresent(other -> tries.addFirst(ControlFactory.button(
                        "replay-other",
                        words.text("practice.other", painter.narrator().move(other)),
                        () -> exits.practise(model.upTo(at).with(other)),
                        StyleClasses.GO_BUTTON,
                        StyleClasses.LARGE)));
        return tries;
    }

    private Node foot(ReplayTimelinePane bar, Button play, Label count, List<Button> tries) {
        Words words = context.words();
        HBox steps = ControlFactory.row(
                sign("replay-first", MaterialDesignR.REWIND, "playback.first", () -> go(model.roundBefore(at))),
                sign("replay-previous", MaterialDesignS.SKIP_PREVIOUS, "playback.previous", () -> go(at - 1)),
                play,
                sign("replay-next", MaterialDesignS.SKIP_NEXT, "playback.next", () -> go(at + 1)),
                sign("replay-last", MaterialDesignF.FAST_FORWARD, "playback.last", () -> go(model.roundAfter(at))));
        List<SegmentedBarItem<ReplaySpeed>> speeds = new ArrayList<>();
        for (ReplaySpeed one : ReplaySpeed.values()) {
            speeds.add(SegmentedBarItem.of("replay-speed-" + one.name(), one, words.text("playback.speed." + one)));
        }
        HBox groove = SegmentedBarItem.segmentedBar(words, words.text("playback.speed"), speeds, speed, chosen -> {
            speed = chosen;
            play(playing);
        });
        Button back = ControlFactory.button(
                "back", words.text("playback.back"), exits::back, StyleClasses.FOOT_BUTTON, StyleClasses.LARGE);
        back.setGraphic(new FontIcon(MaterialDesignA.ARROW_LEFT));
        back.setCancelButton(true);
        FlowPane row = new FlowPane(Sizes.GAP, Sizes.SMALL_GAP, back, count, steps, groove);
        row.setAlignment(Pos.CENTER);
        if (model.isOpen()) {
            Button card = ControlFactory.button(
                    "replay-postcard",
                    words.text("postcard.title"),
                    exits::postcard,
                    StyleClasses.FOOT_BUTTON,
                    StyleClasses.LARGE);
            card.setGraphic(new FontIcon(MaterialDesignP.POST_OUTLINE));
            Button again = ControlFactory.button(
                    "replay-again",
                    words.text("playback.again"),
                    () -> exits.playAgain(config),
                    StyleClasses.MAIN_BUTTON,
                    StyleClasses.LARGE);
            again.setGraphic(new FontIcon(MaterialDesignP.PLAY));
            row.getChildren().addAll(tries);
            row.getChildren().addAll(card, again);
        }
        VBox foot = new VBox(Sizes.SMALL_GAP, bar, row);
        foot.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.PANEL_PADDING, Sizes.GAP));
        foot.getStyleClass().addAll(StyleClasses.FOOT, StyleClasses.ON_FOOT_KEYS);
        return foot;
    }

    private Button sign(String id, Ikon sign, String key, Runnable action) {
        return ControlFactory.icon(id, sign, context.words().text(key), action, StyleClasses.PAPER_BUTTON);
    }
}

package millebornes.desktop.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ReplayAlternative;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// The replay of a game: the board, the hands if the match is over, and a road as timeline.
///
/// The arrow keys go step by step, Page Up and Page Down from round to round, Home and End to the ends; Space plays
/// automatically.
public final class ReplayScreen implements AppScreen {

    /// The greatest share of the header's width for the name of the game; a longer name is shortened.
    private static final double MOST_TITLE = 0.35;

    /// The size of the icons of the steps at the usual text size, in px.
    private static final double ICON = 26;

    /// The size of the button that plays automatically at the usual text size, in px.
    private static final double PLAY = 64;

    /// The size of its icon relative to those of the steps.
    private static final double PLAY_ICON = 1.4;

    private static final Insets LARGE_COURSE = new Insets(Sizes.SMALL_GAP, Sizes.GAP, 0, Sizes.GAP);

    private final ScreenContext context;
    private final SavedGame game;
    private final Consumer<Destination> navigator;
    private final Runnable back;
    private final ReplayTimeline timeline;
    private final GameConfig config;
    private final StackPane root;
    private final PauseTransition clock = new PauseTransition();
    private ReplaySpeed speed = ReplaySpeed.ONE;
    private boolean playing;
    private final Optional<ReplayAlternative> moment;
    private int at;
    private Runnable shown = () -> {};

    /// @param back goes back to the screen before
    /// @throws RuntimeException when the game cannot be replayed; see [millebornes.save.ReplayedGame]
    public ReplayScreen(ScreenContext context, SavedGame game, Consumer<Destination> navigator, Runnable back) {
        this(context, game, Optional.empty(), navigator, back);
    }

    /// A replay that begins at a choice and offers another move.
    ///
    /// @param moment the choice at which it begins; if empty, it begins at the deal
    /// @param back goes back to the screen before
    /// @throws RuntimeException when the game cannot be replayed; see [millebornes.save.ReplayedGame]
    public ReplayScreen(
            ScreenContext context,
            SavedGame game,
            Optional<ReplayAlternative> moment,
            Consumer<Destination> navigator,
            Runnable back) {
        this.moment = moment;
        this.context = context;
        this.game = game;
        this.navigator = navigator;
        this.back = back;
        this.timeline = ReplayTimeline.of(game);
        this.config = SavedSessionConverter.config(game);
        this.at = moment.map(ReplayAlternative::step).orElse(0);
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

    /// The number of the step that is shown, from 0.
    public int at() {
        return at;
    }

    /// Shows the step with that number.
    public void go(int step) {
        at = Math.clamp(step, 0, timeline.last());
        shown.run();
    }

    private void play(boolean on) {
        playing = on && at < timeline.last();
        clock.stop();
        if (playing) {
            clock.setDuration(Duration.millis(speed.millis()));
            clock.playFromStart();
        }
        shown.run();
    }

    private void tick() {
        at = Math.min(at + 1, timeline.last());
        play(playing);
    }

    private void toggle() {
        if (!playing && at == timeline.last()) {
            at = 0;
        }
        play(!playing);
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> go(at - 1);
            case RIGHT -> go(at + 1);
            case PAGE_UP -> go(timeline.roundBefore(at));
            case PAGE_DOWN -> go(timeline.roundAfter(at));
            case HOME -> go(0);
            case END -> go(timeline.last());
            case SPACE -> toggle();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private Node page() {
        ReplayView view = new ReplayView(context, config, timeline, this::go);
        List<Button> tries = tries(view.presenter());
        Button play = sign("replay-play", MaterialDesignP.PLAY, "playback.play", this::toggle);
        play.getStyleClass().add(StyleClasses.PAPER_BUTTON);
        HBox steps = steps(play);
        Pane course;
        if (PageTitlePlate.isLarge(context)) {
            course = ControlFactory.row(steps, view.bar());
            course.setPadding(LARGE_COURSE);
            HBox.setHgrow(view.bar(), Priority.ALWAYS);
        } else {
            play.setMinSize(PLAY, PLAY);
            course = new StackPane(view.bar());
        }
        shown = () -> {
            view.show(at);
            course.getStyleClass().setAll(StyleClasses.FOOT, StyleClasses.ON_FOOT_KEYS);
            timeline.mover(at)
                    .ifPresent(seat -> course.getStyleClass()
                            .add(StyleClasses.livery(config.looks().get(timeline.carOf(seat)))));
            play.setGraphic(largeIcon(playing ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY, PLAY_ICON));
            ControlFactory.explain(play, context.words().text(playing ? "playback.pause" : "playback.play"));
            tries.forEach(way -> way.setDisable(!timeline.canGoOnFrom(at)));
            if (moment.isPresent() && moment.get().step() != at) {
                tries.getFirst().setDisable(true);
            }
        };
        shown.run();
        Node table = view.table();
        VBox.setVgrow(table, Priority.ALWAYS);
        return PageFrameFactory.page(head(view), new VBox(table, course), foot(view, steps, tries));
    }

    /// The header: the game, and the sentence of the move; with large text the sentence alone.
    private Node head(ReplayView view) {
        Words words = context.words();
        String name = game.metadata().name();
        PageTitlePlate plate = new PageTitlePlate(
                context,
                PageSign.FLAG,
                name.isBlank() ? words.list(view.presenter().narrator().names().seats()) : name,
                timeline.isOpen() ? seed() : "");
        HBox head = PageFrameFactory.head(context, plate, view.banner());
        head.getChildren().setAll(plate, view.banner());
        ControlFactory.onlyWhile(plate, new SimpleBooleanProperty(!PageTitlePlate.isLarge(context)));
        HBox.setHgrow(view.banner(), Priority.ALWAYS);
        plate.maxWidthProperty().bind(head.widthProperty().multiply(MOST_TITLE));
        head.setSpacing(Sizes.TIGHT_PADDING);
        return head;
    }

    private String seed() {
        return context.words().text("result.seed", game.seed().spoken());
    }

    /// The buttons that start a trial: with the other move, if there is one, or from the current step.
    private List<Button> tries(TablePresenter presenter) {
        Words words = context.words();
        Button here = PageFrameFactory.way(
                "replay-try",
                MaterialDesignS.STEERING,
                words.text("practice.here"),
                () -> navigator.accept(new Destination.Practice(timeline.upTo(at))));
        List<Button> tries = new ArrayList<>(List.of(here));
        moment.map(ReplayAlternative::other)
                .ifPresent(otherMove -> tries.addFirst(PageFrameFactory.way(
                        "replay-other",
                        MaterialDesignS.SWAP_HORIZONTAL,
                        words.text("practice.other", presenter.narrator().move(otherMove)),
                        () -> navigator.accept(
                                new Destination.Practice(timeline.upTo(at).with(otherMove))))));
        return tries;
    }

    private Node foot(ReplayView view, HBox steps, List<Button> tries) {
        boolean isLarge = PageTitlePlate.isLarge(context);
        List<Region> left = new ArrayList<>(List.of(PageFrameFactory.back(context, "back", back)));
        if (!isLarge) {
            left.add(steps);
        }
        left.add(speeds());
        if (!timeline.isOpen()) {
            return PageFrameFactory.foot(context, left, view.position());
        }
        List<Region> right = new ArrayList<>(tries);
        right.add(PageFrameFactory.way(
                "replay-postcard",
                MaterialDesignP.POST_OUTLINE,
                context.words().text("postcard.title"),
                () -> navigator.accept(new Destination.Postcard(game))));
        right.add(PageFrameFactory.main(
                "replay-again",
                MaterialDesignP.PLAY,
                context.words().text("playback.again"),
                () -> navigator.accept(new Destination.Play(config))));
        // With large text the header has no room for the number of the deal.
        Label seed = ControlFactory.label(seed(), StyleClasses.NOTE);
        seed.setMinWidth(Region.USE_PREF_SIZE);
        return PageFrameFactory.foot(context, left, isLarge ? seed : view.position(), right.toArray(Region[]::new));
    }

    private HBox steps(Button play) {
        HBox steps = ControlFactory.row(
                sign("replay-first", MaterialDesignR.REWIND, "playback.first", () -> go(timeline.roundBefore(at))),
                sign("replay-previous", MaterialDesignS.SKIP_PREVIOUS, "playback.previous", () -> go(at - 1)),
                play,
                sign("replay-next", MaterialDesignS.SKIP_NEXT, "playback.next", () -> go(at + 1)),
                sign("replay-last", MaterialDesignF.FAST_FORWARD, "playback.last", () -> go(timeline.roundAfter(at))));
        steps.setSpacing(Sizes.LABEL_GAP);
        return steps;
    }

    private HBox speeds() {
        Words words = context.words();
        HBox speeds = SegmentedBarItem.segmentedBar(
                words,
                words.text("playback.speed"),
                Arrays.stream(ReplaySpeed.values())
                        .map(item -> SegmentedBarItem.of(
                                "replay-speed-" + item.name(), item, words.text("playback.speed." + item)))
                        .toList(),
                speed,
                this::speed);
        speeds.setId("replay-speed");
        return speeds;
    }

    private void speed(ReplaySpeed chosen) {
        speed = chosen;
        play(playing);
    }

    private Button sign(String id, Ikon sign, String key, Runnable action) {
        Button step = ControlFactory.icon(id, sign, context.words().text(key), action, StyleClasses.FOOT_BUTTON);
        step.setGraphic(largeIcon(sign, 1));
        return step;
    }

    private FontIcon largeIcon(Ikon sign, double scale) {
        FontIcon icon = new FontIcon(sign);
        SceneStyler.iconSize(icon, context.look().textScale().of(ICON * scale));
        return icon;
    }

    /// The speed of automatic playing.
    enum ReplaySpeed {
        HALF(2400),
        ONE(1200),
        DOUBLE(600),
        FIVE(240);

        private final double millis;

        ReplaySpeed(double millis) {
            this.millis = millis;
        }

        /// The time for which a step is shown, in ms.
        public double millis() {
            return millis;
        }
    }
}

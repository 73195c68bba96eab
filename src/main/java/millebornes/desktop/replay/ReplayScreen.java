package millebornes.desktop.replay;

import java.util.ArrayList;
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
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
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

    /// The size of the button that plays automatically beside the usual text, in px.
    private static final double PLAY = 56;

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
        play.getStyleClass().remove(StyleClasses.PAPER_BUTTON);
        play.getStyleClass().add(StyleClasses.DARK_BUTTON);
        if (!PageTitlePlate.isLarge(context)) {
            play.setPrefSize(PLAY, PLAY);
        }
        shown = () -> {
            view.show(at);
            play.setGraphic(largeIcon(playing ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY));
            ControlFactory.explain(play, context.words().text(playing ? "playback.pause" : "playback.play"));
            tries.forEach(way -> way.setDisable(!timeline.canGoOnFrom(at)));
            if (moment.isPresent() && moment.get().step() != at) {
                tries.getFirst().setDisable(true);
            }
        };
        shown.run();
        HBox course = ControlFactory.row(steps(play), view.bar(), speeds());
        course.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        HBox.setHgrow(view.bar(), Priority.ALWAYS);
        VBox.setMargin(course, new Insets(0, Sizes.GAP, Sizes.TIGHT_PADDING, Sizes.GAP));
        Node table = view.table();
        VBox.setVgrow(table, Priority.ALWAYS);
        return PageFrameFactory.page(head(view), new VBox(table, course), foot(tries));
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

    private Node foot(List<Button> tries) {
        List<Button> left = new ArrayList<>(List.of(PageFrameFactory.back(context, "back", back)));
        if (!timeline.isOpen()) {
            return PageFrameFactory.foot(context, left, null);
        }
        // With large text the header has no room for it.
        Label note = PageTitlePlate.isLarge(context) ? ControlFactory.label(seed(), StyleClasses.NOTE) : null;
        left.addAll(tries);
        left.add(PageFrameFactory.way(
                "replay-postcard",
                MaterialDesignP.POST_OUTLINE,
                context.words().text("postcard.title"),
                () -> navigator.accept(new Destination.Postcard(game))));
        return PageFrameFactory.foot(
                context,
                left,
                note,
                PageFrameFactory.main(
                        "replay-again",
                        MaterialDesignP.PLAY,
                        context.words().text("playback.again"),
                        () -> navigator.accept(new Destination.Play(config))));
    }

    private HBox steps(Button play) {
        return ControlFactory.row(
                sign("replay-first", MaterialDesignR.REWIND, "playback.first", () -> go(timeline.roundBefore(at))),
                sign("replay-previous", MaterialDesignS.SKIP_PREVIOUS, "playback.previous", () -> go(at - 1)),
                play,
                sign("replay-next", MaterialDesignS.SKIP_NEXT, "playback.next", () -> go(at + 1)),
                sign("replay-last", MaterialDesignF.FAST_FORWARD, "playback.last", () -> go(timeline.roundAfter(at))));
    }

    private MenuButton speeds() {
        Words words = context.words();
        MenuButton speeds = new MenuButton();
        speeds.setId("replay-speed");
        speeds.getStyleClass().add(StyleClasses.COMPACT);
        speeds.setMinWidth(Region.USE_PREF_SIZE);
        show(speeds);
        for (ReplaySpeed replaySpeed : ReplaySpeed.values()) {
            MenuItem item = new MenuItem(words.text("playback.speed." + replaySpeed));
            item.setId("replay-speed-" + replaySpeed.name());
            item.setOnAction(_ -> {
                speed = replaySpeed;
                show(speeds);
                play(playing);
            });
            speeds.getItems().add(item);
        }
        return speeds;
    }

    private void show(MenuButton speeds) {
        Words words = context.words();
        speeds.setText(words.text("playback.speed." + speed));
        speeds.setAccessibleText(words.text("choice", words.text("playback.speed"), speeds.getText()));
    }

    private Button sign(String id, Ikon sign, String key, Runnable action) {
        Button step = ControlFactory.icon(id, sign, context.words().text(key), action, StyleClasses.PAPER_BUTTON);
        step.setGraphic(largeIcon(sign));
        return step;
    }

    private FontIcon largeIcon(Ikon sign) {
        FontIcon icon = new FontIcon(sign);
        SceneStyler.iconSize(icon, context.look().textScale().of(ICON));
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

package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.SeatPhones;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;

/// A table in a window, without delays, for tests that click and for pictures.
public final class TableStage implements TableExits {

    private final Session session;
    private final ScreenContext context;
    private final @Nullable SeatPhones phones;
    private final TableScreen screen;
    private final Scene scene;
    private int roundsOver;

    private TableStage(
            Session session, ScreenContext context, double width, double height, @Nullable SeatPhones phones) {
        this.session = session;
        this.context = context;
        this.phones = phones;
        screen = new TableScreen(session, context, this, TableDelays.NONE);
        scene = new Scene(screen.root(), width, height);
        SceneStyler.scene(scene, context.look());
    }

    /// Opens a table in the test's window.
    static TableStage open(GameConfig game, ScreenContext context, double width, double height) {
        return open(Session.start(game), context, width, height);
    }

    /// Opens a table with a match that runs already.
    static TableStage open(Session session, ScreenContext context, double width, double height) {
        return open(session, context, width, height, null);
    }

    /// Opens a table at which some people have their cards on phones.
    static TableStage open(
            Session session, ScreenContext context, double width, double height, @Nullable SeatPhones phones) {
        TableStage openedStage = Gallery.onToolkit(() -> {
            TableStage table = new TableStage(session, context, width, height, phones);
            TestWindow.show(table.scene);
            table.screen.shown();
            return table;
        });
        // The first layout in a window lays overlays out anew; what is clicked before it is gone.
        Patience.settle();
        return openedStage;
    }

    /// French, as it looks usually, without motion.
    public static ScreenContext still() {
        return new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
    }

    /// Where the first card of the open hand lies for which the condition holds once it is chosen.
    public int place(Predicate<ChosenCard> condition) {
        return Gallery.onToolkit(() -> {
            int cards = screen.picture().hand().cards().size();
            for (int place = 0; place < cards; place++) {
                screen.flow().choose(place);
                if (screen.flow().moment() instanceof FlowState.Turn turn
                        && turn.choice() != null
                        && condition.test(turn.choice())) {
                    screen.flow().select(null);
                    return place;
                }
            }
            throw new IllegalStateException("no card of this hand is like that");
        });
    }

    /// A sentence of the table in the language that it speaks.
    String words(String key) {
        return context.words().text(key);
    }

    Session session() {
        return session;
    }

    public ScreenContext context() {
        return context;
    }

    Scene scene() {
        return scene;
    }

    public TableScreen screen() {
        return screen;
    }

    int roundsOver() {
        return roundsOver;
    }

    /// Does something on the JavaFX thread.
    public void act(Consumer<TableStage> what) {
        Gallery.onToolkit(() -> {
            what.accept(this);
            return true;
        });
    }

    /// Waits until something holds.
    public void await(BooleanSupplier condition) {
        Patience.until(condition, "in vain");
    }

    /// A picture of the table as it is, with every seat and every open card whole in the window; a question in pictures
    /// hides the cards.
    public void picture(String name) {
        Gallery.check(scene, name);
        assertThat(IntStream.range(0, screen.picture().seats().size()).mapToObj(seat -> "#seat-" + seat))
                .as("seats of %s", name)
                .allMatch(this::shows);
        int cards = screen.picture().overlay().hidesHand()
                ? 0
                : screen.picture().hand().cards().size();
        assertThat(IntStream.range(0, cards).mapToObj(card -> "#hand-" + card))
                .as("cards of %s", name)
                .allMatch(this::shows);
    }

    /// Whether a node is there, and all of it is seen.
    boolean shows(String selector) {
        return Gallery.onToolkit(() -> SceneContents.isSeenWhole(scene, selector));
    }

    /// The same moment in both languages, at the usual and at the smallest size of the window.
    void pictures(String name) {
        for (Language language : Language.values()) {
            speak(language);
            inSize(1280, 800);
            picture(name + "-" + language.tag());
            inSize(1024, 700);
            picture(name + "-" + language.tag() + "-small");
        }
        speak(Language.FRENCH);
        inSize(1280, 800);
    }

    /// Speaks another language at the same moment: the curtain that falls meanwhile is raised again, but for one that
    /// was down before; it covers everything from now on.
    private void speak(Language language) {
        act(stage -> {
            FlowState stateBefore = stage.screen.flow().moment();
            stage.context.language(language);
            boolean open = !(stateBefore instanceof FlowState.Curtain);
            if (open && !stateBefore.equals(stage.screen.flow().moment())) {
                stage.screen.flow().raiseCurtain();
                if (stateBefore instanceof FlowState.Turn turn && turn.choice() != null) {
                    stage.screen.flow().choose(turn.choice().place());
                }
                stage.screen.refresh();
            }
        });
    }

    void inSize(double width, double height) {
        act(stage -> {
            stage.scene.getWindow().setWidth(width);
            stage.scene.getWindow().setHeight(height);
        });
        Patience.until(() -> scene.getWidth() == width && scene.getHeight() == height, "the window keeps its size");
    }

    @Override
    public Optional<SeatPhones> phones() {
        return Optional.ofNullable(phones);
    }

    @Override
    public void roundOver(Session finishedSession) {
        roundsOver++;
    }

    @Override
    public void leave(TableDestination destination) {
        throw new IllegalStateException("nobody has pressed it");
    }
}

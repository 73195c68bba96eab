package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.engine.match.DealSeed;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Move;
import millebornes.save.InMemoryStore;
import millebornes.save.SingleValueStore;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The number of a deal on the set-up page: typed, shown, rejected with a reason, and dealt.
class DealNumberTest {

    private static final DealSeed BY_CHANCE = PositionReader.seed("7k2m9qxa4h1c8e2vwd0tpz3n5r");

    private final List<GameConfig> begun = new ArrayList<>();
    private final SingleValueStore<LastSetup> lastSetupStore = new InMemoryStore<>(LastSetup.FIRST);

    @ParameterizedTest
    @EnumSource
    void theNumberThatIsTypedIsDealtAndShown(Language language) {
        Scene scene = open(language);
        assertThat(note(scene)).isEqualTo(words(language).words().text("setup.deal.hint"));
        type(scene, "482 917 305");
        assertThat(SceneContents.texts(scene))
                .anyMatch(text -> text.contains(words(language).words().text("result.seed", 482_917_305L)));
        scrollDown(scene);
        Gallery.check(scene, "setup-deal-" + language.tag());
        fold(scene);
        assertThat(scene.lookup("#" + DealNumberTileFactory.FIELD)).isNull();
        assertThat(SceneContents.texts(scene))
                .as("shown while the field is not")
                .anyMatch(text -> text.contains(words(language).words().text("result.seed", 482_917_305L)));
        play(scene);
        assertThat(begun).extracting(GameConfig::seed).containsExactly(DealSeed.numbered(482_917_305));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNoNumberIsToldAndNotPlayed(Language language) {
        Scene scene = open(language);
        type(scene, "la même");
        assertThat(note(scene)).isEqualTo(words(language).words().text("setup.deal.NOT_A_NUMBER"));
        type(scene, "9".repeat(20));
        assertThat(note(scene)).isEqualTo(words(language).words().text("setup.deal.TOO_LARGE"));
        fold(scene);
        play(scene);
        assertThat(begun).isEmpty();
        Patience.settle();
        assertThat(scene.getFocusOwner())
                .as("whoever wants to play is led to the mistake")
                .isNotNull()
                .extracting(node -> node.getId())
                .isEqualTo(DealNumberTileFactory.FIELD);
        Gallery.check(scene, "setup-deal-mistaken-" + language.tag());
        type(scene, "");
        assertThat(note(scene)).isEqualTo(words(language).words().text("setup.deal.hint"));
        play(scene);
        assertThat(begun).extracting(GameConfig::seed).containsExactly(BY_CHANCE);
    }

    @Test
    void theNumberIsNotRememberedForTheNextGame() {
        Scene scene = open(Language.FRENCH);
        type(scene, "12");
        play(scene);
        Scene next = open(Language.FRENCH);
        assertThat(field(next).getText()).isEmpty();
        play(next);
        assertThat(begun).extracting(GameConfig::seed).containsExactly(DealSeed.numbered(12), BY_CHANCE);
    }

    @Test
    void anotherLanguageKeepsWhatWasTyped() {
        ScreenContext context = words(Language.FRENCH);
        Scene scene = open(context);
        type(scene, "12x");
        Gallery.onToolkit(() -> {
            context.language(Language.ENGLISH);
            return true;
        });
        Patience.settle();
        assertThat(field(scene).getText()).isEqualTo("12x");
        assertThat(note(scene)).isEqualTo(words(Language.ENGLISH).words().text("setup.deal.NOT_A_NUMBER"));
    }

    /// Law: a game that begins with the key of a finished one, as its page shows it, deals the same cards in every round.
    @Test
    void theSameKeyDealsTheSameCards() {
        Scene scene = open(Language.FRENCH);
        play(scene);
        List<String> first = deals(begun.removeFirst());
        type(scene, BY_CHANCE.spoken().toString().replace('7', '8'));
        play(scene);
        assertThat(deals(begun.removeFirst())).isNotEqualTo(first);
        type(scene, BY_CHANCE.spoken().toString());
        play(scene);
        assertThat(deals(begun.removeFirst())).isEqualTo(first).hasSizeGreaterThan(1);
    }

    /// The same law for numbers.
    @Test
    void theSameNumberDealsTheSameCards() {
        Scene scene = open(Language.FRENCH);
        type(scene, Language.FRENCH.number(482_917_305));
        play(scene);
        List<String> first = deals(begun.removeFirst());
        type(scene, "482917305");
        play(scene);
        assertThat(deals(begun.removeFirst())).isEqualTo(first).hasSizeGreaterThan(1);
        type(scene, "482917306");
        play(scene);
        assertThat(deals(begun.removeFirst())).isNotEqualTo(first);
    }

    /// The position after the deal of every round of a match.
    private static List<String> deals(GameConfig game) {
        GameConfig roundsConfig = new GameConfig(
                game.setup().with(choices -> choices.rounds(2)),
                game.players(),
                game.first(),
                game.seed(),
                game.looks());
        Session session = Session.start(roundsConfig);
        List<String> deals = new ArrayList<>(List.of(PositionText.of(session.match())));
        Random random = new Random(3);
        while (!session.match().isOver()) {
            if (session.asked().isEmpty()) {
                session.nextRound();
                deals.add(PositionText.of(session.match()));
            } else {
                List<Move> legal = session.view(session.asked().getAsInt()).legal();
                session.playLegal(legal.get(random.nextInt(legal.size())));
            }
        }
        return deals;
    }

    private Scene open(Language language) {
        return open(words(language));
    }

    /// The page in a window, with all switches.
    private Scene open(ScreenContext context) {
        lastSetupStore.replaceForGood(LastSetup.FIRST);
        SetupScreen screen =
                Gallery.onToolkit(() -> new SetupScreen(context, lastSetupStore, () -> BY_CHANCE, destination -> {
                    assertThat(destination).isInstanceOf(Destination.Play.class);
                    begun.add(((Destination.Play) destination).game());
                }));
        Scene scene = ScreenCapture.check("setup-deal-used", context, _ -> screen, 1280, 800);
        Gallery.onToolkit(() -> {
            TestWindow.show(scene);
            return true;
        });
        fold(scene);
        return scene;
    }

    /// Unfolds the switches, or folds them.
    private static void fold(Scene scene) {
        press(scene, "more-settings");
    }

    private static void play(Scene scene) {
        press(scene, "play");
    }

    private static void press(Scene scene, String id) {
        Gallery.onToolkit(() -> {
            ((Button) scene.lookup("#" + id)).fire();
            return true;
        });
        Patience.settle();
    }

    private static void type(Scene scene, String text) {
        Gallery.onToolkit(() -> {
            field(scene).setText(text);
            return true;
        });
        Patience.settle();
    }

    private static void scrollDown(Scene scene) {
        Gallery.onToolkit(() -> {
            scene.getRoot().lookupAll(".scroll-pane").forEach(pane -> ((ScrollPane) pane).setVvalue(1));
            return true;
        });
        Patience.settle();
    }

    private static TextField field(Scene scene) {
        return (TextField) scene.lookup("#" + DealNumberTileFactory.FIELD);
    }

    private static String note(Scene scene) {
        return ((Label) scene.lookup("#" + DealNumberTileFactory.NOTE)).getText();
    }

    private static ScreenContext words(Language language) {
        return ScreenCapture.context(language);
    }
}

package millebornes.desktop.setup;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.save.InMemoryStore;
import millebornes.save.SingleValueStore;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.Companion;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.CarOutfit.StripePattern;
import millebornes.session.DriverFace;
import millebornes.session.GameConfig;
import millebornes.session.ReadingHelp;
import millebornes.words.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// An outfit is chosen by pictures alone, one click from a player's seat.
class OwnCarPageTest {

    static final LastSetup DRESSED = family(List.of(
            player("Camille", "mother waves canoe cat"),
            player("Papi", "grandfather tricolour beach-things parrot"),
            player("Léa", "girl lines suitcases dog"),
            new SetupPlayer("", BotLevel.EASY, ReadingHelp.USUAL, BotCharacter.BOLD)));

    private final SingleValueStore<LastSetup> lastSetupStore = new InMemoryStore<>(LastSetup.FIRST);
    private final List<GameConfig> played = new ArrayList<>();

    @BeforeEach
    void sitDown() {
        lastSetupStore.replaceForGood(DRESSED);
    }

    @Test
    void thePageInEveryWay() {
        assertThat(ScreenCapture.checkEveryWay("own-car", context -> opened(context, 2)))
                .allSatisfy(pageTaken -> {
                    assertThat(pageTaken.scene().lookup("#car-done")).isNotNull();
                    assertThat(tiles(pageTaken.scene())).hasSize(24).allSatisfy(tile -> {
                        assertThat(tile.getAccessibleText()).isNotBlank();
                        assertThat(tile.getLayoutBounds().getWidth()).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
                        assertThat(tile.getLayoutBounds().getHeight()).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
                    });
                });
        for (int seat = 0; seat < 4; seat++) {
            int whose = seat;
            ScreenCapture.check(
                    "own-car-" + seat,
                    ScreenCapture.context(Language.FRENCH),
                    context -> opened(context, whose),
                    1280,
                    800);
        }
        ScreenCapture.check(
                "own-car-3-night",
                ScreenCapture.context(ColourTheme.NIGHT, 100),
                context -> opened(context, 3),
                1280,
                800);
    }

    @Test
    void everybodysCarWhereTheySitDown() {
        assertThat(ScreenCapture.checkEveryWay("setup-own-cars", this::screen))
                .allSatisfy(pageTaken ->
                        assertThat(pageTaken.scene().lookup("#seat-3-car")).isNotNull());
        lastSetupStore.replaceForGood(crews());
        ScreenCapture.checkInBothLanguages("setup-own-cars-teams", this::screen);
        ScreenCapture.check(
                "own-car-crew", ScreenCapture.context(Language.FRENCH), context -> opened(context, 0), 1280, 800);
    }

    /// Nothing has to be scrolled to on a usual screen.
    @Test
    void everythingIsSeenAtOnce() {
        for (Language language : Language.values()) {
            Scene scene = ScreenCapture.check(
                    "own-car-seen-" + language.tag(),
                    ScreenCapture.context(language),
                    context -> opened(context, 2),
                    1280,
                    800);
            double foot = Gallery.onToolkit(() -> top(node(scene, "car-done").getParent()));
            double bottom = Gallery.onToolkit(() -> {
                Node last = node(scene, "outfit-companion-parrot");
                return last.localToScene(last.getLayoutBounds()).getMaxY();
            });
            assertThat(bottom).isLessThan(foot);
        }
    }

    @Test
    void whatIsPressedIsOnTheCarAndInTheGame() {
        Scene scene = show(ScreenCapture.context(Language.FRENCH));
        fire(scene, "seat-1-car");
        press(scene, "outfit-driver-friend");
        press(scene, "outfit-stripes-stars");
        press(scene, "outfit-load-bicycle");
        press(scene, "outfit-companion-snail");
        assertThat(chosen(scene))
                .containsExactlyInAnyOrder(
                        "outfit-driver-friend",
                        "outfit-stripes-stars",
                        "outfit-load-bicycle",
                        "outfit-companion-snail");
        fire(scene, "car-done");
        fire(scene, "play");
        assertThat(played.getLast().players().get(1).outfit()).isEqualTo(CarOutfit.of("friend stars bicycle snail"));
        assertThat(lastSetupStore.value().garage().outfits())
                .containsEntry("Papi", CarOutfit.of("friend stars bicycle snail"));
    }

    /// Whatever is on a car comes off again.
    @Test
    void everythingComesOffAgain() {
        Scene scene = show(ScreenCapture.context(Language.FRENCH));
        fire(scene, "seat-2-car");
        press(scene, "outfit-stripes-no-stripes");
        press(scene, "outfit-load-no-load");
        press(scene, "outfit-companion-no-pet");
        fire(scene, "car-done");
        fire(scene, "play");
        assertThat(played.getLast().outfit(2)).isEqualTo(CarOutfit.PLAIN.with(DriverFace.GIRL));
    }

    @Test
    void theKeyboardAloneDressesACar() {
        Scene scene = show(ScreenCapture.context(Language.ENGLISH));
        fire(scene, "seat-0-car");
        assertThat(focused(scene)).isEqualTo("car-done");
        Gallery.onToolkit(() -> {
            node(scene, "outfit-companion-duck").requestFocus();
            return true;
        });
        type(scene, KeyCode.SPACE);
        assertThat(focused(scene)).isEqualTo("outfit-companion-duck");
        assertThat(chosen(scene)).contains("outfit-companion-duck").doesNotContain("outfit-companion-cat");
        type(scene, KeyCode.ESCAPE);
        assertThat(focused(scene)).isEqualTo("seat-0-car");
        assertThat(scene.lookup("#car-done")).isNull();
    }

    @Test
    void theArrowsChangeTheColourAndNothingElse() {
        Scene scene = show(ScreenCapture.context(Language.FRENCH));
        fire(scene, "seat-2-car");
        fire(scene, "car-next");
        fire(scene, "car-done");
        fire(scene, "play");
        assertThat(played.getLast().looks()).extracting(Enum::name).containsExactly("A", "B", "D", "C");
        assertThat(played.getLast().outfit(2)).isEqualTo(CarOutfit.of("girl lines suitcases dog"));
    }

    @Test
    void chanceDressesTheWholeCar() {
        Scene scene = show(ScreenCapture.context(Language.FRENCH));
        fire(scene, "seat-2-car");
        press(scene, "outfit-stripes-no-stripes");
        fire(scene, "car-chance");
        fire(scene, "car-done");
        fire(scene, "play");
        CarOutfit outfit = played.getLast().outfit(2);
        assertThat(outfit.driver()).isEqualTo(DriverFace.GIRL);
        assertThat(outfit.stripes()).isNotEqualTo(StripePattern.NO_STRIPES);
        assertThat(outfit.load()).isNotEqualTo(RoofLoad.NO_LOAD);
        assertThat(outfit.companion()).isNotEqualTo(Companion.NO_PET);
    }

    /// Those who share a car go from one to the other on its page.
    @Test
    void aCrewShowsEachOfItsDrivers() {
        lastSetupStore.replaceForGood(crews());
        Scene scene = show(ScreenCapture.context(Language.FRENCH));
        fire(scene, "seat-0-car");
        press(scene, "outfit-load-canoe");
        fire(scene, "car-mate-3");
        press(scene, "outfit-driver-straw-hat");
        fire(scene, "car-done");
        fire(scene, "play");
        assertThat(played.getLast().players().get(3).outfit().words()).isEqualTo("straw-hat lines canoe dog");
        assertThat(played.getLast().players().getFirst().outfit().words()).isEqualTo("girl lines canoe dog");
    }

    /// For a computer the faces are the characters.
    @Test
    void aComputersFaceIsItsCharacter() {
        Scene scene = show(ScreenCapture.context(Language.FRENCH));
        fire(scene, "seat-3-car");
        press(scene, "outfit-driver-cheeky");
        fire(scene, "car-done");
        fire(scene, "play");
        assertThat(played.getLast().players().get(3).character()).isEqualTo(BotCharacter.CHEEKY);
        assertThat(played.getLast().outfit(3)).isEqualTo(CarOutfit.of(BotCharacter.CHEEKY));
    }

    /// The pictures are the same whatever is played; a junior game is set up with them, too.
    @Test
    void aJuniorGameHasOwnCars() {
        lastSetupStore.replaceForGood(new LastSetup(
                Editions.BOARD,
                DRESSED.form(),
                DRESSED.sitters(),
                DRESSED.liveries(),
                2,
                OptionChoices.NONE.scoring(ScoringMode.JUNIOR)));
        Scene scene = ScreenCapture.check(
                "setup-own-cars-junior", ScreenCapture.context(Language.FRENCH), this::screen, 1280, 800);
        assertThat(node(scene, "seat-2-car").isVisible()).isTrue();
    }

    @Test
    void noTextIsCut() {
        assertThat(TruncatedTextFinder.in(this::screen, scene -> ((Button) scene.lookup("#seat-2-car")).fire()))
                .isEmpty();
    }

    private static LastSetup crews() {
        List<SetupPlayer> six = new ArrayList<>(Collections.nCopies(6, SetupPlayer.SOMEBODY));
        six.set(0, player("Léa", "girl lines suitcases dog"));
        six.set(3, player("Tom", "boy checks"));
        return new LastSetup(
                Editions.BOARD, new TeamFormat(3, 2), six, List.of(Livery.values()), 0, OptionChoices.NONE);
    }

    private static LastSetup family(List<SetupPlayer> sitters) {
        return new LastSetup(
                Editions.BOARD,
                TeamFormat.singles(sitters.size()),
                sitters,
                List.of(Livery.values()),
                2,
                OptionChoices.NONE);
    }

    private static SetupPlayer player(String name, String outfit) {
        return new SetupPlayer(name, null, ReadingHelp.USUAL, BotCharacter.PLAIN, CarOutfit.of(outfit));
    }

    private AppScreen screen(ScreenContext context) {
        return new SetupScreen(context, lastSetupStore, () -> DealSeed.numbered(7), destination -> {
            if (destination instanceof Destination.Play(GameConfig game)) {
                played.add(game);
            }
        });
    }

    /// The page of a car, as soon as it is shown.
    private AppScreen opened(ScreenContext context, int seat) {
        AppScreen setupScreen = screen(context);
        return new AppScreen() {
            @Override
            public Parent root() {
                return setupScreen.root();
            }

            @Override
            public void shown() {
                setupScreen.shown();
                root().applyCss();
                ((Button) requireNonNull(root().lookup("#seat-" + seat + "-car"))).fire();
            }

            @Override
            public void hidden() {
                setupScreen.hidden();
            }
        };
    }

    private Scene show(ScreenContext context) {
        Scene scene = ScreenCapture.check("own-car-used", context, this::screen, 1280, 800);
        Gallery.onToolkit(() -> {
            TestWindow.show(scene);
            return true;
        });
        return scene;
    }

    private static void fire(Scene scene, String id) {
        Gallery.onToolkit(() -> {
            switch (node(scene, id)) {
                case Button button -> button.fire();
                case javafx.scene.control.ToggleButton toggle -> toggle.fire();
                default -> throw new IllegalArgumentException(id);
            }
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        Patience.settle();
    }

    private static void press(Scene scene, String id) {
        Gallery.onToolkit(() -> {
            Event.fireEvent(node(scene, id), MouseEvents.at(MouseEvent.MOUSE_CLICKED, 0, 0));
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        Patience.settle();
    }

    private static void type(Scene scene, KeyCode key) {
        Gallery.onToolkit(() -> {
            Event.fireEvent(
                    requireNonNull(scene.getFocusOwner()),
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
            return true;
        });
        Patience.settle();
    }

    private static String focused(Scene scene) {
        return Gallery.onToolkit(() -> requireNonNull(scene.getFocusOwner()).getId());
    }

    private static List<String> chosen(Scene scene) {
        return tiles(scene).stream()
                .filter(tile -> tile.getStyleClass().contains(StyleClasses.ACTIVE))
                .map(Node::getId)
                .toList();
    }

    private static Set<Node> tiles(Scene scene) {
        return scene.getRoot().lookupAll("." + StyleClasses.PICTURE_TILE);
    }

    private static Node node(Scene scene, String id) {
        return requireNonNull(scene.lookup("#" + id), id);
    }

    private static double top(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }
}

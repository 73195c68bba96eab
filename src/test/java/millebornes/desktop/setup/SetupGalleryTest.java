package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.save.InMemoryStore;
import millebornes.save.SingleValueStore;
import millebornes.session.ReadingHelp;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

class SetupGalleryTest {

    static final LastSetup FOUR = family(
            TeamFormat.singles(4),
            List.of(
                    new SetupPlayer("Camille", null),
                    new SetupPlayer("Papi", null),
                    new SetupPlayer("Lou", null),
                    new SetupPlayer("", BotLevel.EASY, ReadingHelp.USUAL, BotCharacter.BOLD)),
            2);

    /// What scrolls has a sign below, and nothing else does.
    @Test
    void rowsThatScrollHaveASign() {
        assertThat(signs(ScreenCapture.checkLayout(
                        "setup-scrolls",
                        ScreenCapture.context(ColourTheme.DAY, 200),
                        context -> screen(context, FOUR),
                        1280,
                        740)))
                .isOne();
        assertThat(signs(ScreenCapture.checkLayout(
                        "setup-fits",
                        ScreenCapture.context(ColourTheme.DAY, 100),
                        context -> screen(context, LastSetup.FIRST),
                        1280,
                        800)))
                .isZero();
    }

    private static long signs(Scene scene) {
        return Gallery.onToolkit(() -> scene.getRoot().lookupAll("." + StyleClasses.SCROLL_MORE).stream()
                .filter(Node::isVisible)
                .count());
    }

    @Test
    void thePageAsItBeginsAndForFour() {
        assertThat(ScreenCapture.checkInBothLanguages("setup", context -> screen(context, LastSetup.FIRST)))
                .allSatisfy(pageTaken -> isSetFor(pageTaken, LastSetup.FIRST));
        assertThat(ScreenCapture.checkEveryWay("setup-four", context -> screen(context, FOUR)))
                .allSatisfy(pageTaken -> isSetFor(pageTaken, FOUR));
    }

    /// Junior and the way into the game are found by their pictures.
    @Test
    void aChildFindsTheWay() {
        for (Language language : Language.values()) {
            Scene scene = ScreenCapture.check(
                    "setup-junior-" + language.tag(),
                    ScreenCapture.context(language),
                    context -> screen(context, LastSetup.FIRST),
                    1024,
                    700);
            Gallery.onToolkit(() -> {
                TestWindow.show(scene);
                PressableTile juniorTile = (PressableTile) scene.lookup("#junior");
                assertThat(juniorTile.lookup("#" + ScoringTileFactory.PICTURE)).isNotNull();
                assertThat(juniorTile.getHeight()).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
                Event.fireEvent(
                        juniorTile,
                        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.SPACE, false, false, false, false));
                return true;
            });
            Patience.settle();
            assertThat(scene.lookup("#junior").getStyleClass()).contains(StyleClasses.ACTIVE);
            Button play = (Button) scene.lookup("#play");
            assertThat(play.getGraphic()).isNotNull();
            assertThat(play.getHeight()).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
            Gallery.check(scene, "setup-junior-" + language.tag());
        }
    }

    @Test
    void everySwitch() {
        for (Language language : Language.values()) {
            Scene scene = ScreenCapture.check(
                    "setup-more-" + language.tag(),
                    ScreenCapture.context(language),
                    context -> screen(context, FOUR),
                    1280,
                    800);
            assertThat(switches(scene)).isEmpty();
            unfold(scene);
            Gallery.check(scene, "setup-more-" + language.tag());
            assertThat(switches(scene)).isNotEmpty();
        }
    }

    /// No tile of an option is cut by the lower edge of what scrolls, and everything fits the usual window.
    @Test
    void moreSettingsAreSeenInWholeLines() {
        for (Edition edition : Editions.ALL) {
            LastSetup fullSetup = full(edition, 0);
            isSeenInWholeLines(fullSetup, "", 1280, 800, 100);
            isSeenInWholeLines(fullSetup, "-small", 1024, 700, 100);
            isSeenInWholeLines(fullSetup, "-200", 1280, 800, 200);
        }
    }

    private static void isSeenInWholeLines(LastSetup fullSetup, String suffix, int width, int height, int percent) {
        String name = "setup-unfolded-" + fullSetup.edition().id() + suffix;
        Scene scene = ScreenCapture.check(
                name,
                ScreenCapture.context(ColourTheme.DAY, percent),
                context -> screen(context, fullSetup),
                width,
                height);
        unfold(scene);
        Gallery.check(scene, name);
        double foot = Gallery.onToolkit(() -> top(scene.lookup("#play").getParent()));
        assertThat(scene.getRoot().lookupAll("." + StyleClasses.LIVE_SENTENCE))
                .as("the sentence in the foot of %s", name)
                .anyMatch(SceneContents::isSeenWhole);
        haveOneHeight(scene);
        List<Node> tiles = switches(scene);
        assertThat(tiles).isNotEmpty().allSatisfy(tile -> {
            double top = Gallery.onToolkit(() -> top(tile));
            double bottom = Gallery.onToolkit(() -> bottom(tile));
            assertThat(bottom <= foot || top >= foot)
                    .as("%s in %s: %s to %s of %s", tile.getId(), name, top, bottom, foot)
                    .isTrue();
        });
    }

    /// The pictures of all tiles in a line have one height and the names below them one baseline, whatever control a tile
    /// has.
    private static void haveOneHeight(Scene scene) {
        Map<Double, List<Node>> lines =
                Gallery.onToolkit(() -> scene.getRoot().lookupAll("." + StyleClasses.OPTION_TILE).stream()
                        .collect(Collectors.groupingBy(SetupGalleryTest::top)));
        assertThat(lines).isNotEmpty();
        assertThat(lines.values()).allSatisfy(line -> {
            assertThat(line.stream()
                            .map(tile -> tile.lookup("TilePicturePane"))
                            .map(picture -> Math.round(bottom(picture)))
                            .distinct())
                    .as("pictures of %s", line)
                    .hasSize(1);
            assertThat(line.stream()
                            .map(tile -> Math.round(top(tile.lookup("." + StyleClasses.TILE_NAME + " .text"))))
                            .distinct())
                    .as("names of %s", line)
                    .hasSize(1);
        });
    }

    @Test
    void fourTeamsOfTwo() {
        LastSetup setupOfEight = family(new TeamFormat(4, 2), Collections.nCopies(8, SetupPlayer.SOMEBODY), 3);
        assertThat(ScreenCapture.checkInBothLanguages("setup-eight", context -> screen(context, setupOfEight)))
                .allSatisfy(pageTaken -> isSetFor(pageTaken, setupOfEight));
    }

    @Test
    void everyOtherEdition() {
        for (Edition edition : Editions.ALL) {
            List<SetupPlayer> sitters = List.of(new SetupPlayer("Camille", null), new SetupPlayer("", BotLevel.MEDIUM));
            LastSetup setupOfTwo = family(edition, edition.tables().getFirst().form(), sitters, 0);
            assertThat(ScreenCapture.checkInBothLanguages(
                            "setup-" + edition.id(), context -> screen(context, setupOfTwo)))
                    .allSatisfy(pageTaken -> isSetFor(pageTaken, setupOfTwo));
        }
    }

    @Test
    void theSwitchesAndTheHouseRules() {
        for (Edition edition : List.of(Editions.BOARD, Editions.CLASSIC, Editions.PLAYROOM)) {
            LastSetup fullSetup = full(edition, 2);
            for (Language language : Language.values()) {
                String name = "setup-more-" + edition.id() + "-" + language.tag();
                Scene scene = ScreenCapture.check(
                        name, ScreenCapture.context(language), context -> screen(context, fullSetup), 1024, 700);
                unfold(scene);
                Gallery.check(scene, name);
                scroll(scene, 0.55);
                Gallery.check(scene, name + "-below");
                scroll(scene, 1);
                Gallery.check(scene, name + "-house");
                assertThat(switches(scene)).isNotEmpty();
                for (FlagOption flag : FlagOption.values()) {
                    boolean offered = flag.topic() == RuleOption.OptionTopic.HOUSE && edition.knows(flag);
                    assertThat(switches(scene).stream()
                                    .anyMatch(tile -> flag.topic() == RuleOption.OptionTopic.HOUSE
                                            && tile.getId().equals("option-" + flag)))
                            .as("%s in %s", flag, edition.id())
                            .isEqualTo(offered);
                }
            }
        }
    }

    private static void scroll(Scene scene, double place) {
        Gallery.onToolkit(() -> {
            ((ScrollPane) scene.lookup(".scroll-pane")).setVvalue(place);
            return true;
        });
        Patience.settle();
    }

    /// Nobody has to scroll to sit down, and every word can be read, in the smallest window too.
    @Test
    void nineSeatsFitTheSmallestWindow() {
        for (Edition edition : Editions.ALL) {
            LastSetup fullSetup = full(edition, 0);
            for (Language language : Language.values()) {
                Scene scene = ScreenCapture.check(
                        "setup-full-" + edition.id() + "-" + language.tag(),
                        ScreenCapture.context(language),
                        context -> screen(context, fullSetup),
                        1024,
                        700);
                String last = "#seat-" + (fullSetup.form().seats() - 1) + "-name";
                double bottom = Gallery.onToolkit(() -> bottom(scene.lookup(last)));
                double foot = Gallery.onToolkit(() -> top(scene.lookup("#play").getParent()));
                assertThat(bottom).as("%s in %s", edition.id(), language).isLessThan(foot);
            }
        }
    }

    @Test
    void noTextIsCut() {
        List<String> cut = new ArrayList<>();
        for (Edition edition : Editions.ALL) {
            LastSetup lastSetup = full(edition, 0);
            TruncatedTextFinder.in(
                            context -> screen(context, lastSetup),
                            scene -> ((Button) scene.lookup("#more-settings")).fire())
                    .forEach(text -> cut.add(edition.id() + " " + text));
        }
        assertThat(cut).isEmpty();
    }

    /// As many people as an edition has seats for.
    private static LastSetup full(Edition edition, int youngest) {
        TeamFormat form = edition.tables().getLast().form();
        return family(edition, form, Collections.nCopies(form.seats(), SetupPlayer.SOMEBODY), youngest);
    }

    private static LastSetup family(Edition edition, TeamFormat form, List<SetupPlayer> sitters, int youngest) {
        return new LastSetup(edition, form, sitters, List.of(Livery.values()), youngest, OptionChoices.NONE);
    }

    /// Every seat has its name and no more seats are there, and the way into the game can be pressed.
    private static void isSetFor(ScreenCapture.Taken pageTaken, LastSetup lastSetup) {
        for (int seat = 0; seat < lastSetup.form().seats(); seat++) {
            TextField name = (TextField) pageTaken.scene().lookup("#seat-" + seat + "-name");
            assertThat(name.getText()).isEqualTo(lastSetup.sitters().get(seat).name());
        }
        assertThat(pageTaken.scene().lookup("#seat-" + lastSetup.form().seats() + "-name"))
                .isNull();
        assertThat(pageTaken.shows("#play")).isTrue();
        assertThat(pageTaken.says())
                .contains(pageTaken
                        .context()
                        .words()
                        .text("edition." + lastSetup.edition().id()));
    }

    /// The tiles of options that are unfolded.
    private static List<Node> switches(Scene scene) {
        return Gallery.onToolkit(() -> scene.getRoot().lookupAll("." + StyleClasses.PICTURE_TILE).stream()
                .filter(tile -> tile.getId().startsWith("option-"))
                .toList());
    }

    private static double bottom(Node node) {
        return node.localToScene(node.getBoundsInLocal()).getMaxY();
    }

    private static double top(Node node) {
        return node.localToScene(node.getBoundsInLocal()).getMinY();
    }

    /// Only a window redraws what changes inside a list that scrolls.
    private static void unfold(Scene scene) {
        Gallery.onToolkit(() -> {
            TestWindow.show(scene);
            ((Button) scene.lookup("#more-settings")).fire();
            return true;
        });
        Patience.settle();
    }

    private static LastSetup family(TeamFormat form, List<SetupPlayer> sitters, int youngest) {
        return new LastSetup(
                Editions.BOARD,
                form,
                sitters,
                List.of(Livery.values()),
                youngest,
                OptionChoices.NONE.on(FlagOption.EXTENDED).matchTo(5000));
    }

    static AppScreen screen(ScreenContext context, LastSetup lastSetup) {
        SingleValueStore<LastSetup> store = new InMemoryStore<>(LastSetup.FIRST);
        store.change(_ -> lastSetup);
        return new SetupScreen(context, store, () -> DealSeed.numbered(7), _ -> {});
    }
}

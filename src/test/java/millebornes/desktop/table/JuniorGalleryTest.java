package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Pictures of all questions in a junior game, in every theme; each answer has an icon above its text and is large
/// enough for a small finger.
class JuniorGalleryTest {

    private static final int EVERYBODY = -1;

    @Test
    void theCurtainOfATurn() {
        checkEveryWay(TeamFormat.singles(3), "junior-curtain", false, _ -> {});
    }

    @Test
    void anAttackIsAsked() {
        checkEveryWay(TeamFormat.singles(3), "junior-asked", true, _ -> {});
    }

    @Test
    void partnersOfOneCarAreAsked() {
        checkEveryWay(new TeamFormat(3, 2), "junior-asked-pair", true, _ -> {});
    }

    @Test
    void theCurtainOfAClaim() {
        checkEveryWay(TeamFormat.singles(3), "junior-claim-curtain", true, JuniorGalleryTest::claim);
    }

    @Test
    void aClaimIsConfirmed() {
        checkEveryWay(claimable(true), "junior-claim", table -> {
            claim(table);
            table.screen().flow().raiseCurtain();
        });
    }

    @Test
    void aClaimWithoutTheCard() {
        checkEveryWay(claimable(false), "junior-claim-wrong", table -> {
            claim(table);
            table.screen().flow().raiseCurtain();
            assertThat(table.screen().flow().moment())
                    .isInstanceOfSatisfying(
                            FlowState.CoupFourreClaim.class,
                            claim -> assertThat(claim.answer()).isEqualTo(FlowState.ClaimStatus.NOT_HELD));
        });
    }

    /// A state of the table, and what brings it there.
    private interface State {
        void reach(TableStage table);
    }

    private static void claim(TableStage table) {
        table.screen().flow().claim(table.session().asked().orElseThrow());
    }

    private static Supplier<Session> claimable(boolean held) {
        return () -> GameSituations.claimable(junior(TeamFormat.singles(3)), held);
    }

    private static void checkEveryWay(TeamFormat form, String name, boolean attacked, State state) {
        checkEveryWay(() -> session(form, attacked), name, state);
    }

    private static void checkEveryWay(Supplier<Session> game, String name, State state) {
        for (ColourTheme theme : ColourTheme.values()) {
            TableStage table = open(game.get(), theme, TextScale.NORMAL);
            table.act(stage -> {
                state.reach(stage);
                stage.screen().refresh();
            });
            String suffix = theme == ColourTheme.DAY ? "" : "-" + theme.name().toLowerCase(Locale.ROOT);
            table.pictures(name + suffix);
            assertThat(answers(table)).isNotEmpty().allSatisfy(JuniorGalleryTest::isForChildren);
        }
        TableStage largeStage = open(game.get(), ColourTheme.DAY, new TextScale(TextScale.MOST));
        largeStage.act(stage -> {
            state.reach(stage);
            stage.screen().refresh();
        });
        largeStage.inSize(1280, 720);
        largeStage.picture(name + "-200");
        assertThat(Gallery.onToolkit(() -> TruncatedTextFinder.of(largeStage.scene(), false)))
                .isEmpty();
        assertThat(answers(largeStage)).allSatisfy(JuniorGalleryTest::isNotBrokenInAWord);
    }

    private static void isForChildren(Button button) {
        assertThat(button.getGraphic()).as(button.getId()).isNotNull();
        assertThat(button.getAccessibleText()).as(button.getId()).contains(button.getText());
        assertThat(button.getWidth()).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
        assertThat(button.getHeight()).isGreaterThanOrEqualTo(Sizes.JUNIOR_TARGET);
        var place = button.localToScene(button.getLayoutBounds());
        assertThat(place.getMinY()).isPositive();
        assertThat(place.getMaxY()).isLessThan(button.getScene().getHeight());
    }

    /// A name with a hyphen is one word: the toolkit would break it anywhere.
    private static void isNotBrokenInAWord(Button button) {
        @Nullable Text words = (Text) button.lookup(".text");
        // What has pictures only breaks no word.
        if (words != null && !button.getText().contains(" ")) {
            assertThat(words.getLayoutBounds().getHeight())
                    .as(button.getText())
                    .isLessThan(2 * words.getFont().getSize());
        }
    }

    /// The buttons that lie over the table.
    private static List<Button> answers(TableStage table) {
        return Gallery.onToolkit(() -> {
            List<Button> answers = new ArrayList<>();
            for (String id : List.of(
                    "curtain-open",
                    "curtain-back",
                    "coup-fourre",
                    "coup-fourre-0",
                    "coup-fourre-1",
                    "go-on",
                    "confirm-coup-fourre",
                    "cancel-coup-fourre",
                    "claim-understood")) {
                if (table.scene().lookup("#" + id) instanceof Button button) {
                    answers.add(button);
                }
            }
            return answers;
        });
    }

    private static Setup junior(TeamFormat form) {
        return new Setup(Editions.BOARD, form, OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
    }

    private static Session session(TeamFormat form, boolean attacked) {
        return attacked
                ? GameSituations.find(junior(form), EVERYBODY, round -> round.phase() instanceof Phase.CoupFourreWindow)
                : Session.start(TestGames.game(junior(form), EVERYBODY, 7));
    }

    private static TableStage open(Session session, ColourTheme theme, TextScale text) {
        ScreenContext context = new ScreenContext(Language.FRENCH, new AppearanceSettings(theme, text), Pace.OFF);
        return TableStage.open(session, context, 1280, 800);
    }
}

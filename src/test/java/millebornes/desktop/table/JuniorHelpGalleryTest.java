package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.session.Session;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Hints and refusals of the junior game: pictures, no sentences.
class JuniorHelpGalleryTest {

    private static final int ONE_PERSON = 0b001;
    private static final Setup JUNIOR =
            new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));

    @Test
    void adviceIsAPicture() throws Exception {
        TableStage table = open(underWay(), TextScale.NORMAL);
        table.act(stage -> stage.context().hintSettings(HintSettings.everywhere(HintLevel.ADVICE)));
        table.act(stage -> stage.screen().refresh());
        table.await(() -> table.screen().picture().overlay() instanceof Overlay.AdviceOverlay);
        isWordless(table, "#advice");
        Gallery.onToolkit(() -> {
            Region plate = (Region) table.scene().lookup("#advice .mb-panel");
            Node pictures = plate.getChildrenUnmodifiable().getFirst();
            assertThat(plate.localToScene(plate.getLayoutBounds())
                            .contains(pictures.localToScene(pictures.getLayoutBounds())))
                    .as("the plate lies behind all of its pictures")
                    .isTrue();
            return true;
        });
        table.pictures("junior-hint");
    }

    @Test
    void aRemedyWithNothingToCureIsExplainedByPictures() {
        checkWhyNot("junior-why-not-remedy", underWay(), chosenCard -> chosenCard.card() instanceof Remedy);
    }

    @Test
    void aDistanceBeforeTheStartIsExplainedByPictures() {
        Session startSession = Session.start(TestGames.game(JUNIOR, ONE_PERSON, 7));
        checkWhyNot(
                "junior-why-not-start",
                startSession,
                chosenCard -> !(chosenCard.card() instanceof Remedy) && !(chosenCard.card() instanceof Hazard));
    }

    @Test
    void anAttackThatHasNoPlaceIsExplainedByPictures() {
        Session startSession = Session.start(TestGames.game(JUNIOR, ONE_PERSON, 7));
        checkWhyNot("junior-why-not-attack", startSession, chosenCard -> chosenCard.card() instanceof Hazard);
    }

    private static void checkWhyNot(String name, Session session, Predicate<ChosenCard> kind) {
        for (TextScale text : new TextScale[] {TextScale.NORMAL, new TextScale(150)}) {
            TableStage table = open(session, text);
            int place = table.place(chosenCard -> kind.test(chosenCard) && chosenCard.refused() != null);
            table.act(stage -> stage.screen().handle(new TableInput.PressCard(place)));
            assertThat(Gallery.onToolkit(() -> table.screen().picture().overlay()))
                    .isInstanceOf(Overlay.RefusalOverlay.class);
            isWordless(table, "#why-not");
            if (text.equals(TextScale.NORMAL)) {
                table.pictures(name);
            } else {
                table.picture(name + "-150");
            }
        }
    }

    /// All that is seen there are pictures; what they say is spoken.
    private static void isWordless(TableStage table, String id) {
        Gallery.onToolkit(() -> {
            var bubble = table.scene().lookup(id);
            assertThat(bubble.isVisible()).isTrue();
            assertThat(bubble.getAccessibleText()).isNotBlank();
            assertThat(bubble.lookupAll(".label"))
                    .allSatisfy(label -> assertThat(((Labeled) label).getText()).isEmpty());
            return true;
        });
    }

    private static Session underWay() {
        return GameSituations.find(
                JUNIOR,
                ONE_PERSON,
                round -> round.phase() instanceof Phase.Turn turn
                        && turn.turn() == 0
                        && round.car(0).rolls()
                        && round.hand(0).kinds().stream().anyMatch(Remedy.class::isInstance)
                        && round.hand(0).kinds().stream().anyMatch(Hazard.class::isInstance)
                        && round.car(1).hazards().toList().size()
                                        + round.car(2).hazards().toList().size()
                                > 0);
    }

    private static TableStage open(Session session, TextScale text) {
        return TableStage.open(
                session,
                new ScreenContext(Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, text), Pace.OFF),
                1280,
                800);
    }
}

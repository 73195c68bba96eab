package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.tabletop.TurnBannerViewState.BannerIcon;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.session.flow.TableStateMachine;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// A junior game shows pictures, and other games still show text.
class JuniorTableTest {

    private static final int EVERYBODY = -1;

    @Test
    void aTurnBeginsBehindADoorOfPictures() {
        assertThat(painted(Session.start(TestGames.game(junior(TeamFormat.singles(3)), EVERYBODY, 7)))
                        .overlay())
                .isInstanceOfSatisfying(
                        Overlay.CurtainOverlay.class,
                        curtainOverlay -> assertThat(curtainOverlay.content().juniorCurtain())
                                .isEqualTo(new CurtainViewState.JuniorCurtain(null)));
    }

    @Test
    void anAttackIsAskedInPictures() {
        Session session = attacked(junior(TeamFormat.singles(3)));
        TableViewState askedState = painted(session);
        Hazard hazard = hazard(session);
        assertThat(question(askedState).isInPictures()).isTrue();
        assertThat(answering(question(askedState)).safety()).isEqualTo(hazard.safety());
        assertThat(question(askedState).showsSafety()).isFalse();
        assertThat(askedState.banner().brief())
                .isNotNull()
                .satisfies(brief -> assertThat(brief.icon()).isEqualTo(BannerIcon.ANSWERS));
        TableStateMachine stateMachine = new TableStateMachine(session);
        stateMachine.claim(session.asked().orElseThrow());
        assertThat(painted(stateMachine).overlay())
                .isInstanceOfSatisfying(
                        Overlay.CurtainOverlay.class,
                        curtainOverlay -> assertThat(curtainOverlay.content().juniorCurtain())
                                .isNotNull()
                                .satisfies(juniorCurtain ->
                                        assertThat(juniorCurtain.safety()).isEqualTo(hazard.safety())));
    }

    /// Behind the curtain only what the hand holds is offered; without the safety there is one way on.
    @Test
    void aClaimIsAnsweredByWhatTheHandHolds() {
        for (boolean held : new boolean[] {true, false}) {
            Session session = GameSituations.claimable(junior(TeamFormat.singles(3)), held);
            TableStateMachine stateMachine = new TableStateMachine(session);
            stateMachine.claim(session.asked().orElseThrow());
            stateMachine.raiseCurtain();
            assertThat(answering(question(painted(stateMachine))).display())
                    .isEqualTo(
                            held
                                    ? QuestionBarViewState.SafetyDisplay.OFFERED
                                    : QuestionBarViewState.SafetyDisplay.MISSING);
            assertThat(question(painted(stateMachine)).answers())
                    .extracting(QuestionBarViewState.AnswerOption::reply)
                    .containsExactlyElementsOf(
                            held
                                    ? List.of(OverlayAnswer.CONFIRM, OverlayAnswer.CANCEL)
                                    : List.of(OverlayAnswer.UNDERSTOOD));
        }
    }

    @Test
    void partnersOfOneCarAreToldApartByTheirNames() {
        QuestionBarViewState question = question(painted(attacked(junior(new TeamFormat(3, 2)))));
        assertThat(question.answers()).hasSize(3);
        assertThat(question.answers().subList(0, 2)).allSatisfy(answer -> {
            assertThat(answer.text()).doesNotContain("(");
            assertThat(answer.spoken()).startsWith("Coup-fourré").contains(answer.text());
        });
    }

    @Test
    void thoseWhoReadAreAskedInWords() {
        TableViewState askedState = painted(attacked(Setup.of(Editions.BOARD, TeamFormat.singles(3))));
        assertThat(question(askedState).isInPictures()).isFalse();
        assertThat(question(askedState).showsSafety())
                .as("the safety beside the attack, the same for every hand")
                .isTrue();
        assertThat(askedState.banner().brief()).isNull();
        assertThat(painted(Session.start(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(3)), EVERYBODY, 7)))
                        .overlay())
                .isInstanceOfSatisfying(
                        Overlay.CurtainOverlay.class,
                        curtainOverlay -> assertThat(curtainOverlay.content().juniorCurtain())
                                .isNull());
    }

    /// So the bar of that question needs no signs.
    @Test
    void noJuniorGameOffersAnExtension() {
        List<Setup> junior = TestGames.all().stream()
                .filter(setup -> setup.rules().options().isJunior())
                .toList();
        assertThat(junior)
                .isNotEmpty()
                .allSatisfy(setup -> assertThat(setup.edition().tables())
                        .allSatisfy(table -> assertThat(setup.edition().isOffered(FlagOption.EXTENSION, table))
                                .isFalse()));
    }

    @Test
    void theDiscardsShowTheFacesOfTheHand() {
        Session session = GameSituations.find(junior(TeamFormat.singles(3)), 1, JuniorTableTest::hasDiscards);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        Card topCard = session.view(0).discards().getLast();
        assertThat(table.screen().picture().shoe().top()).isEqualTo(topCard);
        assertThat(table.screen().picture().shoe().face())
                .isEqualTo(new CardFace.JuniorFace(List.of(Livery.A, Livery.B, Livery.C)));
        assertThat(texts(table)).doesNotContain(name(topCard));
    }

    @Test
    void elsewhereTheDiscardsShowTheirNames() {
        Session session =
                GameSituations.find(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 1, JuniorTableTest::hasDiscards);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        Card topCard = session.view(0).discards().getLast();
        assertThat(table.screen().picture().shoe().face()).isEqualTo(new CardFace.NamedFace(name(topCard)));
        assertThat(texts(table)).contains(name(topCard));
    }

    /// A card in the air has its name painted, or does without.
    @Test
    void cardsInTheAirShowNoNamesInAJuniorGame() {
        Setup juniorSetup = junior(TeamFormat.singles(3));
        assertThat(namesInTheAir(Session.start(TestGames.game(juniorSetup, 1, 7))))
                .isEmpty();
        Setup defaultSetup = Setup.of(Editions.BOARD, TeamFormat.singles(3));
        assertThat(namesInTheAir(Session.start(TestGames.game(defaultSetup, 1, 7))))
                .containsExactly(Distance.KM_75);
    }

    /// The cards whose names are asked for when a card is held up beside a car.
    private static List<Card> namesInTheAir(Session session) {
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
        return Gallery.onToolkit(() -> {
            List<Card> named = new ArrayList<>();
            TableViewState tableState = table.screen().picture();
            TableAnimationFactory animationFactory = new TableAnimationFactory(
                    table.screen().view(),
                    tableState,
                    tableState,
                    card -> {
                        named.add(card);
                        return "name";
                    },
                    _ -> {});
            animationFactory.animation(new ScheduledMovement(new Movement.CardHold(0, Distance.KM_75), 0, 100));
            return named;
        });
    }

    private static boolean hasDiscards(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.shoe().discards().top() instanceof Distance;
    }

    private static List<String> texts(TableStage table) {
        return Gallery.onToolkit(() -> table.scene().getRoot().lookupAll("Text").stream()
                .map(node -> ((Text) node).getText())
                .toList());
    }

    private static String name(Card card) {
        return Words.of(Language.FRENCH).text("animal." + card.name());
    }

    private static Setup junior(TeamFormat form) {
        return new Setup(Editions.BOARD, form, OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
    }

    private static Session attacked(Setup setup) {
        return GameSituations.find(setup, EVERYBODY, round -> round.phase() instanceof Phase.CoupFourreWindow);
    }

    private static Hazard hazard(Session session) {
        return ((Phase.CoupFourreWindow) session.match().round().phase()).hazard();
    }

    private static QuestionBarViewState question(TableViewState tableState) {
        return ((Overlay.QuestionOverlay) tableState.overlay()).question();
    }

    private static TableViewState painted(Session session) {
        return painted(new TableStateMachine(session));
    }

    private static TableViewState painted(TableStateMachine stateMachine) {
        TablePresenter presenter =
                new TablePresenter(stateMachine.session().game(), Words.of(Language.FRENCH), ShortcutLetters.USUAL);
        return presenter.present(stateMachine, PublicEventHistory.NONE, SpectatorState.at(Pace.OFF), HelpStates.NOT);
    }

    private static QuestionBarViewState.AnsweringSafety answering(QuestionBarViewState question) {
        return Objects.requireNonNull(question.answering());
    }
}

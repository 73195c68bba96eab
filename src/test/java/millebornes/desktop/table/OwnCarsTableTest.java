package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import javafx.scene.Scene;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.desktop.tabletop.SeatViewState;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.DriverFace.FaceMood;
import millebornes.session.Session;
import millebornes.session.flow.DressedGames;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Outfits on the road and in the list of seats, with faces that show the state of their cars.
class OwnCarsTableTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    @Test
    void seatsAndRoad() {
        Session session = midGame(FOUR);
        check("table-own-cars", session, context(Language.FRENCH, ColourTheme.DAY, 100), 1280, 800);
        check("table-own-cars-small", session, context(Language.ENGLISH, ColourTheme.DAY, 100), 1024, 700);
        check("table-own-cars-large", session, context(Language.FRENCH, ColourTheme.DAY, 100), 1920, 1080);
        check("table-own-cars-night", session, context(Language.FRENCH, ColourTheme.NIGHT, 100), 1280, 800);
        check("table-own-cars-contrast", session, context(Language.FRENCH, ColourTheme.HIGH_CONTRAST, 100), 1280, 800);
        check("table-own-cars-150", session, context(Language.FRENCH, ColourTheme.DAY, 150), 1280, 800);
        Setup setupOfSix = Setup.of(Editions.PLAYROOM, TeamFormat.singles(6));
        check("table-own-cars-six", midGame(setupOfSix), context(Language.FRENCH, ColourTheme.DAY, 100), 1280, 800);
        Setup crewSetup = Setup.of(Editions.BOARD, new TeamFormat(3, 2));
        check("table-own-cars-crews", midGame(crewSetup), context(Language.FRENCH, ColourTheme.DAY, 100), 1280, 800);
        Setup juniorSetup = FOUR.with(choices -> choices.scoring(ScoringMode.JUNIOR));
        check("table-own-cars-junior", midGame(juniorSetup), context(Language.FRENCH, ColourTheme.DAY, 100), 1280, 800);
    }

    /// Anyone who is called sits in the car that looks out of the garage.
    @Test
    void theNextDriverLooksOutOfTheGarage() {
        for (int seats : new int[] {4, 6}) {
            Setup setup = Setup.of(seats == 4 ? Editions.BOARD : Editions.PLAYROOM, TeamFormat.singles(seats));
            Session session = Session.start(DressedGames.of(TestGames.game(setup, -1, 5)));
            TableStage table = TableStage.open(session, TableStage.still(), 1280, 800);
            for (int turn = 0; turn < seats; turn++) {
                int seat = turn;
                assertThat(table.screen().picture().overlay())
                        .isInstanceOfSatisfying(
                                Overlay.CurtainOverlay.class,
                                curtain -> assertThat(curtain.content().outfit())
                                        .isEqualTo(session.game()
                                                .players()
                                                .get(seat)
                                                .outfit()));
                table.picture("handover-own-cars-" + seats + "-" + turn);
                table.act(stage -> {
                    stage.screen().flow().raiseCurtain();
                    stage.screen().handle(new TableInput.DropCardOnDiscards(0));
                });
            }
        }
    }

    /// Something lies before the car: a frown. The car waits for its light: neither. Else it drives: a smile.
    @Test
    void aFaceShowsHowTheCarFares() {
        TableStage table = TableStage.open(midGame(FOUR), TableStage.still(), 1280, 800);
        for (SeatViewState seat : table.screen().picture().seats()) {
            FaceMood expectedMood = !seat.hazards().isEmpty()
                    ? FaceMood.FROWN
                    : seat.greenLight() == GreenLightNeed.WAITING ? FaceMood.CALM : FaceMood.SMILE;
            assertThat(seat.mood()).as(seat.name()).isEqualTo(expectedMood);
        }
        assertThat(table.screen().picture().seats())
                .extracting(SeatViewState::mood)
                .contains(FaceMood.FROWN, FaceMood.SMILE);
    }

    @Test
    void everybodySmilesAtTheDeparture() {
        TableStage table = TableStage.open(DressedGames.of(TestGames.game(FOUR, -1, 5)), TableStage.still(), 1280, 800);
        assertThat(table.screen().picture().seats())
                .extracting(SeatViewState::mood)
                .containsOnly(FaceMood.SMILE);
    }

    /// The list of seats is redrawn only for a seat that looks different, and nothing of it moves.
    @Test
    void theSameTableIsNotDrawnAnew() {
        TableStage table = TableStage.open(midGame(FOUR), TableStage.still(), 1280, 800);
        var before = Gallery.onToolkit(() -> NodeDescription.of(table.screen().view()));
        table.act(stage -> stage.screen().view().show(stage.screen().picture()));
        assertThat(Gallery.onToolkit(() -> NodeDescription.of(table.screen().view())))
                .isEqualTo(before);
    }

    private static Session midGame(Setup setup) {
        return DressedGames.session(GameSituations.find(setup, 1, OwnCarsTableTest::isColourful));
    }

    private static boolean isColourful(Round round) {
        return round.phase() instanceof Phase.Turn turn
                && turn.seat() == 0
                && round.cars().stream()
                        .anyMatch(car -> car.started() && !car.hazards().isEmpty())
                && round.cars().stream().filter(car -> car.km() > 150).count() >= 2
                && round.cars().stream().anyMatch(car -> car.hazards().isEmpty() && !car.needsGreenLight());
    }

    private static ScreenContext context(Language language, ColourTheme theme, int text) {
        return new ScreenContext(language, new AppearanceSettings(theme, new TextScale(text)), Pace.OFF);
    }

    private static void check(String name, Session session, ScreenContext context, double width, double height) {
        Scene scene = ScreenCapture.check(
                name,
                context,
                screenContext -> new TableScreen(session, screenContext, new Nowhere(), TableDelays.NONE),
                width,
                height);
        int seats = session.match().round().seating().seats();
        assertThat(IntStream.range(0, seats).mapToObj(seat -> "#seat-" + seat))
                .allMatch(seat -> SceneContents.isSeenWhole(scene, seat));
    }
}

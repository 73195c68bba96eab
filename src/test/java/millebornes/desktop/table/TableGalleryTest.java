package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.SeatViewState;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Round;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Pictures of the table in its states, for review; what can be checked automatically is checked on the way.
class TableGalleryTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));
    private static final int ONE_PERSON = 1;

    @Test
    void aRoundBegins() {
        TableStage table = open(Session.start(TestGames.game(FOUR, ONE_PERSON, 7)), Language.FRENCH, ColourTheme.DAY);
        assertThat(table.screen().picture().board().cars())
                .hasSize(4)
                .allSatisfy(car -> assertThat(car.stop()).isEqualTo(CarStop.GARAGE));
        assertThat(table.screen().picture().hand().cards()).isNotEmpty();
        table.pictures("table-start");
    }

    @Test
    void midGame() {
        Session session = GameSituations.find(FOUR, ONE_PERSON, TableGalleryTest::isColourful);
        TableStage table = open(session, Language.FRENCH, ColourTheme.DAY);
        assertThat(table.screen().picture().board().cars())
                .anySatisfy(car -> assertThat(car.hazards()).isNotEmpty())
                .anySatisfy(car -> assertThat(car.safeties()).isNotEmpty());
        table.pictures("table-mid");
        choose(table, Distance.class);
        assertThat(table.screen().picture().drivePreview()).isNotNull();
        table.pictures("table-chosen");
        choose(table, Hazard.class);
        assertThat(table.screen().picture().targets()).isNotEmpty();
        table.pictures("table-targets");
    }

    /// Computers with a character have a name and a face in the list, at a small table and at a large one.
    @Test
    void computersHaveFaces() {
        for (int seats : new int[] {4, 6}) {
            Setup setup = Setup.of(seats == 4 ? Editions.BOARD : Editions.PLAYROOM, TeamFormat.singles(seats));
            List<SeatPlayer> players = new ArrayList<>(List.of(new SeatPlayer.Human("Anna")));
            List<BotCharacter> faces = BotCharacter.named();
            for (int seat = 1; seat < seats; seat++) {
                players.add(new SeatPlayer.Computer("", BotLevel.MEDIUM, faces.get(seat % faces.size())));
            }
            TableStage table =
                    open(Session.start(new GameConfig(setup, players, 0, 5)), Language.FRENCH, ColourTheme.DAY);
            assertThat(table.screen().picture().seats())
                    .extracting(SeatViewState::outfit)
                    .containsExactlyElementsOf(
                            players.stream().map(SeatPlayer::outfit).toList());
            table.picture("table-faces-" + seats);
        }
    }

    @Test
    void whileComputersPlay() {
        Session session = GameSituations.find(FOUR, 3, round -> isColourful(round));
        TableStage table = open(session, Language.FRENCH, ColourTheme.DAY);
        table.act(stage -> {
            stage.screen().flow().raiseCurtain();
            stage.screen().handle(new TableInput.DropCardOnDiscards(0));
        });
        table.picture("table-curtain-turn");
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.Curtain.class);
        assertThat(table.shows("#curtain-open")).isTrue();
        table.act(stage -> {
            stage.screen().flow().raiseCurtain();
            stage.screen().handle(new TableInput.PressButton(TableCommand.PAUSE));
            stage.screen().handle(new TableInput.DropCardOnDiscards(0));
        });
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.Thinking.class);
        table.pictures("table-thinking");
    }

    @Test
    void smallWindow() {
        Session session = GameSituations.find(FOUR, ONE_PERSON, TableGalleryTest::isColourful);
        TableStage table = TableStage.open(session, context(Language.ENGLISH, ColourTheme.DAY, 100), 1024, 700);
        choose(table, Distance.class);
        assertThat(table.screen().picture().drivePreview()).isNotNull();
        table.picture("table-chosen-en-1024");
    }

    @Test
    void inTheDark() {
        Session session = GameSituations.find(FOUR, ONE_PERSON, TableGalleryTest::isColourful);
        for (ColourTheme theme : List.of(ColourTheme.NIGHT, ColourTheme.HIGH_CONTRAST)) {
            TableStage table = open(session, Language.ENGLISH, theme);
            table.picture(theme == ColourTheme.NIGHT ? "table-night-en" : "table-contrast-en");
            Image seen = Gallery.onToolkit(() -> table.scene().snapshot(null));
            // Between the rim and the seats; the felt there lies in the shade of the rim.
            Color felt = seen.getPixelReader().getColor(9, (int) seen.getHeight() - 20);
            Color foot = theme.palette().color(ColourRole.FOOT);
            assertThat(List.of(felt.getRed(), felt.getGreen(), felt.getBlue()))
                    .as("the ground of the foot in the colours of %s", theme)
                    .zipSatisfy(
                            List.of(foot.getRed(), foot.getGreen(), foot.getBlue()),
                            (is, plain) -> assertThat(is).isBetween(plain / 4, plain));
        }
    }

    @Test
    void whyNot() {
        Predicate<Round> limited = round -> isUnderWay(round)
                && round.car(0).has(Hazard.SPEED_LIMIT)
                && !round.car(0).stopped()
                && round.hand(0).holds(Remedy.END_OF_LIMIT)
                && round.car(0).km() > 350
                && round.hand(0).holds(Distance.KM_100);
        Session session = GameSituations.find(FOUR, ONE_PERSON, limited);
        TableStage table = open(session, Language.FRENCH, ColourTheme.DAY);
        int refused = table.place(chosenCard -> chosenCard.card() == Distance.KM_100);
        table.act(stage -> stage.screen().handle(new TableInput.PressCard(refused)));
        assertThat(table.screen().picture().overlay()).isInstanceOf(Overlay.RefusalOverlay.class);
        table.pictures("table-why-not");
    }

    @Test
    void curtainAndWindow() {
        Session session = GameSituations.claimable(FOUR, true);
        TableStage table = open(session, Language.FRENCH, ColourTheme.DAY);
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.CoupFourreAsked.class);
        table.pictures("table-window");
        assertThat(table.shows("#go-on")).isTrue();
        int seat = session.asked().orElseThrow();
        table.act(stage -> {
            stage.screen().flow().claim(seat);
            stage.screen().refresh();
        });
        table.pictures("table-curtain");
        assertThat(table.shows("#curtain-open")).isTrue();
        table.act(stage -> {
            stage.screen().flow().raiseCurtain();
            stage.screen().refresh();
        });
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.CoupFourreClaim.class);
        table.pictures("table-claim");
        assertThat(table.shows("#confirm-coup-fourre")).isTrue();
    }

    @Test
    void otherForms() {
        for (TeamFormat form : new TeamFormat[] {new TeamFormat(2, 2), new TeamFormat(4, 2), TeamFormat.singles(2)}) {
            Session session =
                    GameSituations.find(Setup.of(Editions.BOARD, form), ONE_PERSON, TableGalleryTest::isUnderWay);
            TableStage table = open(session, Language.FRENCH, ColourTheme.DAY);
            assertThat(table.screen().picture().seats()).hasSize(form.seats());
            assertThat(table.screen().picture().board().cars())
                    .hasSize(session.match().round().cars().size());
            table.pictures("table-" + form.teams() + "x" + form.seatsPerTeam());
        }
    }

    @Test
    void aJuniorGame() {
        Setup juniorSetup =
                new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        TableStage table = open(
                GameSituations.find(juniorSetup, ONE_PERSON, TableGalleryTest::isUnderWay),
                Language.FRENCH,
                ColourTheme.DAY);
        choose(table, Distance.class);
        assertThat(table.screen().picture().drivePreview()).isNotNull();
        table.pictures("table-junior");
    }

    @Test
    void aChildIsShownWhatWouldHelp() {
        Setup juniorSetup =
                new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        Predicate<Round> outOfGas = round -> isUnderWay(round)
                && round.car(0).has(Hazard.OUT_OF_GAS)
                && round.hand(0).kinds().stream().anyMatch(Distance.class::isInstance);
        TableStage table =
                open(GameSituations.find(juniorSetup, ONE_PERSON, outOfGas), Language.FRENCH, ColourTheme.DAY);
        int distance = table.place(chosenCard -> chosenCard.card() instanceof Distance);
        table.act(stage -> stage.screen().handle(new TableInput.PressCard(distance)));
        assertThat(table.screen().picture().overlay())
                .isInstanceOfSatisfying(Overlay.RefusalOverlay.class, refusalOverlay -> {
                    assertThat(refusalOverlay.plate().style()).isEqualTo(Overlay.PlateStyle.PICTURES);
                    assertThat(refusalOverlay.plate().cells())
                            .extracting(Overlay.PlateCell::livery, Overlay.PlateCell::sign)
                            .containsExactly(tuple(Livery.A, Hazard.OUT_OF_GAS), tuple(Livery.A, Remedy.GASOLINE));
                });
        table.pictures("table-junior-why-not");
    }

    @Test
    void anAcceleratedTurn() {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.on(FlagOption.ACCELERATED));
        Session session = GameSituations.find(
                setup,
                ONE_PERSON,
                round -> round.phase() instanceof Phase.Turn turn && turn.seat() == 0 && turn.plays() > 0);
        TableStage table = open(session, Language.FRENCH, ColourTheme.DAY);
        table.picture("table-accelerated");
        assertThat(table.shows("#end-turn")).isTrue();
    }

    @Test
    void theExtensionIsOffered() {
        Session session = GameSituations.find(
                Setup.of(Editions.CLASSIC, TeamFormat.singles(2)),
                ONE_PERSON,
                round -> round.phase() instanceof Phase.Extension extension && extension.seat() == 0);
        TableStage table = open(session, Language.FRENCH, ColourTheme.DAY);
        table.picture("table-extension");
        assertThat(List.of("#extend", "#stop")).allMatch(table::shows);
    }

    @Test
    void largeText() {
        Session session = GameSituations.find(FOUR, ONE_PERSON, TableGalleryTest::isColourful);
        double usual = kilometreSize(open(session, Language.FRENCH, ColourTheme.DAY));
        TableStage largeStage = TableStage.open(session, context(Language.FRENCH, ColourTheme.DAY, 150), 1280, 800);
        largeStage.picture("table-text-150");
        assertThat(kilometreSize(largeStage)).isGreaterThan(usual);
    }

    /// How large the kilometres on the seats are.
    private static double kilometreSize(TableStage table) {
        String name = Integer.toString(
                table.session().match().round().cars().getLast().km());
        return Gallery.onToolkit(() -> table.scene().getRoot().lookupAll("Text").stream()
                .map(Text.class::cast)
                .filter(text -> text.getText().equals(name))
                .mapToDouble(text -> text.getFont().getSize())
                .max()
                .orElseThrow());
    }

    private static TableStage open(Session session, Language language, ColourTheme theme) {
        return TableStage.open(session, context(language, theme, 100), 1280, 800);
    }

    private static ScreenContext context(Language language, ColourTheme theme, int text) {
        return new ScreenContext(language, new AppearanceSettings(theme, new TextScale(text)), Pace.OFF);
    }

    private static void choose(TableStage table, Class<?> family) {
        int place = table.place(chosenCard -> chosenCard.refused() == null && family.isInstance(chosenCard.card()));
        table.act(stage -> stage.screen().handle(new TableInput.PressCard(place)));
    }

    /// The first seat plays, a distance and a hazard in hand that may be played, with tokens here and there.
    private static boolean isColourful(Round round) {
        boolean tokens =
                round.cars().stream().filter(car -> !car.hazards().isEmpty()).count() >= 2;
        boolean safeties =
                round.cars().stream().anyMatch(car -> !car.safeties().toList().isEmpty());
        return isUnderWay(round)
                && tokens
                && safeties
                && round.hand(0).kinds().stream().anyMatch(Hazard.class::isInstance)
                && round.car(0).rolls()
                && round.hand(0).kinds().stream().anyMatch(Distance.class::isInstance);
    }

    private static boolean isUnderWay(Round round) {
        Predicate<Round> far =
                itRound -> itRound.cars().stream().filter(car -> car.km() > 150).count() >= 2;
        return round.phase() instanceof Phase.Turn turn && turn.seat() == 0 && far.test(round);
    }
}

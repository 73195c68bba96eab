package millebornes.desktop.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.desktop.tabletop.ControlsViewState.ButtonState;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Car;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// Pictures of typical moments of the other editions, which the board's own edition never shows.
class EditionsGalleryTest {

    private static final int ONE_PERSON = 1;
    private static final String LONGEST_NAME = "Marguerite-Élise";
    private static final OptionChoices WILD =
            OptionChoices.NONE.on(FlagOption.CUMULATE).on(FlagOption.WRONG_WAY).on(FlagOption.RESHUFFLE);

    @Test
    void aMendedCarWaitsForItsGreenLight() {
        TableStage table = open(
                Setup.of(Editions.CLASSIC, TeamFormat.singles(3)), round -> firstPlays(round) && waiting(round.car(1)));
        assertThat(table.screen().picture().board().cars().get(1).greenLight()).isEqualTo(GreenLightNeed.WAITING);
        assertThat(table.screen().picture().played().piles()).hasSize(4);
        table.pictures("table-classic-amber");
    }

    @Test
    void theRoadGoesOnTo1000() {
        TableStage table = open(
                Setup.of(Editions.CLASSIC, TeamFormat.singles(2)),
                round -> round.phase() instanceof Phase.Extension extension && extension.seat() == 0);
        assertThat(table.screen().picture().board().kilometres()).isEqualTo(700);
        table.act(stage -> {
            stage.screen().flow().extend();
            stage.screen().refresh();
        });
        assertThat(table.screen().picture().board().kilometres()).isEqualTo(1000);
        table.pictures("table-classic-extended");
    }

    /// After the pile came back a round goes on until all say in turn that they have nothing to play.
    @Test
    void whoHasNothingToPlayIsToldThatThrowingAwayIsUsual() {
        Setup extendedSetup =
                new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.on(FlagOption.EXTENDED));
        TableStage table = open(
                extendedSetup,
                round -> firstPlays(round)
                        && extendedSetup.rules().legalMoves(round).contains(new Move.Stuck()));
        assertThat(table.screen().picture().banner().note()).startsWith("D’habitude on défausse");
        assertThat(table.screen().picture().controls().buttons()).anySatisfy(button -> {
            assertThat(button.command()).isEqualTo(TableCommand.STUCK);
            assertThat(button.hint()).contains("à la suite");
        });
        table.pictures("table-extended-stuck");
    }

    @Test
    void theExtensionIsAskedInBothLanguages() {
        TableStage table = open(
                Setup.of(Editions.CLASSIC, new TeamFormat(3, 2)),
                round -> round.phase() instanceof Phase.Extension extension && extension.seat() == 0);
        assertThat(table.screen().flow().moment()).isInstanceOf(FlowState.ExtensionAsked.class);
        table.pictures("table-classic-extension");
        assertThat(List.of("#extend", "#stop")).allMatch(table::shows);
    }

    @Test
    void duelAndMicro() {
        for (Edition edition : new Edition[] {Editions.DUEL, Editions.MICRO}) {
            TableStage table = open(
                    Setup.of(edition, TeamFormat.singles(2)),
                    round ->
                            firstPlays(round) && far(round, 200) && round.car(1).stopped());
            assertThat(table.screen().picture().seats()).hasSize(2);
            assertThat(table.screen().picture().board().cars().get(1).hazards()).isNotEmpty();
            table.pictures("table-" + edition.id());
        }
    }

    @Test
    void sixLanesWithStackedHazardsAndTheWrongWay() {
        TableStage table = open(
                new Setup(Editions.PLAYROOM, TeamFormat.singles(6), WILD),
                round -> firstPlays(round)
                        && round.cars().stream().anyMatch(EditionsGalleryTest::stacked)
                        && round.cars().stream().anyMatch(car -> car.has(Hazard.WRONG_WAY) && car.km() > 100)
                        && far(round, 100));
        assertThat(table.screen().picture().board().cars())
                .anyMatch(car -> car.hazards().size() > 1);
        table.pictures("table-playroom-six");
        assertThat(texts(table)).contains(LONGEST_NAME).noneMatch(text -> text.endsWith("…"));
    }

    @Test
    void aCarThatDrivesBack() {
        TableStage table = open(
                new Setup(Editions.PLAYROOM, TeamFormat.singles(4), WILD),
                round -> firstPlays(round)
                        && round.car(0).has(Hazard.WRONG_WAY)
                        && round.car(0).rolls()
                        && round.car(0).km() >= 100
                        && round.hand(0).kinds().contains(Distance.KM_50));
        int from = table.screen().picture().board().cars().getFirst().stop().index();
        table.act(stage -> {
            var cards = stage.screen().picture().hand().cards();
            for (int place = 0; place < cards.size(); place++) {
                if (cards.get(place).card() == Distance.KM_50) {
                    stage.screen().handle(new TableInput.PressCard(place));
                    return;
                }
            }
        });
        var drivePreview = requireNonNull(table.screen().picture().drivePreview());
        assertThat(drivePreview.to().index()).isLessThan(from);
        table.pictures("table-playroom-back");
    }

    @Test
    void nineSeatsInThreeCars() {
        TableStage table = open(
                new Setup(Editions.PLAYROOM, new TeamFormat(3, 3), WILD),
                round -> firstPlays(round)
                        && far(round, 200)
                        && round.cars().stream().anyMatch(Car::stopped));
        assertThat(table.screen().picture().seats()).hasSize(9);
        table.pictures("table-playroom-nine");
        assertThat(texts(table)).contains(LONGEST_NAME).noneMatch(text -> text.endsWith("…"));
    }

    @Test
    void whatCanBePlayedIsNotThrownAway() {
        TableStage table = open(
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(2)),
                round -> firstPlays(round) && far(round, 100) && round.car(0).rolls());
        int playable = table.place(chosenCard -> chosenCard.refused() == null);
        table.act(stage -> stage.screen().handle(new TableInput.PressCard(playable)));
        assertThat(table.screen().picture().controls().buttons().getFirst().state())
                .isEqualTo(ButtonState.LOCKED);
        table.act(stage -> stage.screen().handle(new TableInput.PressDiscards()));
        assertThat(table.screen().picture().overlay()).isInstanceOf(Overlay.RefusalOverlay.class);
        table.pictures("table-playroom-no-discard");
    }

    /// All words on the table; those that end in dots have no room.
    private static List<String> texts(TableStage table) {
        return Gallery.onToolkit(() -> SceneContents.texts(table.scene()));
    }

    private static TableStage open(Setup setup, Predicate<Round> moment) {
        Session session = GameSituations.find(setup, ONE_PERSON, moment);
        return TableStage.open(
                session, new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF), 1280, 800);
    }

    private static boolean firstPlays(Round round) {
        return round.phase() instanceof Phase.Turn turn && turn.seat() == 0;
    }

    private static boolean waiting(Car car) {
        return car.needsGreenLight() && !car.stopped();
    }

    private static boolean stacked(Car car) {
        return car.hazards().stopping().toList().size() > 1;
    }

    private static boolean far(Round round, int km) {
        return round.cars().stream().filter(car -> car.km() >= km).count() >= 2;
    }
}

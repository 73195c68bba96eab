package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.TableInput.HandCoverTrigger;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.SeatPhones;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The meaning of every input, at a table without a window.
class TableControllerTest {

    private static final Setup TWO = Setup.of(Editions.BOARD, TeamFormat.singles(2));
    private static final int ALONE = 0b01;
    private static final int BOTH = 0b11;

    /// Longer than any test.
    private static final TableDelays DEAF = new TableDelays(0, 0, 1e9, 0, 0);

    static Stream<TableInput> inputs() {
        Stream<TableInput> buttons = Arrays.stream(TableCommand.values()).map(TableInput.PressButton::new);
        Stream<TableInput> answers =
                Arrays.stream(OverlayAnswer.values()).map(answer -> new TableInput.GiveAnswer(answer, 0));
        return Stream.of(
                        buttons,
                        answers,
                        Stream.of(
                                new TableInput.PressCard(0),
                                new TableInput.StepToCard(1),
                                new TableInput.LetGoOfCard(),
                                new TableInput.DropCardOnCar(0, 1),
                                new TableInput.DropCardOnDiscards(0),
                                new TableInput.DropCardOnRoad(0),
                                new TableInput.PressCar(0),
                                new TableInput.PressLane(0),
                                new TableInput.PressSeat(0),
                                new TableInput.PressDiscards(),
                                new TableInput.GoBack(),
                                new TableInput.PressCurtain(OverlayAnswer.OPEN),
                                new TableInput.Ask(StatusQuery.ALL_CARS),
                                new TableInput.ReadRule("R-3.4"),
                                new TableInput.ReadRuleAtHand(),
                                new TableInput.SkipMotion(),
                                new TableInput.LeaveTable(HandCoverTrigger.WINDOW_BEHIND),
                                new TableInput.ChooseFromMenu(MenuEntry.SETTINGS),
                                new TableInput.ShowEmote(PlayerEmote.HORN),
                                new TableInput.FollowPhones(),
                                new TableInput.PlayComputerMove(1, new Move.EndTurn())))
                .flatMap(input -> input);
    }

    @Test
    void everyKindOfInputIsTried() {
        assertThat(inputs().<Class<?>>map(TableInput::getClass).distinct())
                .containsExactlyInAnyOrder(TableInput.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void anInputShowsTheTableOnceUnlessItChangesNothingThere(TableInput input) {
        Desk desk = new Desk(ALONE, TableDelays.NONE);
        desk.controller.handle(input);
        boolean elsewhere = Stream.of(
                        new TableInput.PressButton(TableCommand.MENU),
                        new TableInput.ChooseFromMenu(MenuEntry.SETTINGS),
                        new TableInput.Ask(StatusQuery.ALL_CARS),
                        new TableInput.ReadRule("R-3.4"),
                        new TableInput.ReadRuleAtHand(),
                        new TableInput.ShowEmote(PlayerEmote.HORN),
                        new TableInput.SkipMotion())
                .anyMatch(input::equals);
        assertThat(desk.told.stream().filter("shown"::equals)).hasSize(elsewhere ? 0 : 1);
    }

    @Test
    void theKeyboardFollowsTheCardAndTheLog() {
        Desk desk = new Desk(ALONE, TableDelays.NONE);
        desk.controller.handle(new TableInput.StepToCard(-1));
        int last = desk.session.match().round().hand(0).size() - 1;
        desk.controller.handle(new TableInput.StepToCard(1));
        desk.controller.handle(new TableInput.PressButton(TableCommand.LOG));
        desk.controller.handle(new TableInput.PressButton(TableCommand.LOG));
        assertThat(desk.told)
                .containsExactly("shown", "card " + last, "shown", "card 0", "shown", "log", "shown", "table");
    }

    @Test
    void whoLeavesTheWindowCoversTheCards() {
        Desk desk = new Desk(BOTH, TableDelays.NONE);
        desk.controller.handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
        assertThat(desk.moment()).isInstanceOf(FlowState.Turn.class);
        desk.controller.handle(new TableInput.LeaveTable(HandCoverTrigger.WINDOW_BEHIND));
        assertThat(desk.moment()).isInstanceOf(FlowState.Curtain.class);
        assertThat(desk.told).containsExactly("shown", "skipped", "shown");
    }

    @Test
    void theMenuCoversTheCardsAndLeadsOnce() {
        Desk desk = new Desk(BOTH, TableDelays.NONE);
        desk.controller.handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
        desk.controller.handle(new TableInput.PressButton(TableCommand.MENU));
        assertThat(desk.moment()).isInstanceOf(FlowState.Curtain.class);
        desk.controller.handle(new TableInput.ChooseFromMenu(MenuEntry.SETTINGS));
        assertThat(desk.told).containsExactly("shown", "skipped", "shown", "menu of 9", "closed", "left for SETTINGS");
    }

    @Test
    void aCurtainThatIsStillToFallOnlyFallsFaster() {
        Desk desk = new Desk(BOTH, TableDelays.NONE);
        desk.moving = true;
        desk.controller.handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
        assertThat(desk.moment()).isInstanceOf(FlowState.Curtain.class);
        assertThat(desk.told).containsExactly("skipped");
    }

    @Test
    void aCurtainThatHasJustFallenHearsNothing() {
        Desk desk = new Desk(BOTH, DEAF);
        desk.model.curtainFell();
        desk.controller.handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
        assertThat(desk.moment()).isInstanceOf(FlowState.Curtain.class);
        assertThat(desk.told).isEmpty();
    }

    @Test
    void aComputerPlayersMoveWaitsUntilSomebodyLooksOn() {
        Desk desk = new Desk(0, TableDelays.NONE);
        int seat = desk.session.asked().orElseThrow();
        TableInput foundInput = new TableInput.PlayComputerMove(
                seat, desk.session.computerTurn(seat).move());
        Match matchBefore = desk.session.match();
        desk.reading = true;
        desk.controller.handle(foundInput);
        desk.reading = false;
        desk.controller.handle(new TableInput.PressButton(TableCommand.PAUSE));
        desk.controller.handle(foundInput);
        assertThat(desk.session.match()).isEqualTo(matchBefore);
        desk.controller.handle(new TableInput.PressButton(TableCommand.PAUSE));
        desk.controller.handle(foundInput);
        assertThat(desk.session.match()).isNotEqualTo(matchBefore);
    }

    /// Everything round a controller, which writes down what it is told.
    private static final class Desk implements TableControllerHost, TableExits {

        @Override
        public void showSign(PlayerEmote emote) {
            told.add("sign " + emote);
        }

        @Override
        public void announce(StatusQuery query) {}

        private final List<String> told = new ArrayList<>();
        private final Session session;
        private final GameTableModel model;
        private final TableController controller;
        private boolean moving;
        private boolean reading;

        Desk(int people, TableDelays delays) {
            session = Session.start(TestGames.game(TWO, people, 3));
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            model = new GameTableModel(
                    session, context, delays, TableCoach.none(session), SeatPhones.none(session.game()), () -> {});
            controller = new TableController(model, this, this);
        }

        FlowState moment() {
            return model.flow().moment();
        }

        @Override
        public void refresh() {
            told.add("shown");
        }

        @Override
        public boolean isMoving() {
            return moving;
        }

        @Override
        public void skipMotion() {
            told.add("skipped");
        }

        @Override
        public void forgetQuestions() {
            // Nobody has been asked.
        }

        @Override
        public void tellWhyNot(String key) {
            told.add("why not " + key);
        }

        @Override
        public void openRule(String id) {
            told.add("rule " + id);
        }

        @Override
        public void openMenu(List<MenuEntry> entries) {
            told.add("menu of " + entries.size());
        }

        @Override
        public void closePopup() {
            told.add("closed");
        }

        @Override
        public void toggleFullScreen() {
            told.add("full screen");
        }

        @Override
        public boolean isReading() {
            return reading;
        }

        @Override
        public void focusCard(int place) {
            told.add("card " + place);
        }

        @Override
        public void focusLog() {
            told.add("log");
        }

        @Override
        public void focusTable() {
            told.add("table");
        }

        @Override
        public void roundOver(Session finishedSession) {
            told.add("over");
        }

        @Override
        public void leave(TableDestination destination) {
            told.add("left for " + destination);
        }
    }
}

package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.TestGames;
import millebornes.session.flow.TestPhones;

/// Tables in every state that people meet, each with its overlays.
final class TableMoments {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));
    private static final Setup JUNIOR =
            new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
    private static final int ONE_PERSON = 1;

    private static final Map<String, Function<ScreenContext, TableStage>> PLACES = Map.ofEntries(
            Map.entry("table", TableMoments::turn),
            Map.entry("table-junior", context -> game(JUNIOR, ONE_PERSON, context)),
            Map.entry("table-curtain", context -> TableStage.open(TestGames.people(2, 5), context, 1280, 800)),
            Map.entry("table-curtain-window", context -> {
                TableStage table = TableStage.open(TestGames.people(2, 5), context, 1280, 800);
                table.act(stage -> {
                    stage.screen().flow().cover();
                    stage.screen().refresh();
                });
                return table;
            }),
            Map.entry("table-question", context -> claim(context, true, 0)),
            Map.entry("table-claim-curtain", context -> claim(context, true, 1)),
            Map.entry("table-claim", context -> claim(context, true, 2)),
            Map.entry("table-claim-none", context -> claim(context, false, 2)),
            Map.entry("table-extension", TableMoments::extension),
            Map.entry("table-refusal", TableMoments::refusal),
            Map.entry("table-advice", TableMoments::advice),
            Map.entry("table-log", context -> pressed(turn(context), TableCommand.LOG)),
            Map.entry("table-menu", context -> pressed(turn(context), TableCommand.MENU)),
            Map.entry("table-announcement", context -> key(turn(context), KeyCode.I)),
            Map.entry("table-rule", context -> key(turn(context), KeyCode.R)),
            Map.entry("table-computer", TableMoments::computersTurn),
            Map.entry("table-watched", context -> pressed(game(FOUR, 0, context), TableCommand.PAUSE)),
            Map.entry("table-phones", TableMoments::phones),
            Map.entry("table-over", TableMoments::over));

    private TableMoments() {}

    /// The names of all of them.
    static Stream<String> names() {
        return PLACES.keySet().stream().sorted();
    }

    /// Opens one.
    static TableStage open(String name, ScreenContext context) {
        return Objects.requireNonNull(PLACES.get(name)).apply(context);
    }

    private static TableStage game(Setup setup, int people, ScreenContext context) {
        return TableStage.open(TestGames.game(setup, people, 7), context, 1280, 800);
    }

    /// The person has played, and the computer that is asked does not answer.
    private static TableStage computersTurn(ScreenContext context) {
        TableStage table = turn(context);
        table.act(stage -> {
            stage.screen().interrupted();
            stage.screen().flow().choose(0);
            stage.screen().flow().discard();
            stage.screen().refresh();
            assertThat(stage.screen().flow().moment()).isInstanceOf(FlowState.Thinking.class);
        });
        return table;
    }

    /// A person whose phone is silent is waited for.
    private static TableStage phones(ScreenContext context) {
        Session session = Session.start(TestGames.game(FOUR, -1, 7));
        int asked = session.asked().orElseThrow();
        TestPhones phones = new TestPhones(session.game()).put(asked, HandPlace.SILENT_PHONE);
        TableStage table = TableStage.open(session, context, 1280, 800, phones);
        table.act(stage -> assertThat(stage.screen().flow().moment()).isInstanceOf(FlowState.AskedOnPhones.class));
        return table;
    }

    private static TableStage over(ScreenContext context) {
        TableStage table = TableStage.open(GameSituations.find(FOUR, ONE_PERSON, Round::isOver), context, 1280, 800);
        table.act(stage -> assertThat(stage.screen().flow().moment()).isInstanceOf(FlowState.RoundOver.class));
        return table;
    }

    private static TableStage turn(ScreenContext context) {
        return game(FOUR, ONE_PERSON, context);
    }

    private static TableStage claim(ScreenContext context, boolean held, int steps) {
        Session session = GameSituations.claimable(FOUR, held);
        TableStage table = TableStage.open(session, context, 1280, 800);
        int seat = session.asked().orElseThrow();
        table.act(stage -> {
            if (steps > 0) {
                stage.screen().flow().claim(seat);
            }
            if (steps > 1) {
                stage.screen().flow().raiseCurtain();
                assertThat(stage.screen().flow().moment()).isInstanceOf(FlowState.CoupFourreClaim.class);
            }
            stage.screen().refresh();
        });
        return table;
    }

    private static TableStage extension(ScreenContext context) {
        Setup setup = Setup.of(Editions.CLASSIC, TeamFormat.singles(3));
        Session session = GameSituations.find(
                setup,
                ONE_PERSON,
                round -> round.phase() instanceof Phase.Extension extension && extension.seat() == 0);
        TableStage table = TableStage.open(session, context, 1280, 800);
        table.act(stage -> assertThat(stage.screen().flow().moment()).isInstanceOf(FlowState.ExtensionAsked.class));
        return table;
    }

    private static TableStage refusal(ScreenContext context) {
        TableStage table = turn(context);
        int refused = table.place(chosenCard -> chosenCard.refused() != null);
        table.act(stage -> {
            stage.screen().handle(new TableInput.PressCard(refused));
            assertThat(stage.screen().picture().overlay()).isInstanceOf(Overlay.RefusalOverlay.class);
        });
        return table;
    }

    private static TableStage advice(ScreenContext context) {
        context.hintSettings(HintSettings.everywhere(HintLevel.ADVICE));
        TableStage table = turn(context);
        try {
            table.await(() -> table.screen().picture().overlay() instanceof Overlay.AdviceOverlay);
        } catch (Exception never) {
            throw new AssertionError(never);
        }
        return table;
    }

    private static TableStage pressed(TableStage table, TableCommand command) {
        table.act(stage -> stage.screen().handle(new TableInput.PressButton(command)));
        return table;
    }

    /// Types a key where the focus is.
    static TableStage key(TableStage table, KeyCode code) {
        return key(table, code, false);
    }

    /// Types a key, with Shift or without.
    static TableStage key(TableStage table, KeyCode code, boolean shift) {
        table.act(stage -> Event.fireEvent(
                Objects.requireNonNullElse(
                        stage.scene().getFocusOwner(), stage.screen().root()),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false)));
        return table;
    }
}

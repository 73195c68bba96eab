package millebornes.desktop.screens.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import millebornes.desktop.FocusWalk;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ModalPane;
import millebornes.desktop.screens.common.model.HintLevel;
import millebornes.desktop.screens.common.model.HintSettings;
import millebornes.desktop.screens.rules.RulePopup;
import millebornes.desktop.screens.table.model.TableInput;
import millebornes.desktop.screens.table.overlay.CurtainView;
import millebornes.desktop.screens.table.overlay.QuestionBar;
import millebornes.desktop.screens.table.overlay.model.Overlay;
import millebornes.desktop.tabletop.state.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
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
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;

/// The table and whatever can lie over it by keyboard and ear, as [millebornes.desktop.app.PagesByEarTest] does with
/// pages.
@ExtendWith(ApplicationExtension.class)
class OverlaysByEarTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));
    private static final Setup JUNIOR =
            new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
    private static final int ONE_PERSON = 1;

    private static final Map<String, Function<AppSettingsModel, TableStage>> PLACES = Map.ofEntries(
            Map.entry("table", OverlaysByEarTest::turn),
            Map.entry(
                    "table-junior",
                    context -> TableStage.open(TestGames.game(JUNIOR, ONE_PERSON, 7), context, 1280, 800)),
            Map.entry("table-curtain", context -> TableStage.open(TestGames.people(2, 5), context, 1280, 800)),
            Map.entry("table-curtain-window", context -> {
                TableStage table = TableStage.open(TestGames.people(2, 5), context, 1280, 800);
                table.act(it -> {
                    it.screen().flow().cover();
                    it.screen().refresh();
                });
                return table;
            }),
            Map.entry("table-question", context -> claim(context, true, 0)),
            Map.entry("table-claim-curtain", context -> claim(context, true, 1)),
            Map.entry("table-claim", context -> claim(context, true, 2)),
            Map.entry("table-claim-none", context -> claim(context, false, 2)),
            Map.entry("table-extension", OverlaysByEarTest::extension),
            Map.entry("table-refusal", OverlaysByEarTest::refusal),
            Map.entry("table-advice", OverlaysByEarTest::advice),
            Map.entry("table-log", context -> pressed(turn(context), TableCommand.LOG)),
            Map.entry("table-menu", context -> pressed(turn(context), TableCommand.MENU)),
            Map.entry("table-announcement", context -> key(turn(context), KeyCode.I)),
            Map.entry("table-rule", context -> key(turn(context), KeyCode.R)));

    static Stream<String> places() {
        return PLACES.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("places")
    void everythingThatTakesTheKeyboardSaysWhatItIs(String place) {
        for (Language language : Language.values()) {
            TableStage table = open(place, language);
            table.act(it -> FocusWalk.assertThatEverythingSaysWhatItIs(part(it), place + " in " + language));
        }
    }

    @ParameterizedTest
    @MethodSource("places")
    void tabGoesThroughItAndIsNeverCaught(String place) {
        open(place, Language.FRENCH).act(table -> FocusWalk.assertThatTabGoesRound(part(table), place));
    }

    private static TableStage open(String place, Language language) {
        AppSettingsModel context = new AppSettingsModel(language, AppearanceSettings.USUAL, Pace.OFF);
        return Objects.requireNonNull(PLACES.get(place)).apply(context);
    }

    /// What has the keyboard to itself, or the whole table.
    private static Parent part(TableStage table) {
        for (Node at = table.scene().getFocusOwner(); at != null; at = at.getParent()) {
            boolean keeps = at instanceof ModalPane || at instanceof RulePopup;
            if (keeps || at instanceof CurtainView || at instanceof QuestionBar) {
                return (Parent) at;
            }
        }
        return table.scene().getRoot();
    }

    private static TableStage turn(AppSettingsModel context) {
        return TableStage.open(TestGames.game(FOUR, ONE_PERSON, 7), context, 1280, 800);
    }

    private static TableStage claim(AppSettingsModel context, boolean held, int steps) {
        Session session = GameSituations.claimable(FOUR, held);
        TableStage table = TableStage.open(session, context, 1280, 800);
        int seat = session.asked().orElseThrow();
        table.act(it -> {
            if (steps > 0) {
                it.screen().flow().claim(seat);
            }
            if (steps > 1) {
                it.screen().flow().raiseCurtain();
                assertThat(it.screen().flow().moment()).isInstanceOf(FlowState.CoupFourreClaim.class);
            }
            it.screen().refresh();
        });
        return table;
    }

    private static TableStage extension(AppSettingsModel context) {
        Setup setup = Setup.of(Editions.CLASSIC, TeamFormat.singles(3));
        Session session = GameSituations.find(
                setup,
                ONE_PERSON,
                round -> round.phase() instanceof Phase.Extension extension && extension.seat() == 0);
        TableStage table = TableStage.open(session, context, 1280, 800);
        table.act(it -> assertThat(it.screen().flow().moment()).isInstanceOf(FlowState.ExtensionAsked.class));
        return table;
    }

    private static TableStage refusal(AppSettingsModel context) {
        TableStage table = turn(context);
        int refused = table.place(choice -> choice.refused() != null);
        table.act(it -> {
            it.screen().handle(new TableInput.PressCard(refused));
            assertThat(it.screen().picture().overlay()).isInstanceOf(Overlay.RefusalOverlay.class);
        });
        return table;
    }

    private static TableStage advice(AppSettingsModel context) {
        context.setHints(HintSettings.everywhere(HintLevel.ADVICE));
        TableStage table = turn(context);
        try {
            table.await(() -> table.screen().picture().overlay() instanceof Overlay.AdviceOverlay);
        } catch (Exception never) {
            throw new AssertionError(never);
        }
        return table;
    }

    private static TableStage pressed(TableStage table, TableCommand command) {
        table.act(it -> it.screen().handle(new TableInput.PressButton(command)));
        return table;
    }

    private static TableStage key(TableStage table, KeyCode code) {
        table.act(it -> Event.fireEvent(
                Objects.requireNonNullElse(
                        it.scene().getFocusOwner(), it.screen().root()),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false)));
        return table;
    }
}

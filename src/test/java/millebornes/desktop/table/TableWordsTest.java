package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Car;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.Session;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// No word of the table is cut: with words 40 % longer in the smallest and the usual window, and with text at 200 % in
/// a low one. Names are as long as they can be.
class TableWordsTest {

    private static final int EVERYBODY = -1;
    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    @Test
    void aTurnWithAndWithoutAChoice() {
        checkEveryWay(
                "turn",
                GameSituations.find(FOUR, 1, TableWordsTest::isCrowded),
                _ -> {},
                table -> choose(table, chosenCard -> chosenCard.refused() != null),
                table -> choose(table, chosenCard -> !chosenCard.targets().isEmpty()));
    }

    @Test
    void allButtons() {
        Setup longestSetup = new Setup(
                Editions.BOARD,
                TeamFormat.singles(3),
                OptionChoices.NONE.on(FlagOption.ACCELERATED).on(FlagOption.EXTENDED));
        checkEveryWay("start", Session.start(TestGames.game(longestSetup, 1, 7)), _ -> {});
    }

    @Test
    void curtainAndQuestions() {
        Predicate<Round> window = round -> round.phase() instanceof Phase.CoupFourreWindow;
        Session askedSession = GameSituations.find(Setup.of(Editions.BOARD, new TeamFormat(2, 2)), EVERYBODY, window);
        int seat = askedSession.asked().orElseThrow();
        checkEveryWay(
                "asked",
                askedSession,
                table -> table.screen().flow().raiseCurtain(),
                table -> table.screen().flow().claim(seat),
                table -> table.screen().flow().raiseCurtain());
        checkEveryWay(
                "extension",
                GameSituations.find(
                        Setup.of(Editions.CLASSIC, TeamFormat.singles(2)),
                        1,
                        round -> round.phase() instanceof Phase.Extension extension && extension.seat() == 0),
                _ -> {});
    }

    @Test
    void nineSeatsAndAJuniorGame() {
        Setup setupOfNine = Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3));
        checkEveryWay("nine", GameSituations.find(setupOfNine, 1, TableWordsTest::isFirst), _ -> {});
        Setup juniorSetup =
                new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        checkEveryWay("junior", GameSituations.find(juniorSetup, 1, TableWordsTest::isCrowded), _ -> {});
    }

    /// @param states each brings the table from the one before to the next that is meant
    @SafeVarargs
    private static void checkEveryWay(String name, Session session, Consumer<TableStage>... states) {
        List<String> cut = new ArrayList<>();
        for (Language language : Language.values()) {
            String prefix = "words-" + name + "-" + language.tag();
            ScreenContext longWordsContext = ScreenCapture.longWords(language, AppearanceSettings.USUAL);
            TableStage smallStage = TableStage.open(session, longWordsContext, 1024, 700);
            for (Consumer<TableStage> state : states) {
                cut.addAll(cut(smallStage, prefix + "-small", state, true));
            }
            smallStage.inSize(1280, 800);
            cut.addAll(cut(smallStage, prefix, _ -> {}, true));
            ScreenContext largeContext = new ScreenContext(
                    language, new AppearanceSettings(ColourTheme.DAY, new TextScale(TextScale.MOST)), Pace.OFF);
            TableStage lowStage = TableStage.open(session, largeContext, 1280, 720);
            for (Consumer<TableStage> state : states) {
                cut.addAll(cut(lowStage, prefix + "-200", state, false));
            }
        }
        assertThat(cut).isEmpty();
    }

    private static List<String> cut(TableStage table, String name, Consumer<TableStage> state, boolean dotted) {
        List<String> cut = Gallery.onToolkit(() -> {
            state.accept(table);
            table.screen().refresh();
            table.scene().getRoot().applyCss();
            table.scene().getRoot().layout();
            return TruncatedTextFinder.of(table.scene(), dotted);
        });
        if (!cut.isEmpty()) {
            table.picture(name);
        }
        return cut.stream().map(text -> name + ": " + text).toList();
    }

    private static void choose(TableStage table, Predicate<ChosenCard> wanted) {
        for (int place = 0; place < table.screen().picture().hand().cards().size(); place++) {
            table.screen().flow().select(null);
            table.screen().flow().choose(place);
            if (table.screen().flow().moment() instanceof FlowState.Turn turn
                    && turn.choice() != null
                    && wanted.test(turn.choice())) {
                return;
            }
        }
        throw new IllegalStateException("no such card");
    }

    private static boolean isFirst(Round round) {
        return round.phase() instanceof Phase.Turn turn && turn.seat() == 0;
    }

    /// The longest name stands beside several tokens.
    private static boolean isCrowded(Round round) {
        Car longestCar = round.cars().getLast();
        return isFirst(round)
                && longestCar.km() > 0
                && longestCar.hazards().toList().size()
                                + longestCar.safeties().toList().size()
                        >= 2;
    }
}

package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.SetupProblem.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The valid values of every option at every table: option × edition × form.
class OptionTableTest {

    private static final String EVERYWHERE = "board classic duel micro playroom";

    private static final List<String> TABLES = List.of(
            "board 2",
            "board 3",
            "board 4",
            "board 2x2",
            "board 3x2",
            "board 4x2",
            "classic 2",
            "classic 3",
            "classic 2x2",
            "classic 3x2",
            "duel 2",
            "micro 2",
            "playroom 2",
            "playroom 3",
            "playroom 4",
            "playroom 5",
            "playroom 6",
            "playroom 2x2",
            "playroom 2x3",
            "playroom 3x2",
            "playroom 2x4",
            "playroom 4x2",
            "playroom 3x3");

    /// On the right: editions, or single tables `edition/form`, or `teams` for every table with partners.
    @ParameterizedTest
    @CsvSource(textBlock = """
            scoring=junior,                 board
            scoring=expert,                 board
            accelerated=true,               board
            extended=true,                  board
            target=700,                     board/2 board/3 classic/2 classic/3 classic/3x2 micro
            target=1000,                    board classic/2x2 duel playroom
            target=800,                     nowhere
            target=0,                       nowhere
            matchTo=0,                      board classic duel micro playroom
            matchTo=5000,                   board classic duel micro playroom
            rounds=0,                       board classic duel micro playroom
            rounds=1,                       board classic duel micro playroom
            rounds=4,                       board classic duel micro playroom
            extension=true,                 classic/2 classic/3 classic/3x2
            capot=true,                     board classic duel micro playroom
            safetyClears=ALL,               board classic duel micro playroom
            safetyClears=RIGHT_OF_WAY_ONLY, board classic duel micro playroom
            noLongBonus=true,               board classic duel
            cumulate=true,                  playroom
            reshuffle=true,                 playroom
            wrongWay=true,                  playroom
            adjacentPartners=true,          teams
            rollingStart=true,              board classic duel micro playroom
            remedyIsEnough=true,            classic duel micro playroom
            hazardsBeforeStart=true,        board classic duel micro playroom
            keepSafeties=true,              board classic duel micro
            shortDeck=true,                 board classic duel micro playroom
            """)
    void anOptionIsAcceptedAtItsTablesOnly(String option, String allowed) {
        for (String table : TABLES) {
            Optional<SetupProblem> problem =
                    SetupText.setup(table + " " + option).problem();
            assertThat(problem.isEmpty()).as("%s %s", table, option).isEqualTo(allows(allowed, table));
            problem.ifPresent(foundProblem -> assertThat(option).startsWith(foundProblem.field() + "="));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "accelerated",
                "extended",
                "extension",
                "capot",
                "noLongBonus",
                "cumulate",
                "reshuffle",
                "wrongWay",
                "adjacentPartners",
                "shortDeck",
                "rollingStart",
                "remedyIsEnough",
                "hazardsBeforeStart",
                "keepSafeties"
            })
    void falseIsAcceptedEverywhere(String flag) {
        assertThat(TABLES)
                .allMatch(table ->
                        SetupText.setup(table + " " + flag + "=false").problem().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "scoring=easy",
                "accelerated=yes",
                "target=-700",
                "target=1000.0",
                "matchTo=many",
                "rounds=-1",
                "safetyClears=NONE",
                "capot=1",
                "shortDeck=TRUE",
                "matchTo=1000000000"
            })
    void aValueThatIsNoneIsRefusedEverywhere(String option) {
        assertThat(TABLES)
                .allSatisfy(table -> assertThatThrownBy(() -> SetupText.setup(table + " " + option))
                        .isInstanceOfSatisfying(
                                BadSetupException.class,
                                bad -> assertThat(bad.problem().reason()).isEqualTo(Reason.BAD_VALUE)));
    }

    /// Target, length, extension, what a safety clears, what doing without 200 and 100 earns, cards, cars.
    @ParameterizedTest
    @CsvSource(textBlock = """
            board 2,     1000, 0,    -,         ALL,               500, 101, 2
            board 3,     1000, 0,    -,         ALL,               500, 101, 3
            board 4,     1000, 0,    -,         ALL,               500, 106, 4
            board 2x2,   1000, 0,    -,         ALL,               500, 106, 4
            board 3x2,   1000, 0,    -,         ALL,               500, 106, 3
            board 4x2,   1000, 0,    -,         ALL,               500, 106, 4
            classic 2,   700,  5000, extension, RIGHT_OF_WAY_ONLY, 300, 101, 2
            classic 3,   700,  5000, extension, RIGHT_OF_WAY_ONLY, 300, 101, 3
            classic 2x2, 1000, 5000, -,         RIGHT_OF_WAY_ONLY, 300, 106, 2
            classic 3x2, 700,  5000, extension, RIGHT_OF_WAY_ONLY, 300, 106, 3
            duel 2,      1000, 5000, -,         RIGHT_OF_WAY_ONLY, 300, 106, 2
            micro 2,     700,  5000, -,         RIGHT_OF_WAY_ONLY, 300, 106, 2
            playroom 2,  1000, 0,    -,         ALL,               300, 106, 2
            playroom 6,  1000, 0,    -,         ALL,               300, 106, 6
            playroom 3x3,1000, 0,    -,         ALL,               300, 106, 3
            """)
    void everyTableHasItsDefaults(
            String table,
            int target,
            int matchTo,
            String extension,
            SafetyClearsRule clears,
            int withoutLong,
            int cards,
            int cars) {
        RuleEngine rules = SetupText.setup(table).rules();
        EffectiveOptions options = rules.options();
        assertThat(options.target()).isEqualTo(target);
        assertThat(options.length()).isEqualTo(MatchLength.toPoints(matchTo));
        assertThat(options.has(FlagOption.EXTENSION)).isEqualTo(extension.equals("extension"));
        assertThat(options.safetyClears()).isEqualTo(clears);
        assertThat(options.has(FlagOption.NO_LONG_BONUS)).isEqualTo(withoutLong == 500);
        assertThat(options.scoring()).isEqualTo(ScoringMode.EXPERT);
        assertThat(options.has(FlagOption.CAPOT)).isTrue();
        assertThat(rules.deck().cards()).hasSize(cards);
        assertThat(rules.seating().carCount()).isEqualTo(cars);
        assertThat(Stream.of(
                        options.has(FlagOption.ACCELERATED),
                        options.has(FlagOption.EXTENDED),
                        options.has(FlagOption.CUMULATE),
                        options.has(FlagOption.RESHUFFLE),
                        options.has(FlagOption.WRONG_WAY),
                        options.has(FlagOption.ADJACENT_PARTNERS),
                        options.has(FlagOption.ROLLING_START),
                        options.has(FlagOption.REMEDY_IS_ENOUGH),
                        options.has(FlagOption.HAZARDS_BEFORE_START),
                        options.has(FlagOption.KEEP_SAFETIES)))
                .containsOnly(false);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            board,    400, 300, 300, EVERYBODY
            classic,  400, 300, 300, EVERYBODY
            duel,     400, 300, 300, EVERYBODY
            micro,    400, 300, 0,   EVERYBODY
            playroom, 300, 0,   300, WINNER_ONLY
            """)
    void everyEditionHasItsReasonPoints(
            String edition, int target, int no200, int couronnement, EditionPointValues.PrizeRule prizes) {
        assertThat(Editions.named(edition).map(Edition::reasonPoints))
                .contains(new EditionPointValues(target, no200, couronnement, prizes));
    }

    @Test
    void theTablesAreAllThereAre() {
        assertThat(Editions.ALL.stream()
                        .flatMap(edition ->
                                edition.tables().stream().map(table -> SetupText.of(Setup.of(edition, table.form()))))
                        .collect(Collectors.toList()))
                .containsExactlyInAnyOrderElementsOf(TABLES);
        assertThat(Editions.ALL.stream().map(Edition::id).collect(Collectors.joining(" ")))
                .isEqualTo(EVERYWHERE);
        assertThat(Editions.named("bridge")).isEmpty();
        assertThat(RuleOption.named("speed")).isEmpty();
    }

    private static boolean allows(String allowed, String table) {
        String edition = table.substring(0, table.indexOf(' '));
        return Stream.of(allowed.split(" ", -1))
                .anyMatch(where -> where.equals(edition)
                        || where.equals(table.replace(' ', '/'))
                        || (where.equals("teams") && table.contains("x")));
    }
}

package millebornes.engine.rules;

import static millebornes.engine.rules.FlagOption.ACCELERATED;
import static millebornes.engine.rules.FlagOption.ADJACENT_PARTNERS;
import static millebornes.engine.rules.FlagOption.CAPOT;
import static millebornes.engine.rules.FlagOption.CUMULATE;
import static millebornes.engine.rules.FlagOption.EXTENDED;
import static millebornes.engine.rules.FlagOption.EXTENSION;
import static millebornes.engine.rules.FlagOption.HAZARDS_BEFORE_START;
import static millebornes.engine.rules.FlagOption.KEEP_SAFETIES;
import static millebornes.engine.rules.FlagOption.NO_LONG_BONUS;
import static millebornes.engine.rules.FlagOption.REMEDY_IS_ENOUGH;
import static millebornes.engine.rules.FlagOption.RESHUFFLE;
import static millebornes.engine.rules.FlagOption.ROLLING_START;
import static millebornes.engine.rules.FlagOption.SHORT_DECK;
import static millebornes.engine.rules.FlagOption.WRONG_WAY;
import static millebornes.engine.table.Seating.CarAssignment.ONE_PER_SEAT;
import static millebornes.engine.table.Seating.CarAssignment.ONE_PER_TEAM;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition.DiscardRule;
import millebornes.engine.rules.Edition.ExhaustionRule;
import millebornes.engine.rules.Edition.FirstSeatRule;
import millebornes.engine.rules.Edition.OpponentsRule;
import millebornes.engine.rules.Edition.PlayedCardsRule;
import millebornes.engine.rules.Edition.TablePreset;
import millebornes.engine.rules.Edition.TokenSupply;
import millebornes.engine.rules.EditionRules.CapotRule;
import millebornes.engine.rules.EditionRules.CumulatedHazardsRule;
import millebornes.engine.rules.EditionRules.ReplayRule;
import millebornes.engine.rules.EditionRules.RoundWinnerRule;
import millebornes.engine.table.GreenLightRestartRule;

/// The editions of the game.
public final class Editions {

    private static final List<Integer> ONLY_1000 = List.of(Edition.LONG_ROAD);

    private static final List<Integer> ONLY_700 = List.of(Edition.SHORT_ROAD);

    private static final List<Integer> FIRST_1000 = List.of(Edition.LONG_ROAD, Edition.SHORT_ROAD);

    private static final FlagOptionSet NOTHING_MORE = FlagOptionSet.NONE;

    private static final FlagOptionSet SHORT = FlagOptionSet.of(SHORT_DECK);

    /// The house rules on offer in an edition in which any card may be discarded.
    private static final FlagOptionSet HOUSE_RULES =
            FlagOptionSet.of(ROLLING_START, HAZARDS_BEFORE_START, KEEP_SAFETIES);

    /// The house rules on offer in card games, in which a repaired car also needs a green light.
    private static final FlagOptionSet CARD_HOUSE_RULES = HOUSE_RULES.with(REMEDY_IS_ENOUGH);

    private static final EditionPointValues CLASSIC_MARKS =
            new EditionPointValues(400, 300, 300, EditionPointValues.PrizeRule.EVERYBODY);

    /// The board edition.
    public static final Edition BOARD = new Edition(
            "board",
            List.of(
                    new TablePreset(TeamFormat.singles(2), FIRST_1000, ONE_PER_TEAM, SHORT),
                    new TablePreset(TeamFormat.singles(3), FIRST_1000, ONE_PER_TEAM, SHORT),
                    new TablePreset(TeamFormat.singles(4), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE),
                    new TablePreset(new TeamFormat(2, 2), ONLY_1000, ONE_PER_SEAT, NOTHING_MORE),
                    new TablePreset(new TeamFormat(3, 2), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE),
                    new TablePreset(new TeamFormat(4, 2), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE)),
            OpponentsRule.ANYBODY,
            FirstSeatRule.YOUNGEST,
            new FlagDefaults(
                    FlagOptionSet.of(EXTENSION, CUMULATE, RESHUFFLE, WRONG_WAY, REMEDY_IS_ENOUGH),
                    HOUSE_RULES.with(ACCELERATED, EXTENDED, ADJACENT_PARTNERS, SHORT_DECK),
                    FlagOptionSet.of(CAPOT, NO_LONG_BONUS)),
            List.of(ScoringMode.EXPERT, ScoringMode.JUNIOR),
            GreenLightRestartRule.NOT_NEEDED,
            SafetyClearsRule.ALL,
            DiscardRule.ANY_CARD,
            TokenSupply.LIMITED,
            PlayedCardsRule.TO_DISCARDS,
            ExhaustionRule.ALL_HANDS_EMPTY,
            0,
            CLASSIC_MARKS,
            EditionRules.COMMON);

    /// The classic card game.
    public static final Edition CLASSIC = cardGame(
            "classic",
            List.of(
                    new TablePreset(TeamFormat.singles(2), ONLY_700, ONE_PER_TEAM, SHORT),
                    new TablePreset(TeamFormat.singles(3), ONLY_700, ONE_PER_TEAM, SHORT),
                    new TablePreset(new TeamFormat(2, 2), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE),
                    new TablePreset(new TeamFormat(3, 2), ONLY_700, ONE_PER_TEAM, NOTHING_MORE)),
            OpponentsRule.ANYBODY,
            FirstSeatRule.LEFT_OF_DEALER,
            new FlagDefaults(
                    FlagOptionSet.of(ACCELERATED, EXTENDED, CUMULATE, RESHUFFLE, WRONG_WAY),
                    CARD_HOUSE_RULES.with(NO_LONG_BONUS, ADJACENT_PARTNERS, SHORT_DECK),
                    FlagOptionSet.of(CAPOT, EXTENSION)),
            ExhaustionRule.ALL_HANDS_EMPTY,
            CLASSIC_MARKS,
            EditionRules.COMMON);

    /// The classic card game for two, 1000 km with the whole deck.
    public static final Edition DUEL = cardGame(
            "duel",
            List.of(new TablePreset(TeamFormat.singles(2), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE)),
            OpponentsRule.ANYBODY,
            FirstSeatRule.LEFT_OF_DEALER,
            new FlagDefaults(
                    FlagOptionSet.of(ACCELERATED, EXTENDED, EXTENSION, CUMULATE, RESHUFFLE, WRONG_WAY),
                    CARD_HOUSE_RULES.with(NO_LONG_BONUS, ADJACENT_PARTNERS, SHORT_DECK),
                    FlagOptionSet.of(CAPOT)),
            ExhaustionRule.ALL_HANDS_EMPTY,
            CLASSIC_MARKS,
            EditionRules.COMMON);

    /// The micro-computer game of the 1980s.
    public static final Edition MICRO = cardGame(
            "micro",
            List.of(new TablePreset(TeamFormat.singles(2), ONLY_700, ONE_PER_TEAM, NOTHING_MORE)),
            OpponentsRule.PERSON_AGAINST_COMPUTER,
            FirstSeatRule.PERSON,
            new FlagDefaults(
                    FlagOptionSet.of(ACCELERATED, EXTENDED, NO_LONG_BONUS, EXTENSION, CUMULATE, RESHUFFLE, WRONG_WAY),
                    CARD_HOUSE_RULES.with(ADJACENT_PARTNERS, SHORT_DECK),
                    FlagOptionSet.of(CAPOT)),
            ExhaustionRule.SEAT_CANNOT_DRAW,
            new EditionPointValues(400, 300, 0, EditionPointValues.PrizeRule.EVERYBODY),
            new EditionRules(
                    RoundWinnerRule.TARGET_REACHED,
                    ReplayRule.WITH_A_CARD,
                    CumulatedHazardsRule.STARTED_CARS,
                    CapotRule.ALL_TEAMS));

    /// The *1000 miles* of an online playroom.
    public static final Edition PLAYROOM = new Edition(
            "playroom",
            Stream.concat(
                            IntStream.rangeClosed(2, 6).mapToObj(TeamFormat::singles),
                            Stream.of(
                                    new TeamFormat(2, 2),
                                    new TeamFormat(2, 3),
                                    new TeamFormat(3, 2),
                                    new TeamFormat(2, 4),
                                    new TeamFormat(4, 2),
                                    new TeamFormat(3, 3)))
                    .map(form -> new TablePreset(form, ONLY_1000, ONE_PER_TEAM, NOTHING_MORE))
                    .toList(),
            OpponentsRule.ANYBODY,
            FirstSeatRule.LEFT_OF_DEALER,
            new FlagDefaults(
                    FlagOptionSet.of(ACCELERATED, EXTENDED, NO_LONG_BONUS, EXTENSION, KEEP_SAFETIES),
                    FlagOptionSet.of(
                            ROLLING_START,
                            REMEDY_IS_ENOUGH,
                            HAZARDS_BEFORE_START,
                            ADJACENT_PARTNERS,
                            SHORT_DECK,
                            CUMULATE,
                            RESHUFFLE,
                            WRONG_WAY),
                    FlagOptionSet.of(CAPOT)),
            List.of(ScoringMode.EXPERT),
            GreenLightRestartRule.NEEDED,
            SafetyClearsRule.ALL,
            DiscardRule.UNPLAYABLE_CARDS,
            TokenSupply.UNLIMITED,
            PlayedCardsRule.ON_TABLE,
            ExhaustionRule.SOME_HAND_EMPTY,
            0,
            new EditionPointValues(300, 0, 300, EditionPointValues.PrizeRule.WINNER_ONLY),
            new EditionRules(
                    RoundWinnerRule.TARGET_REACHED,
                    ReplayRule.ALWAYS,
                    CumulatedHazardsRule.ALL_CARS,
                    CapotRule.DRIVEN_TEAMS));

    /// Every edition, the product's own first.
    public static final List<Edition> ALL = List.of(BOARD, CLASSIC, DUEL, MICRO, PLAYROOM);

    private Editions() {}

    /// The edition with that id; empty if there is none.
    public static Optional<Edition> named(String id) {
        return ALL.stream().filter(edition -> edition.id().equals(id)).findFirst();
    }

    private static Edition cardGame(
            String id,
            List<TablePreset> tables,
            OpponentsRule opponents,
            FirstSeatRule firstSeatRule,
            FlagDefaults flags,
            ExhaustionRule exhaustion,
            EditionPointValues reasonPoints,
            EditionRules bookRules) {
        return new Edition(
                id,
                tables,
                opponents,
                firstSeatRule,
                flags,
                List.of(ScoringMode.EXPERT),
                GreenLightRestartRule.NEEDED,
                SafetyClearsRule.RIGHT_OF_WAY_ONLY,
                DiscardRule.ANY_CARD,
                TokenSupply.UNLIMITED,
                PlayedCardsRule.ON_TABLE,
                exhaustion,
                Edition.LONG_MATCH,
                reasonPoints,
                bookRules);
    }
}

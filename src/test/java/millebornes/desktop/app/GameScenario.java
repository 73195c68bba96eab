package millebornes.desktop.app;

import static millebornes.desktop.app.GamePlaythrough.PlayerAction.ATTACK;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.COUP_FOURRE;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.CURTAIN;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.DISCARD;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.END_TURN;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.EXTEND;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.LET_IT_STAND;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.PLAY;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.STOP;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.STUCK;
import static millebornes.desktop.app.GamePlaythrough.PlayerAction.WRONG_CLAIM;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.app.GamePlaythrough.PlayerAction;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;

/// A way to play, with the clicks on the set-up page that lead to it. Each seed gives a round that is soon over and in
/// which people do what is scripted here.
enum GameScenario {
    JUNIOR(
            621,
            List.of("seat-1-human", "junior"),
            match -> options(match).scoring() == ScoringMode.JUNIOR,
            CURTAIN,
            PLAY,
            ATTACK,
            DISCARD,
            WRONG_CLAIM,
            LET_IT_STAND),
    EXPERT(
            1186,
            List.of("seat-1-human", "expert"),
            GameScenario::hasBonus,
            CURTAIN,
            PLAY,
            ATTACK,
            DISCARD,
            COUP_FOURRE,
            WRONG_CLAIM,
            LET_IT_STAND),
    ACCELERATED(
            673,
            List.of("expert", "variant-ACCELERATED"),
            match -> options(match).has(FlagOption.ACCELERATED),
            PLAY,
            ATTACK,
            DISCARD,
            END_TURN),
    EXTENDED(
            1996,
            List.of("expert", "variant-EXTENDED"),
            match -> options(match).has(FlagOption.EXTENDED),
            PLAY,
            ATTACK,
            DISCARD,
            STUCK),
    TO_700(96, List.of("expert", "variant-SHORT_ROAD"), match -> match.round().target() == 700, PLAY, ATTACK, DISCARD),
    LONG_GAME(
            806,
            List.of("expert", "more-settings", "length-rounds", "length-less"),
            Match::isOver,
            PLAY,
            ATTACK,
            DISCARD),
    TEAMS(
            199,
            List.of("expert", "more-settings", "form-2x2", "more-settings", "seat-2-computer", "seat-3-computer"),
            match -> sits(match, new TeamFormat(2, 2)),
            PLAY,
            ATTACK,
            DISCARD),
    CLASSIC(
            193,
            List.of("edition-classic"),
            match -> plays(match, Editions.CLASSIC) && match.round().target() == 1000,
            PLAY,
            ATTACK,
            EXTEND),
    CLASSIC_TO_700(
            24,
            List.of("edition-classic"),
            match -> plays(match, Editions.CLASSIC) && match.round().target() == 700,
            PLAY,
            STOP),
    DUEL(433, List.of("edition-duel"), match -> plays(match, Editions.DUEL), PLAY, ATTACK, COUP_FOURRE),
    MICRO(543, List.of("edition-micro", "micro-table"), match -> plays(match, Editions.MICRO), PLAY, ATTACK),
    PLAYROOM(1144, List.of("edition-playroom"), match -> plays(match, Editions.PLAYROOM), PLAY, ATTACK, DISCARD),

    /// Three people, all of them with a curtain.
    JUNIOR_OF_THREE(
            2237,
            List.of("add-player", "seat-1-human", "seat-2-human", "junior"),
            match -> sits(match, TeamFormat.singles(3)),
            CURTAIN),
    FOUR_TEAMS(
            302,
            computers(List.of("expert", "more-settings", "form-4x2", "more-settings"), 2, 8),
            match -> sits(match, new TeamFormat(4, 2)),
            PLAY,
            ATTACK,
            DISCARD),
    CLASSIC_TEAMS(
            25,
            List.of(
                    "edition-classic",
                    "more-settings",
                    "form-2x2",
                    "more-settings",
                    "seat-2-computer",
                    "seat-3-computer"),
            match -> sits(match, new TeamFormat(2, 2)) && match.round().target() == 1000,
            PLAY,
            ATTACK,
            DISCARD),
    SIX_CARS_AND_EVERY_SWITCH(
            51,
            computers(
                    List.of("edition-playroom", "more-settings", "form-singles-6", "more-settings"),
                    3,
                    6,
                    "more-settings",
                    "option-CUMULATE",
                    "option-WRONG_WAY",
                    "option-RESHUFFLE",
                    "option-HAZARDS_BEFORE_START"),
            match -> options(match).has(FlagOption.CUMULATE)
                    && options(match).has(FlagOption.HAZARDS_BEFORE_START)
                    && options(match).has(FlagOption.WRONG_WAY)
                    && options(match).has(FlagOption.RESHUFFLE),
            PLAY,
            ATTACK),
    NINE_SEATS(
            35,
            computers(List.of("edition-playroom", "more-settings", "form-3x3", "more-settings"), 2, 9),
            match -> sits(match, new TeamFormat(3, 3)),
            PLAY,
            ATTACK,
            DISCARD);

    private final long seed;

    @SuppressWarnings("ImmutableEnumChecker") // made by toList
    private final List<String> presses;

    @SuppressWarnings("ImmutableEnumChecker") // a function that keeps nothing
    private final Predicate<Match> fits;

    @SuppressWarnings("ImmutableEnumChecker") // made by Set.of
    private final Set<PlayerAction> expected;

    GameScenario(long seed, List<String> presses, Predicate<Match> fits, PlayerAction... expected) {
        this.seed = seed;
        this.presses = Stream.of(Stream.of("new-game"), presses.stream(), Stream.of("play"))
                .flatMap(ids -> ids)
                .toList();
        this.fits = fits;
        this.expected = Set.of(expected);
    }

    long seed() {
        return seed;
    }

    /// The ids of what is pressed, one after the other, from the first page to the table.
    List<String> presses() {
        return presses;
    }

    /// What people must have done in it.
    Set<PlayerAction> expected() {
        return expected;
    }

    /// How many rounds are played.
    int rounds() {
        return this == LONG_GAME ? 2 : 1;
    }

    /// Tables with many seats, which are not a variant of their own.
    boolean isLarge() {
        return ordinal() >= JUNIOR_OF_THREE.ordinal();
    }

    /// True when that match was played in this way.
    boolean fits(Match match) {
        return fits.test(match);
    }

    private static List<String> computers(List<String> before, int from, int to, String... after) {
        return Stream.of(
                        before.stream(),
                        IntStream.range(from, to).mapToObj(seat -> "seat-" + seat + "-computer"),
                        Stream.of(after))
                .flatMap(presses -> presses)
                .toList();
    }

    private static boolean hasBonus(Match match) {
        RoundResult result = match.results().getLast();
        return options(match).scoring() == ScoringMode.EXPERT
                && result.scores().stream().anyMatch(score -> score.total() > 1000);
    }

    private static boolean plays(Match match, Edition edition) {
        return match.rules().edition().equals(edition);
    }

    private static boolean sits(Match match, TeamFormat form) {
        return match.rules().setup().form().equals(form);
    }

    private static EffectiveOptions options(Match match) {
        return match.rules().options();
    }
}

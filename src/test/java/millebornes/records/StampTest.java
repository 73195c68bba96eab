package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.records.MatchMemories.MatchMemory;
import millebornes.records.ScriptedMatch.Habit;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.UnwonRound;
import millebornes.words.Language;
import millebornes.words.RuleCatalogue;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Every stamp: a scripted match that earns it, and one that just misses it.
class StampTest {

    private static final LocalDateTime NOON = LocalDateTime.of(2026, 7, 14, 12, 0);
    private static final SeatPlayer LEA = new SeatPlayer.Human("Léa");
    private static final SeatPlayer PAPI = new SeatPlayer.Human("Papi");
    private static final Set<Stamp> COUNTED = EnumSet.of(Stamp.AVIGNON, Stamp.FREJUS, Stamp.LA_MER);

    /// Two matches: Léa has the stamp after the one and not after the other.
    ///
    /// @param when how late the one ends
    record Pair(Stamp stamp, Session earns, LocalDateTime when, Session earnsNot) {

        Pair(Stamp stamp, Session earningSession, Session notEarningSession) {
            this(stamp, earningSession, NOON, notEarningSession);
        }
    }

    static Stream<Pair> pairs() {
        Session arrivingSession = duel(ScriptedMatch.DRIVE, ScriptedMatch.IDLE, hundreds());
        Session idlingSession = duel(ScriptedMatch.IDLE, ScriptedMatch.IDLE, hundreds());
        Session losingSession = duel(ScriptedMatch.IDLE, ScriptedMatch.DRIVE, junk(11), hundreds());
        return Stream.of(
                new Pair(Stamp.PARIS, arrivingSession, computersOnly()),
                new Pair(Stamp.FONTAINEBLEAU, attacked(ScriptedMatch.DRIVE, 1), attacked(declining(), 1)),
                new Pair(Stamp.MOULINS, attacked(ScriptedMatch.DRIVE, 2), attacked(ScriptedMatch.DRIVE, 1)),
                new Pair(
                        Stamp.MONTARGIS,
                        duel(ScriptedMatch.DRIVE, ScriptedMatch.IDLE, safeties()),
                        duel(ScriptedMatch.DRIVE.never(is(Safety.DRIVING_ACE)), ScriptedMatch.IDLE, safeties())),
                new Pair(Stamp.NEVERS, arrivingSession, LocalDateTime.of(2026, 7, 14, 21, 0), arrivingSession),
                new Pair(Stamp.LAPALISSE, arrivingSession, idlingSession),
                new Pair(Stamp.MONTELIMAR, losingSession, idlingSession),
                new Pair(Stamp.ROANNE, table(6), table(5)),
                new Pair(Stamp.COL, comeback(400), comeback(375)),
                new Pair(Stamp.TARARE, duelBy(choices -> choices.scoring(ScoringMode.JUNIOR)), arrivingSession),
                new Pair(Stamp.LYON, arrivingSession, duel(ScriptedMatch.DRIVE, ScriptedMatch.IDLE, withASwallow())),
                new Pair(Stamp.VIENNE, duelBy(choices -> choices.target(700)), arrivingSession),
                new Pair(Stamp.VALENCE, partners(ScriptedMatch.DRIVE), partners(ScriptedMatch.IDLE)),
                new Pair(Stamp.ORANGE, arrivingSession, losingSession),
                new Pair(Stamp.AIX, duel(waitingForTheEnd(), ScriptedMatch.IDLE, hundreds()), arrivingSession),
                new Pair(
                        Stamp.BRIGNOLES,
                        duel(
                                ScriptedMatch.DRIVE.never(is(Distance.KM_100)).never(is(Distance.KM_200)),
                                ScriptedMatch.IDLE,
                                smallSteps()),
                        arrivingSession),
                new Pair(Stamp.CANNES, against(BotLevel.HARD), against(BotLevel.MEDIUM)),
                new Pair(Stamp.ANTIBES, micro(ScriptedMatch.DRIVE), micro(ScriptedMatch.IDLE)),
                new Pair(Stamp.NICE, duelBy(choices -> choices.matchTo(5000)), duelBy(choices -> choices.rounds(1))),
                new Pair(
                        Stamp.LA_TURBIE,
                        arrivingSession,
                        duel(
                                ScriptedMatch.DRIVE.first(move -> move instanceof Move.Attack),
                                ScriptedMatch.IDLE,
                                withALimit())),
                new Pair(Stamp.MENTON, arrivingSession, duel(stoppingAt(900), ScriptedMatch.IDLE, hundreds())));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void oneMatchEarnsItAndAnotherDoesNot(Pair pair) {
        assertThat(stamps(pair.earns(), pair.when())).contains(pair.stamp());
        assertThat(stamps(pair.earnsNot(), NOON)).doesNotContain(pair.stamp());
    }

    /// no team has won, and what a victory is worth is given to nobody.
    @Test
    void aRoundThatNoTeamHasWonIsNoVictory() {
        Session unwonSession = UnwonRound.of(Editions.PLAYROOM, List.of(LEA, PAPI));
        assertThat(stamps(unwonSession, NOON))
                .contains(Stamp.PARIS)
                .doesNotContain(
                        Stamp.ORANGE, Stamp.VALENCE, Stamp.VIENNE, Stamp.LA_TURBIE, Stamp.ANTIBES, Stamp.MENTON);
    }

    @Test
    void everyStampHasItsMatches() {
        assertThat(Stream.concat(pairs().map(Pair::stamp), COUNTED.stream())).containsExactlyInAnyOrder(Stamp.values());
    }

    /// The rule that honours a stamp is one that can be read; the others are memories.
    @ParameterizedTest
    @EnumSource(Stamp.class)
    void everyRuleIsInTheRuleBook(Stamp stamp) {
        for (Language language : Language.values()) {
            stamp.rule()
                    .ifPresent(rule ->
                            assertThat(RuleCatalogue.page(rule, language).id()).isEqualTo(rule));
            Words words = Words.of(language);
            assertThat(words.has("stamp." + stamp + ".place")).isTrue();
            assertThat(words.has("stamp." + stamp + ".title")).isTrue();
            assertThat(words.has("stamp." + stamp + ".how")).isTrue();
        }
    }

    @Test
    void whatTakesLongIsCounted() {
        assertThat(after(6, 100).stamps()).doesNotContainKey(Stamp.FREJUS);
        assertThat(after(7, 100).stamps()).containsKey(Stamp.FREJUS);
        assertThat(after(3, 333).stamps()).doesNotContainKey(Stamp.AVIGNON);
        assertThat(after(4, 250).stamps()).containsKey(Stamp.AVIGNON);
    }

    @Test
    void theSeaComesWhenEverythingElseIsThere() {
        Set<Stamp> others = EnumSet.complementOf(EnumSet.of(Stamp.LA_MER));
        Set<Stamp> nearly = EnumSet.copyOf(others);
        nearly.remove(Stamp.AIX);
        assertThat(page(nearly).stamps()).doesNotContainKey(Stamp.LA_MER);
        assertThat(page(others).stamps()).containsKey(Stamp.LA_MER);
    }

    @Test
    void aStampKeepsItsFirstDay() {
        MatchMemory memory = new MatchMemory("Léa", Set.of(Stamp.LYON), 40);
        PersonalAlbum albumOnce = PersonalAlbum.empty("Léa").with(memory, NOON.toLocalDate());
        PersonalAlbum albumTwice = albumOnce.with(memory, NOON.toLocalDate().plusDays(1));
        assertThat(albumTwice.stamps()).isEqualTo(albumOnce.stamps());
        assertThat(albumTwice.newSince(albumOnce)).isEmpty();
        assertThat(albumTwice.matches()).isEqualTo(2);
        assertThat(albumTwice.cards()).isEqualTo(80);
    }

    /// A stamp that came earlier would tell what somebody holds.
    @Test
    void aMatchThatGoesOnIsNotRemembered() {
        Session session = Session.start(
                new GameConfig(Setup.of(Editions.BOARD, TeamFormat.singles(2)), List.of(LEA, PAPI), 0, 1));
        assertThatIllegalStateException().isThrownBy(() -> MatchMemories.of(session, NOON));
    }

    private static PersonalAlbum after(int matches, int cards) {
        PersonalAlbum album = PersonalAlbum.empty("Léa");
        for (int match = 0; match < matches; match++) {
            album = album.with(new MatchMemory("Léa", Set.of(), cards), NOON.toLocalDate());
        }
        return album;
    }

    private static PersonalAlbum page(Set<Stamp> stamps) {
        return PersonalAlbum.empty("Léa").with(new MatchMemory("Léa", stamps, 1), NOON.toLocalDate());
    }

    private static Set<Stamp> stamps(Session session, LocalDateTime when) {
        return MatchMemories.of(session, when).people().stream()
                .filter(memory -> memory.name().equals("Léa"))
                .findFirst()
                .map(MatchMemory::stamps)
                .orElse(Set.of());
    }

    private static Session duel(Habit leaHabit, Habit papiHabit, Card[] cards) {
        return duel(leaHabit, papiHabit, cards, junk(cards.length));
    }

    private static Session duel(Habit leaHabit, Habit papiHabit, Card[] cards, Card[] papis) {
        return ScriptedMatch.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)))
                .seat(LEA, leaHabit, cards)
                .seat(PAPI, papiHabit, papis)
                .play();
    }

    private static Session duelBy(UnaryOperator<OptionChoices> wish) {
        return ScriptedMatch.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(wish))
                .seat(LEA, ScriptedMatch.DRIVE)
                .seat(PAPI, ScriptedMatch.IDLE)
                .play();
    }

    private static Session computersOnly() {
        return ScriptedMatch.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)))
                .seat(new SeatPlayer.Computer("Léa", BotLevel.EASY), ScriptedMatch.DRIVE)
                .seat(new SeatPlayer.Computer("Papi", BotLevel.EASY), ScriptedMatch.IDLE)
                .play();
    }

    private static Session against(BotLevel level) {
        return ScriptedMatch.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)))
                .seat(LEA, ScriptedMatch.DRIVE)
                .seat(new SeatPlayer.Computer("", level), ScriptedMatch.IDLE)
                .play();
    }

    private static Session micro(Habit leaHabit) {
        return ScriptedMatch.of(Setup.of(Editions.MICRO, TeamFormat.singles(2)).with(choices -> choices.rounds(1)))
                .seat(LEA, leaHabit)
                .seat(
                        new SeatPlayer.Computer("", BotLevel.EASY),
                        leaHabit.equals(ScriptedMatch.DRIVE) ? ScriptedMatch.IDLE : ScriptedMatch.DRIVE)
                .play();
    }

    private static Session table(int seats) {
        ScriptedMatch match = ScriptedMatch.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(seats)))
                .seat(LEA, ScriptedMatch.DRIVE);
        for (int seat = 1; seat < seats; seat++) {
            match.seat(new SeatPlayer.Human("P" + seat), ScriptedMatch.IDLE);
        }
        return match.play();
    }

    private static Session partners(Habit teamHabit) {
        Habit otherHabit = teamHabit.equals(ScriptedMatch.DRIVE) ? ScriptedMatch.IDLE : ScriptedMatch.DRIVE;
        return ScriptedMatch.of(Setup.of(Editions.BOARD, new TeamFormat(2, 2)))
                .seat(LEA, teamHabit)
                .seat(PAPI, otherHabit)
                .seat(new SeatPlayer.Human("Tom"), teamHabit)
                .seat(new SeatPlayer.Human("Zoé"), otherHabit)
                .play();
    }

    /// Papi drives so far and no farther; then Léa starts, and wins.
    private static Session comeback(int behind) {
        Card[] leas = concat(
                new Card[] {Remedy.GREEN_LIGHT}, Arrays.copyOf(junk(6), 5), steps(Distance.KM_100, 7), new Card[] {
                    Distance.KM_200
                });
        Card[] papis = behind == 400 ? steps(Distance.KM_100, 4) : steps(Distance.KM_75, 5);
        return ScriptedMatch.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)))
                .seat(
                        LEA,
                        ScriptedMatch.IDLE
                                .first(move -> move instanceof Move.Discard(Remedy cureRemedy)
                                        && cureRemedy != Remedy.GREEN_LIGHT)
                                .until(view -> ScriptedMatch.most(view) >= behind, ScriptedMatch.DRIVE),
                        leas)
                .seat(PAPI, stoppingAt(behind), concat(new Card[] {Remedy.GREEN_LIGHT}, papis, junk(8)))
                .play();
    }

    /// Attacked as often as that by Papi, holding what answers.
    private static Session attacked(Habit leaHabit, int attacks) {
        Set<Hazard> hazards =
                attacks > 1 ? EnumSet.of(Hazard.FLAT_TIRE, Hazard.OUT_OF_GAS) : EnumSet.of(Hazard.FLAT_TIRE);
        return ScriptedMatch.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)))
                .seat(
                        LEA,
                        leaHabit.never(move -> move instanceof Move.Play(Safety _)),
                        Remedy.GREEN_LIGHT,
                        Safety.PUNCTURE_PROOF,
                        Safety.EXTRA_TANK,
                        Distance.KM_25,
                        Distance.KM_25,
                        Distance.KM_25)
                .seat(
                        PAPI,
                        ScriptedMatch.IDLE.first(
                                move -> move instanceof Move.Attack attack && hazards.contains(attack.hazard())),
                        Hazard.FLAT_TIRE,
                        Hazard.OUT_OF_GAS,
                        Remedy.SPARE_TIRE,
                        Remedy.SPARE_TIRE,
                        Remedy.GASOLINE,
                        Remedy.GASOLINE)
                .play();
    }

    private static Habit declining() {
        return ScriptedMatch.DRIVE.first(move -> move instanceof Move.Decline);
    }

    private static Habit stoppingAt(int km) {
        return ScriptedMatch.DRIVE.until(view -> ScriptedMatch.km(view) >= km, ScriptedMatch.IDLE);
    }

    /// Goes as far as 900, keeps a 100, and plays it when nothing can be drawn any more.
    private static Habit waitingForTheEnd() {
        Habit keepsHabit = ScriptedMatch.IDLE.never(
                move -> move instanceof Move.Discard discard && discard.card() == Distance.KM_100);
        return ScriptedMatch.DRIVE.until(view -> ScriptedMatch.km(view) >= 900 && view.drawPile() > 0, keepsHabit);
    }

    private static Predicate<Move> is(Card card) {
        return move -> card.equals(move.card());
    }

    private static Card[] hundreds() {
        return concat(new Card[] {Remedy.GREEN_LIGHT}, steps(Distance.KM_100, 10));
    }

    private static Card[] withASwallow() {
        return concat(new Card[] {Remedy.GREEN_LIGHT, Distance.KM_200}, steps(Distance.KM_100, 8));
    }

    private static Card[] withALimit() {
        return concat(new Card[] {Remedy.GREEN_LIGHT, Hazard.SPEED_LIMIT}, steps(Distance.KM_100, 10));
    }

    private static Card[] smallSteps() {
        return concat(new Card[] {Remedy.GREEN_LIGHT}, steps(Distance.KM_75, 10), steps(Distance.KM_50, 5));
    }

    private static Card[] safeties() {
        return concat(Safety.values(), steps(Distance.KM_25, 2));
    }

    private static Card[] steps(Distance distance, int count) {
        Card[] cards = new Card[count];
        Arrays.fill(cards, distance);
        return cards;
    }

    /// Cards with which nobody gets anywhere.
    private static Card[] junk(int count) {
        List<Card> kinds = List.of(Remedy.SPARE_TIRE, Remedy.REPAIRS, Remedy.GASOLINE);
        return IntStream.range(0, count)
                .mapToObj(at -> kinds.get(at % kinds.size()))
                .toArray(Card[]::new);
    }

    private static Card[] concat(Card[]... parts) {
        return Arrays.stream(parts).flatMap(Arrays::stream).toArray(Card[]::new);
    }
}

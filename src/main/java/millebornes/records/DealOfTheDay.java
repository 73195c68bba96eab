package millebornes.records;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.engine.match.DealSeed;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.SeededRandom;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// The deal that everybody plays on a date, with one edition: a single round with the edition's default options. The
/// number of the deal depends on the date and the edition only.
///
/// The date is that of the player's calendar, in any time zone. The number of seats decides who gets which card, never
/// the order of the deck: the shuffle of a table's deck is the same for a family of three and for a person against
/// computers.
public record DealOfTheDay(LocalDate day, Edition edition) {

    /// The first day that has a deal.
    public static final LocalDate FIRST = LocalDate.of(2026, 1, 1);

    /// The number of seats when one person plays against computer players.
    public static final int SEATS = 4;

    /// The most days by which the date can go back: the time zones span 26 hours.
    private static final int AHEAD = 2;

    private static final BotLevel OPPONENTS = BotLevel.MEDIUM;

    private static final long OFFSET_BASIS = 0xCBF29CE484222325L;
    private static final long PRIME = 0x100000001B3L;

    /// The deal of a date with the edition for deals of the day: the first one, which is the board's.
    public static DealOfTheDay on(LocalDate day) {
        return new DealOfTheDay(day, Editions.ALL.getFirst());
    }

    /// The number of the deal, from 1 to [GameConfig#DEALS]; typed into the set-up it gives the same cards.
    ///
    /// It is computed from the text `2026-11-22 board`, date and protocol name of the edition: FNV-1a (64 bits) of its
    /// bytes, then one step of SplitMix64, then the remainder. None of the three may ever change.
    public long seed() {
        long hash = OFFSET_BASIS;
        for (byte letter : (day + " " + edition.id()).getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ letter) * PRIME;
        }
        return 1 + Long.remainderUnsigned(new SeededRandom(hash).next(), GameConfig.DEALS);
    }

    /// The set-up for a number of seats, without teams.
    public Setup setup(int seats) {
        return new Setup(edition, TeamFormat.singles(seats), OptionChoices.NONE.length(MatchLength.ONE_ROUND));
    }

    /// The computer players against whom one person plays, the same for everybody.
    public static List<SeatPlayer> opponents() {
        List<BotCharacter> named = BotCharacter.named();
        return IntStream.range(1, SEATS)
                .<SeatPlayer>mapToObj(
                        seat -> new SeatPlayer.Computer("", OPPONENTS, named.get((seat - 1) % named.size())))
                .toList();
    }

    /// Whether a family of that many people can play the deal.
    public boolean admits(int people) {
        return people > 1 && edition.table(TeamFormat.singles(people)).isPresent();
    }

    /// The deal of the day that a match plays, wherever it was begun and saved; empty if it plays none.
    ///
    /// Days ahead are searched as well: the date goes back when a clock is corrected, and on a journey west.
    ///
    /// @param today the player's local date
    public static Optional<DealOfTheDay> of(Session session, LocalDate today) {
        LocalDate from = today.isBefore(FIRST) ? today : FIRST;
        Edition edition = session.match().rules().edition();
        return LongStream.rangeClosed(from.toEpochDay(), today.plusDays(AHEAD).toEpochDay())
                .mapToObj(day -> new DealOfTheDay(LocalDate.ofEpochDay(day), edition))
                .filter(deal ->
                        DealSeed.numbered(deal.seed()).equals(session.game().seed()))
                .filter(deal -> deal.isPlayedIn(session))
                .findFirst();
    }

    private boolean isPlayedIn(Session session) {
        Match match = session.match();
        TeamFormat form = session.game().setup().form();
        return form.isSingles()
                && session.game().first() == 0
                && edition.equals(Editions.ALL.getFirst())
                && match.rules().options().equals(setup(form.seats()).rules().options())
                && (isFamily(session.game().players())
                        || isAgainstComputers(session.game().players()));
    }

    private static boolean isFamily(List<SeatPlayer> players) {
        return players.stream().allMatch(SeatPlayer::isHuman);
    }

    private static boolean isAgainstComputers(List<SeatPlayer> players) {
        return players.size() == SEATS
                && players.getFirst().isHuman()
                && players.stream()
                        .skip(1)
                        .allMatch(player ->
                                player instanceof SeatPlayer.Computer computer && computer.level() == OPPONENTS);
    }
}

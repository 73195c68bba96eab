package millebornes.records;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.ScoreReason;
import millebornes.save.DisplayNameSanitizer;
import millebornes.session.MatchTransition;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// What the album remembers of a finished match, for each person.
///
/// @param day the day on which it ended
/// @param people one entry for each person; none for computers
public record MatchMemories(LocalDate day, List<MatchMemory> people) {

    /// The hour from which it is night, until [#MORNING].
    private static final int NIGHT = 21;

    private static final int MORNING = 5;

    /// The least number of players that counts as many.
    private static final int MANY = 6;

    private static final int FAR_BEHIND = 400;

    public MatchMemories {
        people = List.copyOf(people);
    }

    /// The memories of a finished match.
    ///
    /// @param ended the local time at which it ended
    /// @throws IllegalStateException while the match is played: a stamp could reveal a hand
    public static MatchMemories of(Session session, LocalDateTime ended) {
        Match match = session.match();
        if (!match.isOver()) {
            throw new IllegalStateException("the match is not over");
        }
        List<FinishedRoundFacts> rounds = rounds(session);
        List<MatchMemory> people = session.game().people().stream()
                .filter(seat -> !session.player(seat).name().isEmpty())
                .map(seat -> new MatchMemory(
                        session.player(seat).name(),
                        stamps(session, rounds, seat, ended),
                        rounds.stream().mapToInt(round -> round.cards(seat)).sum()))
                .toList();
        return new MatchMemories(ended.toLocalDate(), people);
    }

    private static List<FinishedRoundFacts> rounds(Session session) {
        List<FinishedRoundFacts> rounds = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        for (MatchTransition transition : session.history()) {
            events.addAll(transition.events());
            Match matchAfter = transition.after();
            if (matchAfter.round().isOver()) {
                rounds.add(new FinishedRoundFacts(
                        matchAfter.rules(),
                        events,
                        matchAfter.round(),
                        matchAfter.results().getLast()));
                events = new ArrayList<>();
            }
        }
        return rounds;
    }

    private static Set<Stamp> stamps(Session session, List<FinishedRoundFacts> rounds, int seat, LocalDateTime ended) {
        Set<Stamp> stamps = EnumSet.noneOf(Stamp.class);
        int team = session.match().rules().seating().teamOf(seat);
        rounds.forEach(round -> stamps.addAll(ofRound(round, seat, team)));
        stamps.addAll(ofMatch(session, team, ended));
        if (session.match().winners().contains(team)) {
            stamps.addAll(ofVictory(session, rounds, seat));
        }
        return stamps;
    }

    private static Set<Stamp> ofRound(FinishedRoundFacts round, int seat, int team) {
        Set<Stamp> stamps = EnumSet.noneOf(Stamp.class);
        int coups = round.coupsFourres(seat);
        put(stamps, Stamp.FONTAINEBLEAU, coups > 0);
        put(stamps, Stamp.MOULINS, coups > 1);
        put(stamps, Stamp.MONTARGIS, round.hasAllSafeties(team));
        put(stamps, Stamp.LAPALISSE, round.km(team) > 0 && round.isAnotherLeft(team));
        put(stamps, Stamp.MONTELIMAR, round.km(team) == 0 && round.hasAnotherDriven(team));
        put(stamps, Stamp.COL, round.isWonBy(team) && round.farthestBehind(team) >= FAR_BEHIND);
        boolean noHundred = round.honours(team, ScoreReason.NO_200_NO_100);
        put(stamps, Stamp.LYON, noHundred || round.honours(team, ScoreReason.NO_200));
        put(stamps, Stamp.BRIGNOLES, noHundred);
        put(stamps, Stamp.AIX, round.honours(team, ScoreReason.COURONNEMENT));
        put(stamps, Stamp.MENTON, round.isReachedBy(team));
        return stamps;
    }

    private static Set<Stamp> ofMatch(Session session, int team, LocalDateTime ended) {
        Set<Stamp> stamps = EnumSet.of(Stamp.PARIS);
        Match match = session.match();
        put(stamps, Stamp.NEVERS, ended.getHour() >= NIGHT || ended.getHour() < MORNING);
        put(stamps, Stamp.ROANNE, match.rules().seating().seats() >= MANY);
        put(stamps, Stamp.TARARE, match.rules().options().isJunior());
        put(stamps, Stamp.NICE, match.totals().get(team) >= Edition.LONG_MATCH);
        return stamps;
    }

    private static Set<Stamp> ofVictory(Session session, List<FinishedRoundFacts> rounds, int seat) {
        Set<Stamp> stamps = EnumSet.noneOf(Stamp.class);
        Match match = session.match();
        int team = match.rules().seating().teamOf(seat);
        List<SeatPlayer> opponents = IntStream.range(0, session.game().players().size())
                .filter(other -> match.rules().seating().teamOf(other) != team)
                .mapToObj(session::player)
                .toList();
        put(stamps, Stamp.VIENNE, rounds.stream().anyMatch(round -> round.end().target() == Edition.SHORT_ROAD));
        put(stamps, Stamp.VALENCE, match.rules().seating().seatsPerTeam() > 1);
        put(stamps, Stamp.ORANGE, match.rules().seating().seats() == 2);
        put(
                stamps,
                Stamp.CANNES,
                opponents.stream()
                        .anyMatch(otherPlayer -> otherPlayer instanceof SeatPlayer.Computer computer
                                && computer.level() == BotLevel.HARD));
        put(
                stamps,
                Stamp.ANTIBES,
                match.rules().edition().opponents() == Edition.OpponentsRule.PERSON_AGAINST_COMPUTER);
        put(stamps, Stamp.LA_TURBIE, rounds.stream().allMatch(round -> round.attacks(seat) == 0));
        return stamps;
    }

    private static void put(Set<Stamp> stamps, Stamp stamp, boolean earned) {
        if (earned) {
            stamps.add(stamp);
        }
    }

    /// What the album remembers of a finished match for one person.
    ///
    /// @param name the person's name
    /// @param stamps the stamps earned by this match alone
    /// @param cards the number of cards that the person has played or discarded in it
    public record MatchMemory(String name, Set<Stamp> stamps, int cards) {

        public MatchMemory {
            name = DisplayNameSanitizer.of(name);
            if (name.isEmpty()) {
                throw new IllegalArgumentException("somebody remembers");
            }
            if (cards < 0) {
                throw new IllegalArgumentException("cards are counted from 0: " + cards);
            }
            stamps = Set.copyOf(stamps);
        }
    }
}

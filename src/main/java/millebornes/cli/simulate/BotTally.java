package millebornes.cli.simulate;

/// What one bot has done so far.
final class BotTally {

    /// A win is counted in parts so small that it can be shared evenly by up to nine seats: whole numbers add up to the
    /// same sum in any order.
    private static final long PARTS = 2520;

    private final ThinkingTimeHistogram thinking = new ThinkingTimeHistogram();
    private long winParts;
    private long points;
    private long seatRounds;
    private long coupsFourres;

    /// A win of its own, or shared by that many seats.
    void won(int sharers) {
        winParts += PARTS / sharers;
    }

    /// A round of a seat that it played, with the points of its team.
    void scored(int total) {
        points += total;
        seatRounds++;
    }

    void coupFourre() {
        coupsFourres++;
    }

    void thought(long nanos) {
        thinking.add(nanos);
    }

    void add(BotTally other) {
        winParts += other.winParts;
        points += other.points;
        seatRounds += other.seatRounds;
        coupsFourres += other.coupsFourres;
        thinking.add(other.thinking);
    }

    /// Games won; a shared win counts as its part.
    double wins() {
        return (double) winParts / PARTS;
    }

    /// Points of its team a round.
    double meanPoints() {
        return seatRounds == 0 ? 0 : (double) points / seatRounds;
    }

    long coupsFourres() {
        return coupsFourres;
    }

    ThinkingTimeHistogram thinking() {
        return thinking;
    }
}

package millebornes.cli.simulate;

/// What one bot has done so far.
final class Score {

    private final Thinking thinking = new Thinking();
    private double wins;
    private long points;
    private long seatRounds;
    private long coupsFourres;

    void won(double part) {
        wins += part;
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

    void add(Score other) {
        wins += other.wins;
        points += other.points;
        seatRounds += other.seatRounds;
        coupsFourres += other.coupsFourres;
        thinking.add(other.thinking);
    }

    /// Games won; a shared win counts as its part.
    double wins() {
        return wins;
    }

    /// Points of its team a round.
    double meanPoints() {
        return seatRounds == 0 ? 0 : (double) points / seatRounds;
    }

    long coupsFourres() {
        return coupsFourres;
    }

    Thinking thinking() {
        return thinking;
    }
}

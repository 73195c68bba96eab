package millebornes.records;

/// Where the days are kept whose deal was played.
public interface DaysStore {

    /// The days as they are.
    DaysPlayed days();

    /// Keeps a day, unless that one is kept. A place that cannot be written to is no reason not to play.
    void add(DayResult result);
}

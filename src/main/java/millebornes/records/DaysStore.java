package millebornes.records;

/// The storage of results of deals of the day.
public interface DaysStore {

    /// The days as they are.
    DaysPlayed days();

    /// Adds a day, unless it is there. A failing disk does not interrupt the game.
    void add(DayResult result);
}

package millebornes.desktop.controls;

import millebornes.records.DealOfTheDay;

/// The ways on from the deal of the day.
public interface DayExits {

    /// The player plays that deal against computers.
    void play(DealOfTheDay deal);

    /// Whether so many of the family sit at the table that they can play it together.
    boolean hasFamily(DealOfTheDay deal);

    /// The family plays that deal.
    void playAsFamily(DealOfTheDay deal);

    /// A line of text is to be put where other programs find it.
    ///
    /// @return whether it is there
    boolean copy(String line);

    /// Back to where the page was opened.
    void back();
}

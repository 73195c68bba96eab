package millebornes.desktop.controls;

import millebornes.records.DealOfTheDay;

/// The exits of the page of the deal of the day: the screen calls them, the application implements them.
public interface DayExits {

    /// Starts that deal for one person against computer players.
    void play(DealOfTheDay deal);

    /// Whether enough family members are set up to play that deal together.
    boolean hasFamily(DealOfTheDay deal);

    /// Starts that deal for the family.
    void playAsFamily(DealOfTheDay deal);

    /// Copies a line of text to the clipboard.
    ///
    /// @return whether it succeeded
    boolean copy(String line);

    /// Goes back to the page before.
    void back();
}

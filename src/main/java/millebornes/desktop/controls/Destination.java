package millebornes.desktop.controls;

import java.time.LocalDate;
import java.util.Optional;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;

/// A place in the window that a screen leads to. A screen names the place; the navigator of the program opens it.
public sealed interface Destination {

    /// The first page.
    record Home() implements Destination {}

    /// The page where a new game is set up.
    record Setup() implements Destination {}

    /// The saved games.
    record Saves() implements Destination {}

    /// The rules.
    record Rules() implements Destination {}

    /// The scores of all finished matches.
    record Scores() implements Destination {}

    /// The first drive, from its beginning.
    record Learn() implements Destination {}

    /// The driving school.
    record School() implements Destination {}

    /// The settings.
    record Settings() implements Destination {}

    /// The travel album.
    ///
    /// @param name whose page; the page stamped last where nobody of that name has one
    record Album(String name) implements Destination {}

    /// The calendar of the deals of the day.
    record Day(LocalDate date) implements Destination {}

    /// The match in progress, or else the game that was left last.
    record Continue() implements Destination {}

    /// The table of a saved game.
    record Resume(LibraryGame.Playable game) implements Destination {}

    /// The table of a new game.
    record Play(GameConfig game) implements Destination {}

    /// The table of a new junior game, with the players of the last set-up.
    record PlayJunior() implements Destination {}

    /// A match, shown again move by move.
    ///
    /// @param moment the choice at which it begins; its deal if empty
    record Replay(SavedGame game, Optional<ReplayMoment> moment) implements Destination {}

    /// The table of a trial, which does not count.
    ///
    /// @param savedGame the match up to where the trial begins
    record Practice(SavedGame savedGame) implements Destination {}

    /// The postcard of a finished match.
    record Postcard(SavedGame game) implements Destination {}

    /// The end of the program.
    record Quit() implements Destination {}
}

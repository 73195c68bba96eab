package millebornes.desktop.controls;

import java.time.LocalDate;
import java.util.Optional;
import millebornes.save.LibraryGame;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;

/// A target of navigation. A screen returns it as a value; the program's navigator opens it.
public sealed interface Destination {

    /// The home page.
    record Home() implements Destination {}

    /// A new game: its set-up, or who travels if nothing has been set up or played yet.
    record NewGame() implements Destination {}

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
    /// @param name the owner of the page; if there is none of that name, the page stamped last is shown
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

    /// The replay of a match, move by move.
    ///
    /// @param moment the choice at which it begins; if empty, it begins at the deal
    record Replay(SavedGame game, Optional<ReplayAlternative> moment) implements Destination {}

    /// The table of a trial, which does not count.
    ///
    /// @param savedGame the match up to the beginning of the trial
    record Practice(SavedGame savedGame) implements Destination {}

    /// The postcard of a finished match.
    record Postcard(SavedGame game) implements Destination {}

    /// The end of the program.
    record Quit() implements Destination {}
}

package millebornes.cli.text;

import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import millebornes.records.AdaptiveDifficulty;
import millebornes.records.Album;
import millebornes.records.AlbumCodec;
import millebornes.records.FinishedMatch;
import millebornes.records.MatchMemories;
import millebornes.records.ScoresCodec;
import millebornes.records.Stamp;
import millebornes.save.DataFolder;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.ProgramLog;
import millebornes.save.TemporaryFileCleaner;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.jline.terminal.Terminal;

/// The text game from start to end: chooses the game, plays it and saves it.
///
/// Games are saved after every step, in the same folder and format as those of the window; only one of the two writes
/// at a time.
public final class TextProgram {

    private final Path home;
    private final Words words;
    private final GameArguments typedGame;
    private final Device device;

    /// How the terminal is used.
    ///
    /// @param keys whether to use single keys if the terminal supports them
    /// @param coloured whether to use colours if the terminal supports them
    /// @param pause the time that a computer player's move takes, in ms
    public record Device(boolean keys, boolean coloured, long pause) {}

    /// @param home the data folder
    public TextProgram(Path home, Words words, GameArguments typedGame, Device device) {
        this.home = home;
        this.words = words;
        this.typedGame = typedGame;
        this.device = device;
    }

    /// Plays until the game is left, the match is over, or the input ends.
    ///
    /// @param in the input if single keys are not used
    /// @throws BadGameArgumentsException when the arguments are invalid
    public void run(InputStream in, PrintWriter out) throws BadGameArgumentsException {
        try (ProgramLog _ = ProgramLog.besideTerminal(home);
                FolderLock lock = FolderLock.of(home);
                AutosavedGamesStore games =
                        new AutosavedGamesStore(new GameLibrary(DataFolder.games(home)), lock, InstantSource.system());
                TextTerminal terminal = terminal(in, out)) {
            TemporaryFileCleaner.sweep(home);
            TerminalShutdownHook shutdownHook = new TerminalShutdownHook(games, terminal);
            shutdownHook.arm();
            try {
                play(terminal, games, lock);
            } catch (InputEndedException _) {
                games.settle();
                String kept = games.keeps() ? "terminal.ended" : "terminal.unkept";
                String key = games.file().isEmpty() ? "terminal.ended.setup" : kept;
                terminal.say(TextTone.ANSWER, words.text(key));
            } finally {
                shutdownHook.disarm();
            }
        }
    }

    /// Opens the terminal: with single keys if it has them and they are not switched off, otherwise with lines.
    private TextTerminal terminal(InputStream in, PrintWriter out) {
        boolean screen = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .isPresent();
        if (device.keys() && screen && !SystemTerminal.isDumb()) {
            try {
                return new KeyTerminal(device.coloured() ? KeyTerminal.Colours.ON : KeyTerminal.Colours.OFF);
            } catch (IOException | UncheckedIOException | IllegalStateException _) {
                // It gives no single keys: lines will do.
            }
        }
        Reader lines = new InputStreamReader(in, SystemTerminal.inputCharset());
        return screen
                ? new LineTerminal(lines, out, kind(), width())
                : new LineTerminal(lines, out, LineTerminal.Screen.NONE, () -> 0);
    }

    private LineTerminal.Screen kind() {
        if (SystemTerminal.isDumb()) {
            return LineTerminal.Screen.DUMB;
        }
        return device.coloured() ? LineTerminal.Screen.COLOURED : LineTerminal.Screen.PLAIN;
    }

    /// Supplies the terminal's current width in characters; the terminal's mode is not changed.
    private static IntSupplier width() {
        try {
            Terminal terminal = SystemTerminal.openPaused();
            return () -> terminal.getSize().getColumns();
        } catch (IOException | UncheckedIOException | IllegalStateException _) {
            return () -> 0;
        }
    }

    private void play(TextTerminal terminal, AutosavedGamesStore games, FolderLock lock)
            throws InputEndedException, BadGameArgumentsException {
        SetupQuestions questions = new SetupQuestions(terminal, words);
        terminal.say(TextTone.ANSWER, words.text(terminal.hasKeys() ? "terminal.welcome" : "terminal.welcome.lines"));
        if (!lock.isMine()) {
            takeOver(terminal, questions, lock);
        }
        games.onProblem(problem -> terminal.say(TextTone.REFUSAL, words.text("terminal.unkept." + problem)));
        Optional<Session> resumed = typedGame.isNewGame() ? Optional.empty() : resumed(terminal, questions, games);
        boolean isNew = resumed.isEmpty();
        Session session;
        if (isNew) {
            GameConfig game = new TextSetup(terminal, words, typedGame, GameConfig::anyDeal).game();
            session = Session.start(graded(game, terminal));
            games.begin(session);
        } else {
            session = resumed.get();
        }
        TextGame.Ending ending = played(terminal, session, isNew, games, lock);
        while (ending == TextGame.Ending.OVER && session.game().isJunior() && wantsAgain(questions)) {
            session = Session.start(graded(session.game().dealtAgain(GameConfig.anyDeal()), terminal));
            games.begin(session);
            ending = played(terminal, session, true, games, lock);
        }
        if (ending == TextGame.Ending.LEFT) {
            terminal.say(TextTone.ANSWER, words.text(games.keeps() ? "terminal.saved" : "terminal.unkept"));
        }
        terminal.say(TextTone.ANSWER, words.text("terminal.bye"));
    }

    /// A copy of the game whose adapting computers have the grade that follows from the scores ([AdaptiveDifficulty]).
    private GameConfig graded(GameConfig game, TextTerminal terminal) {
        try {
            return AdaptiveDifficulty.in(game, ScoresCodec.in(home).read());
        } catch (IOException _) {
            terminal.say(TextTone.REFUSAL, words.text("terminal.uncounted"));
            return AdaptiveDifficulty.in(game, List.of());
        }
    }

    private TextGame.Ending played(
            TextTerminal terminal, Session session, boolean isNew, AutosavedGamesStore games, FolderLock lock)
            throws InputEndedException {
        session.onStep(_ -> {
            count(session, terminal, lock);
            // Saved before it is told: this listener comes before the one that writes to the terminal.
            games.settle();
        });
        Narrator narrator = new Narrator(words, PlayerNames.inSentences(words, session.game()));
        TextGame game = new TextGame(terminal, session, narrator, device.pause());
        TextGame.Ending ending = isNew ? game.begin() : game.goOn();
        games.settle();
        return ending;
    }

    /// Asks whether to play another junior game; Enter means yes, the end of input no.
    private static boolean wantsAgain(SetupQuestions questions) {
        try {
            return questions.yes("terminal.again");
        } catch (InputEndedException _) {
            return false;
        }
    }

    /// Adds a finished match to the scores at once, before the terminal can be closed. Only the program that saves the
    /// match counts it, so that a match played to its end by two programs counts once.
    private void count(Session session, TextTerminal terminal, FolderLock lock) {
        boolean played = session.game().players().stream().anyMatch(SeatPlayer::isHuman);
        if (played && session.match().isOver() && lock.isMine()) {
            try {
                ScoresCodec.in(home).change(FinishedMatch.of(session)::after);
                stamp(session, terminal);
            } catch (IOException _) {
                terminal.say(TextTone.REFUSAL, words.text("terminal.uncounted"));
            }
        }
    }

    /// Prints the stamps that the match has added to the album.
    private void stamp(Session session, TextTerminal terminal) throws IOException {
        MatchMemories match = MatchMemories.of(session, LocalDateTime.now(ZoneId.systemDefault()));
        List<Album.NewStamps> fresh = new ArrayList<>();
        AlbumCodec.in(home).change(albumBefore -> {
            Album albumAfter = albumBefore.with(match);
            fresh.addAll(albumAfter.newSince(albumBefore));
            return albumAfter;
        });
        for (Album.NewStamps newStamps : fresh) {
            List<String> stamps = newStamps.stamps().stream()
                    .map(stamp -> words.text("album.new.stamp", place(stamp), title(stamp)))
                    .toList();
            terminal.say(
                    TextTone.ANSWER,
                    words.sentence(
                            "album.new.for",
                            Map.of("n", stamps.size(), "name", newStamps.name(), "stamps", words.list(stamps))));
        }
    }

    private String place(Stamp stamp) {
        return words.text("stamp." + stamp + ".place");
    }

    private String title(Stamp stamp) {
        return words.text("stamp." + stamp + ".title");
    }

    private void takeOver(TextTerminal terminal, SetupQuestions questions, FolderLock lock) throws InputEndedException {
        boolean taken = questions.yes("terminal.taken");
        if (taken) {
            try {
                lock.takeOver();
            } catch (IOException _) {
                taken = false;
            }
        }
        if (!taken) {
            terminal.say(TextTone.REFUSAL, words.text("terminal.unkept"));
        }
    }

    private Optional<Session> resumed(TextTerminal terminal, SetupQuestions questions, AutosavedGamesStore games)
            throws InputEndedException {
        Optional<LibraryGame.Playable> waiting = games.findWaiting()
                .filter(game -> SavedSessionConverter.knownConfig(game.summary().begun())
                        .isPresent());
        if (waiting.isEmpty()) {
            return Optional.empty();
        }
        LibraryGame.Playable playable = waiting.get();
        String players = words.list(PlayerNames.of(words, playable.summary().begun()));
        boolean wanted =
                questions.yes("terminal.resume", playable.summary().standing().round(), players);
        if (wanted && playable.generation() == LibraryGame.Generation.BEFORE) {
            terminal.say(TextTone.REFUSAL, words.text("keep.before"));
        }
        return wanted ? resumed(playable, games) : Optional.empty();
    }

    private static Optional<Session> resumed(LibraryGame.Playable playable, AutosavedGamesStore games) {
        try {
            return games.resume(playable.load(), playable.file());
        } catch (IOException _) {
            // The game has been deleted meanwhile.
            return Optional.empty();
        }
    }
}

package millebornes.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.ConsoleHandler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import millebornes.cli.Main;
import millebornes.cli.text.PseudoTerminal.Kind;
import millebornes.engine.match.DealSeed;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Remedy;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameFiles;
import millebornes.save.SavedPlayers;
import millebornes.save.SetupArguments;
import millebornes.words.Language;
import millebornes.words.Words;
import org.jline.terminal.Attributes;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The text game in terminals of every kind: one that only appends lines, one of an unknown type, a narrow one.
class TerminalKindsTest {

    private static final int COLUMNS = 44;

    @TempDir
    private Path home;

    @ParameterizedTest
    @CsvSource({
        "dumb, ''",
        "dumb, --colour",
        "dumb-emacs-ansi, ''",
        "nobody-knows-it, ''",
        "xterm, ''",
        "xterm, --lines"
    })
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the terminal is that of util-linux")
    void wordsStayWholeAndNothingIsSaidButTheGame(String type, String option) throws Exception {
        boolean lines = type.startsWith("dumb") || option.equals("--lines");
        List<String> arguments = new ArrayList<>(
                List.of("text", "--language", "en", "--players", "Anna,computer", "--seed", "7", "--pause", "0"));
        if (!option.isEmpty()) {
            arguments.add(option);
        }
        String said;
        try (PseudoTerminal terminal = new PseudoTerminal(home, Main.class, arguments, new Kind(type, COLUMNS))) {
            terminal.await("Which card\\?");
            terminal.type(lines ? "help\n" : "?").await("saves the game and quits");
            terminal.type(lines ? "quit\n" : "q");
            assertThat(terminal.status()).isZero();
            said = terminal.all();
        }
        assertThat(said.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(COLUMNS));
        assertThat(said)
                .contains(lines ? "Type “help”" : "The question mark")
                .doesNotContain("WARNING", "Exception", "\u001B");
        assertThat(said.lines().filter(line -> line.length() > COLUMNS / 2))
                .as("lines are filled")
                .hasSizeGreaterThan(10);
    }

    /// The cards of one person are out of sight when the next one looks, without a sign that such a terminal would show.
    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the terminal is that of util-linux")
    void aDumbTerminalHidesCardsBySpace() throws Exception {
        List<String> arguments =
                List.of("text", "--language", "en", "--players", "Anna,Paul", "--seed", "7", "--pause", "0");
        try (PseudoTerminal terminal = new PseudoTerminal(home, Main.class, arguments, new Kind("dumb", COLUMNS))) {
            terminal.type("\n").await("which card\\?");
            assertThat(terminal.type("d 1\n").await("Paul, your turn"))
                    .contains("\n".repeat(20).replace("\n", "\r\n"))
                    .doesNotContain("\u001B");
            terminal.type("quit\n").type("quit\n").status();
        }
    }

    /// Whatever is logged during a game stands in the log and not in the game.
    @Test
    void nothingIsLoggedIntoTheGame() throws Exception {
        List<String> logged = new ArrayList<>();
        ConsoleHandler console = new ConsoleHandler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(entry.getMessage());
            }
        };
        InputStream answers = new ByteArrayInputStream("quit\n".getBytes(StandardCharsets.UTF_8)) {
            @Override
            public synchronized int read(byte[] bytes, int from, int length) {
                Logger.getLogger("org.jline").warning("something is wrong with the terminal");
                System.getLogger("millebornes.save.test").log(System.Logger.Level.WARNING, "something with a file");
                return super.read(bytes, from, length);
            }
        };
        Logger.getLogger("").addHandler(console);
        try {
            new TextProgram(
                            home,
                            Words.of(Language.ENGLISH),
                            new GameArguments(
                                    new SetupArguments(null, null, null, Map.of()),
                                    List.of("Anna", "computer"),
                                    DealSeed.numbered(7)),
                            new TextProgram.Device(false, false, 0))
                    .run(answers, new PrintWriter(new StringWriter()));
        } finally {
            Logger.getLogger("").removeHandler(console);
        }
        assertThat(logged).isEmpty();
        try (Stream<Path> logs = Files.list(home.resolve("logs"))) {
            assertThat(logs)
                    .singleElement()
                    .satisfies(log -> assertThat(Files.readString(log))
                            .contains("something is wrong with the terminal", "something with a file"));
        }
    }

    /// Where keys arrive singly and nothing shows them, as on Windows, a line is shown and corrected here.
    @Test
    void aLineIsShownAndCorrectedWhereTheSystemDoesNot() throws Exception {
        InputStream typed = new ByteArrayInputStream("Zox\u007Fé\u001B[A 🚗🚗\b\t!\r".getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        DumbTerminal singleKeys = new DumbTerminal("test", "ansi", typed, shown, StandardCharsets.UTF_8);
        Attributes attributes = singleKeys.getAttributes();
        attributes.setControlChar(Attributes.ControlChar.VINTR, 3);
        singleKeys.setAttributes(attributes);
        try (KeyTerminal terminal =
                new KeyTerminal(singleKeys, KeyTerminal.Colours.OFF, KeyTerminal.LineMode.PROGRAM)) {
            assertThat(terminal.line()).isEqualTo("Zoé 🚗!");
            assertThat(shown.toString(StandardCharsets.UTF_8)).isEqualTo("Zox\b \bé 🚗🚗\b \b!\n");
        }
    }

    @ParameterizedTest
    @CsvSource({"2 3, 2", "3 2, 2"})
    void everyNumberOfALineSwitchesItsOption(String typed, int switched) throws Exception {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(4));
        TextTerminal terminal = new LineTerminal(
                new StringReader(typed + "\n\n"),
                new PrintWriter(new StringWriter()),
                LineTerminal.Screen.NONE,
                () -> 0);
        Setup chosenSetup = new SetupQuestions(terminal, Words.of(Language.ENGLISH)).options(setup);
        assertThat(SetupText.of(chosenSetup).split("[ ,+]").length
                        - SetupText.of(setup).split("[ ,+]").length)
                .as(SetupText.of(chosenSetup))
                .isEqualTo(switched);
    }

    @ParameterizedTest
    @CsvSource({"UTF-8, UTF-8", "ISO-8859-1, ISO-8859-1", "US-ASCII, UTF-8", "nobody-knows-it, UTF-8"})
    void theInputHasTheEncodingOfTheConsole(String said, String encoding) {
        String before = System.setProperty("stdin.encoding", said);
        try {
            assertThat(SystemTerminal.inputCharset().name()).isEqualTo(encoding);
        } finally {
            System.setProperty("stdin.encoding", Objects.requireNonNull(before));
        }
    }

    /// Such a game was saved by a newer program: it is not offered, and a new one can be set up.
    @Test
    void aGameWithAnUnknownLevelIsNotOffered() throws Exception {
        SavedGame newerGame = SavedPlayers.in(
                SavedGame.begun(Setup.of(Editions.DUEL, TeamFormat.singles(2)), 1, 0, List.of(Remedy.GREEN_LIGHT)),
                List.of(SavedPlayers.person("Anna"), SavedPlayers.computer("Bob", "champion")),
                List.of());
        SavedGameFiles.keep(newerGame, new GameLibrary(DataFolder.games(home)).file("newer"));
        StringWriter out = new StringWriter();
        new TextProgram(
                        home,
                        Words.of(Language.ENGLISH),
                        new GameArguments(new SetupArguments(null, null, null, Map.of()), List.of(), null),
                        new TextProgram.Device(false, false, 0))
                .run(InputStream.nullInputStream(), new PrintWriter(out));
        assertThat(out.toString()).contains("Which edition?").doesNotContain("Anna", "Bob");
    }
}

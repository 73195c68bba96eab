package millebornes.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.bot.YardstickBot;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Language;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// One match of each edition in the terminal's words, in docs/transcripts. They are updated by `mvn test
/// -Dtest=TranscriptsTest -Dtranscripts=write`.
class TranscriptsTest {

    private static final Path FOLDER = Path.of("docs", "transcripts");
    private static final long SEED = 31;

    record Recorded(String file, Language language, Setup setup) {

        @Override
        public String toString() {
            return file;
        }
    }

    static Stream<Recorded> matches() {
        OptionChoices roundChoices = OptionChoices.NONE.rounds(1);
        return Stream.of(
                new Recorded(
                        "board", Language.FRENCH, new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE)),
                new Recorded(
                        "classic", Language.ENGLISH, new Setup(Editions.CLASSIC, new TeamFormat(2, 2), roundChoices)),
                new Recorded("duel", Language.FRENCH, new Setup(Editions.DUEL, TeamFormat.singles(2), roundChoices)),
                new Recorded("micro", Language.ENGLISH, new Setup(Editions.MICRO, TeamFormat.singles(2), roundChoices)),
                new Recorded(
                        "playroom",
                        Language.FRENCH,
                        new Setup(
                                Editions.PLAYROOM,
                                TeamFormat.singles(3),
                                OptionChoices.NONE
                                        .on(FlagOption.CUMULATE)
                                        .on(FlagOption.RESHUFFLE)
                                        .on(FlagOption.WRONG_WAY))));
    }

    @ParameterizedTest
    @MethodSource("matches")
    void theTranscriptIsWhatTheTerminalSays(Recorded recorded) throws IOException {
        Path file = FOLDER.resolve(recorded.file() + ".txt");
        String told = told(recorded);
        if ("write".equals(System.getProperty("transcripts"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, told);
        }
        assertThat(Files.readString(file)).isEqualTo(told);
    }

    private static String told(Recorded recorded) {
        Words words = Words.of(recorded.language());
        int seats = recorded.setup().form().seats();
        List<String> computers = List.of(words.text("terminal.computers").split(","));
        List<SeatPlayer> players = IntStream.range(0, seats)
                .mapToObj(seat -> seat == 0
                        ? new SeatPlayer.Human("Anna")
                        : (SeatPlayer) new SeatPlayer.Computer(computers.get(seat - 1), BotLevel.RANDOM))
                .toList();
        Session session = Session.start(new GameConfig(recorded.setup(), players, 0, SEED));
        Narrator narrator = new Narrator(words, PlayerNames.inSentences(words, session.game()));
        Answering answering = new Answering(session);
        try {
            assertThat(new TextGame(answering, session, narrator, 0).begin()).isEqualTo(TextGame.Ending.OVER);
        } catch (InputEndedException exception) {
            throw new AssertionError(exception);
        }
        return String.join("\n", answering.lines) + "\n";
    }

    /// A terminal for lines, at which a player sits who knows the seat's view and types what it chooses.
    private static final class Answering implements TextTerminal {

        private final Session session;
        private final List<String> lines = new ArrayList<>();
        private boolean aimed;

        private Answering(Session session) {
            this.session = session;
        }

        @Override
        public void say(TextTone tone, String line) {
            lines.add(line);
        }

        @Override
        public TerminalInput key() {
            String typed = typed();
            lines.add("> " + typed);
            return TerminalInput.line(typed);
        }

        private String typed() {
            if (session.match().round().phase() instanceof Phase.Over) {
                return "";
            }
            SeatView view = session.view(0);
            Move move = new YardstickBot().choose(view, session.moves().size()).move();
            return switch (move) {
                case Move.Play play -> place(view, play);
                case Move.Attack attack -> attack(view, attack);
                case Move.Discard discard -> "d " + place(view, discard);
                case Move.CoupFourre _ -> "f";
                case Move.Decline _, Move.EndTurn _, Move.Stuck _ -> "";
                case Move.Extend _ -> isFrench() ? "o" : "y";
                case Move.Stop _ -> "n";
            };
        }

        private boolean isFrench() {
            return lines.stream().anyMatch(line -> line.startsWith("Manche"));
        }

        private static String place(SeatView view, Move move) {
            return Integer.toString(view.hand().cards().indexOf(move.card()) + 1);
        }

        /// First the card, then, where several cars can be meant, the car.
        private String attack(SeatView view, Move.Attack attack) {
            List<Integer> cars = view.legal().stream()
                    .filter(legalMove ->
                            legalMove instanceof Move.Attack otherAttack && otherAttack.hazard() == attack.hazard())
                    .map(legalMove -> ((Move.Attack) legalMove).car())
                    .toList();
            if (aimed) {
                aimed = false;
                return Integer.toString(cars.indexOf(attack.car()) + 1);
            }
            aimed = cars.size() > 1;
            return place(view, attack);
        }

        @Override
        public boolean clear() {
            return false;
        }

        @Override
        public boolean hasKeys() {
            return false;
        }

        @Override
        public String line() {
            return "";
        }

        @Override
        public void pause(long millis) {}

        @Override
        public void restore() {}

        @Override
        public void close() {}
    }
}

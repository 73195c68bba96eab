package millebornes.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import millebornes.cli.Main;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What two people do at one terminal: undo, claim wrongly, declare a coup-fourré, close the window, resume.
@EnabledOnOs(OS.LINUX)
class TextScenarioTest {

    private static final String ENTER = "\r";
    private static final String WHICH = "(quelle carte|which card)[^\\n]*\\n";

    @TempDir
    private Path home;

    @ParameterizedTest
    @EnumSource
    void twoPeopleAtOneTerminalLoseNothing(Language language) throws Exception {
        boolean french = language == Language.FRENCH;
        String limit = french ? "Limite de vitesse" : "Speed limit";
        List<String> start = List.of(
                "text",
                "--edition",
                "duel",
                "--players",
                "Anna,Paul",
                "--seed",
                "" + seed(),
                "--language",
                language.tag());
        try (PseudoTerminal terminal = new PseudoTerminal(home, Main.class, start)) {
            terminal.await(yourTurn("Anna", french));
            String hand = terminal.type(ENTER).await(WHICH);
            // A distance is thrown away, taken back before Paul has looked, and thrown away again.
            String km = number(hand, "\\d+.km");
            choose(terminal, km).type("d").await(french ? "Anna défausse" : "Anna discards");
            assertThat(terminal.await(yourTurn("Paul", french)))
                    .as("the screen, and what was scrolled away, is emptied")
                    .contains("\033[2J", "\033[3J")
                    .doesNotContain(limit);
            terminal.type("u").await(french ? "Anna reprend" : "Anna takes");
            terminal.await(yourTurn("Anna", french));
            terminal.type(ENTER).await(WHICH);
            choose(terminal, km).type("d").await(yourTurn("Paul", french));
            // Paul limits Anna, who says coup-fourré and does not hold the right of way.
            hand = terminal.type(ENTER).await(WHICH);
            choose(terminal, number(hand, limit)).type(ENTER).await("Coup-fourré.?\\? f");
            terminal.type("f").await(french ? "Anna annonce" : "Anna calls");
            terminal.type(ENTER).await(french ? "pas dans ta main" : "isn’t in your hand");
            terminal.await(french ? "Entrée pour continuer" : "Enter to go on");
            String again = terminal.type(ENTER).await("Coup-fourré.?\\? f");
            assertThat(again).as("nobody else reads what Anna was told").contains("\033[2J");
            terminal.type(ENTER).await(yourTurn("Anna", french));
            // Anna limits Paul, who holds it.
            hand = terminal.type(ENTER).await(WHICH);
            choose(terminal, number(hand, limit)).type(ENTER).await("Coup-fourré.?\\? f");
            terminal.type("f").await(french ? "Paul annonce" : "Paul calls");
            terminal.type(ENTER).await(french ? "Poser le Véhicule prioritaire" : "Play the Right of way");
            terminal.type("u").await(french ? "Trop tard pour reprendre" : "Too late to take that back");
            terminal.await(french ? "Poser le Véhicule prioritaire" : "Play the Right of way");
            terminal.type(french ? "o" : "y").await("Coup-fourré.?! Paul");
            terminal.await(WHICH);
            terminal.hangUp();
        }
        assertThat(moves()).as("what was played before the terminal went away").isEqualTo(5);
        resume(language, french);
    }

    /// The game that was interrupted goes on in another terminal.
    private void resume(Language language, boolean french) throws Exception {
        try (PseudoTerminal terminal =
                new PseudoTerminal(home, Main.class, List.of("text", "--language", language.tag()))) {
            terminal.await(french ? "Une partie attend" : "A game is waiting");
            terminal.type("\n").await(french ? "La partie reprend" : "The game goes on");
            terminal.await(yourTurn("Paul", french));
            terminal.type("I").await("Anna[^\\n]*\\n[^\\n]*Paul[^\\n]*\\n");
            terminal.type("t").await(french ? "à Paul de jouer" : "Paul’s turn");
            terminal.type("q").await(french ? "La partie est enregistrée" : "Game saved");
            assertThat(terminal.status()).isZero();
        }
    }

    @Test
    void ctrlCKeepsWhatWasPlayed() throws Exception {
        List<String> start =
                List.of("text", "--edition", "duel", "--players", "Anna,Paul", "--seed", "7", "--language", "en");
        try (PseudoTerminal terminal = new PseudoTerminal(home, Main.class, start)) {
            terminal.await("Anna, your turn");
            terminal.type(ENTER).await(WHICH);
            choose(terminal, "1").type("d").await("Paul, your turn");
            assertThat(terminal.type("\003").status()).as("ended by the signal").isEqualTo(130);
        }
        assertThat(moves()).isEqualTo(1);
    }

    @Test
    void aPipePlaysTooAndItsEndKeepsTheGame() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Dfile.encoding=UTF-8",
                        "-Dstdout.encoding=UTF-8",
                        "-cp",
                        PseudoTerminal.classPath(),
                        Main.class.getName(),
                        "text",
                        "--language",
                        "fr")
                .redirectErrorStream(true);
        builder.environment().put("MILLEBORNES_HOME", home.toString());
        Process text = builder.start();
        // Duel, Chloé against a computer, no options; help, the state, a hint, a card that cannot be played, one
        // thrown.
        text.getOutputStream().write("""
                3
                Chloé
                Robot=ordinateur:facile

                aide
                i
                conseil
                d 1
                """.getBytes(StandardCharsets.UTF_8));
        text.getOutputStream().close();
        String said = new String(text.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(text.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(text.exitValue()).as(said).isZero();
        assertThat(said)
                .contains("Quelle édition", "à Chloé de commencer", "q, quitte ou quitter", "Chloé défausse", "Robot")
                .contains("Fin de la saisie. La partie est enregistrée")
                .doesNotContain("\033", "Exception");
        assertThat(said.lines())
                .as("short lines")
                .allSatisfy(line -> assertThat(line.length()).isLessThan(300));
        // Hers and the computer's: one, unless more is told of it, as when it lays a safety and plays again.
        int told = (int) said.lines().filter(line -> line.startsWith("Robot ")).count();
        assertThat(moves()).as(said).isBetween(2, 1 + told);
    }

    private static PseudoTerminal choose(PseudoTerminal terminal, String number) {
        terminal.type(number).await(number + ", [^\\n]*\\n");
        return terminal;
    }

    private static String yourTurn(String name, boolean french) {
        return name + (french ? ", à toi\\. [^\\n]*\\n" : ", your turn\\. [^\\n]*\\n");
    }

    /// The number of a card in the line of a hand.
    private static String number(String hand, String card) {
        Matcher found = Pattern.compile("(\\d), " + card).matcher(hand);
        assertThat(found.find()).as(card + " in " + hand).isTrue();
        return found.group(1);
    }

    private int moves() throws IOException {
        List<LibraryGame> kept = new GameLibrary(DataFolder.games(home)).list();
        assertThat(kept).hasSize(1);
        return ((LibraryGame.Playable) kept.getFirst()).summary().moves();
    }

    /// The first deal in which both hold a speed limit, and Paul the right of way.
    private static long seed() {
        RuleEngine rules = Setup.of(Editions.DUEL, TeamFormat.singles(2)).rules();
        return LongStream.rangeClosed(1, 100_000)
                .filter(seed -> {
                    Round round = Match.start(rules, seed, 0, List.of()).match().round();
                    return round.hand(0).holds(Hazard.SPEED_LIMIT)
                            && round.hand(1).holds(Hazard.SPEED_LIMIT)
                            && round.hand(1).holds(Safety.RIGHT_OF_WAY)
                            && round.hand(0).cards().stream().anyMatch(Distance.class::isInstance);
                })
                .findFirst()
                .orElseThrow();
    }
}

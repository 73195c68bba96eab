package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import millebornes.engine.rules.Editions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// The output of the commands, in both languages.
class CommandsTest {

    private final Locale before = Locale.getDefault();

    @BeforeEach
    void french() {
        Locale.setDefault(Locale.FRENCH);
    }

    @AfterEach
    void asItWas() {
        Locale.setDefault(before);
    }

    @ParameterizedTest
    @CsvSource({"fr,Utilisation", "en,Usage", "de,Usage"})
    void everyCommandExplainsItselfInTheLanguageOfTheSystem(String language, String usage) {
        Locale.setDefault(Locale.of(language));
        for (String command : new String[] {"referee", "simulate", "replay", "exercises"}) {
            CommandResult runResult = CommandResult.of(command, "--help");
            assertThat(runResult.status()).isZero();
            assertThat(runResult.out()).startsWith(usage).doesNotContain("bundle:");
        }
    }

    @Test
    void bothLanguagesExplainTheSame() {
        ResourceBundle english = ResourceBundle.getBundle("cli.help", Locale.ROOT);
        ResourceBundle french = ResourceBundle.getBundle("cli.help", Locale.FRENCH);
        assertThat(french.getLocale()).isEqualTo(Locale.FRENCH);
        for (String key : english.keySet()) {
            assertThat(french.getString(key)).as(key).doesNotContain("'");
            assertThat(english.getString(key)).as(key).doesNotContain("'");
        }
        for (CommandLine command :
                new Main(Optional::empty).commandLine().getSubcommands().values()) {
            assertThat(command.getCommandSpec().args())
                    .filteredOn(argument -> !argument.hidden())
                    .allSatisfy(argument -> assertThat(argument.description())
                            .as("%s %s", command.getCommandName(), argument)
                            .isNotEmpty());
        }
    }

    @Test
    void computersAreNamedAsLooselyAsPlayers() {
        CommandResult runResult = CommandResult.of("simulate", "--bots", "easy, Random", "--rounds", "2");
        assertThat(runResult.status()).isZero();
        assertThat(runResult.out()).contains("easy", "random");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fly                                                    | « fly » n’est pas connu ici.
            simulate                                               | Il manque --bots.
            simulate --bots                                        | Il manque --bots.
            simulate --bots hard,easy,genius                       | « genius »
            simulate --bots easy,easy,easy --seats 2               | 3 ordinateurs pour 2 places
            simulate --bots easy --rounds 0                        | --rounds : le nombre est trop petit.
            simulate --bots easy --rounds many                     | --rounds : « many » n’est pas une valeur possible.
            simulate --bots easy --seed 1 --seed 2                 | --seed est donné deux fois.
            simulate --bots easy --edition chess                   | edition :
            simulate --bots easy --option accelerated=maybe        | accelerated :
            simulate --bots easy --teams 2x2 --seats 3             | seats :
            replay                                                 | Il manque FICHIER.
            replay a b                                             | « b » n’est pas connu ici.
            exercises --games many                                 | --games : « many » n’est pas une valeur possible.
            exercises --margin 0.5                                 | --margin : le nombre est trop petit.
            exercises --question why                               | --question : « why » n’est pas une valeur possible.
            exercises --seats -1                                   | seats : « -1 »
            exercises --seats 11                                   | seats :
            host --proxy here                                      | --proxy : « here » n’est pas une valeur possible.
            host --proxy 10.0.0.0/40                               | --proxy : « 10.0.0.0/40 » n’est pas une valeur
            host --tables 0                                        | --tables : le nombre est trop petit.
            host --tables 9 --tables-per-address 0                 | --tables-per-address : le nombre est trop petit.
            """)
    void wrongArgumentsAreSaidInOneSentence(String arguments, String sentence) {
        CommandResult runResult =
                CommandResult.of(arguments.replace("hard,", "").split(" "));
        assertThat(runResult.status()).isEqualTo(2);
        assertThat(runResult.out()).isEmpty();
        assertThat(runResult.err().replaceAll("[\\u00a0\\u202f]", " ").lines())
                .hasSize(2)
                .first()
                .asString()
                .contains(sentence);
    }

    @Test
    void aSimulationIsATable() {
        CommandResult runResult =
                CommandResult.of("simulate", "--bots", "easy,random", "--rounds", "10", "--threads", "1");
        assertThat(runResult.status()).isZero();
        assertThat(runResult.out().lines().toList())
                .satisfiesExactly(
                        head -> assertThat(head).startsWith("Joueur").endsWith("95e centile, ms"),
                        easy -> assertThat(easy)
                                .startsWith("easy  ")
                                .hasSameSizeAs(
                                        runResult.out().lines().findFirst().orElseThrow()),
                        random -> assertThat(random).startsWith("random  "),
                        empty -> assertThat(empty).isEmpty(),
                        speed -> assertThat(speed).startsWith("10 manches en "));
    }

    @Test
    void aSimulationIsAJsonObject() {
        CommandResult runResult = CommandResult.of(
                "simulate",
                "--bots",
                "easy",
                "--rounds",
                "4",
                "--json",
                "--edition",
                "classic",
                "--matches",
                "--option",
                "rounds=2");
        JsonObject report = JsonParser.parseString(runResult.out()).getAsJsonObject();
        assertThat(report.keySet())
                .containsExactly("rounds", "matches", "roundsPerSecond", "movesPerSecond", "bots", "arrivals");
        assertThat(report.get("matches").getAsInt()).isEqualTo(4);
        assertThat(report.getAsJsonArray("bots").get(0).getAsJsonObject().keySet())
                .containsExactly(
                        "bot",
                        "wins",
                        "share",
                        "low",
                        "high",
                        "meanPoints",
                        "coupsFourres",
                        "thinkMillisMean",
                        "thinkMillisP95",
                        "plusMinus",
                        "pointsPlusMinus");
    }

    @Test
    void theHelpNamesEveryEdition() {
        CommandResult runResult = CommandResult.of("simulate", "--help");
        assertThat(runResult.status()).isZero();
        assertThat(Editions.ALL)
                .allSatisfy(edition -> assertThat(runResult.out()).contains(edition.id()));
        assertThat(runResult.out()).doesNotContain("--profile");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--teams 2x2",
                "--profile duel",
                "--edition playroom --seats 5 --option wrongWay=true",
                "--profile micro"
            })
    void everyTableCanBeSimulated(String table) {
        CommandResult runResult = CommandResult.of(("simulate --bots random --rounds 3 --seed 9 " + table).split(" "));
        assertThat(runResult.err()).isEmpty();
        assertThat(runResult.status()).isZero();
    }
}

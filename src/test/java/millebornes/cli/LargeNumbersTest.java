package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import millebornes.bot.Bot;
import millebornes.bot.NamedBot;
import millebornes.cli.simulate.Simulation;
import millebornes.cli.simulate.SimulationPlan;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Numbers out of range are rejected in a sentence, whichever option has them.
class LargeNumbersTest {

    private static final List<String> HUGE =
            List.of("2147483647", "9223372036854775807", "99999999999999999999", "1e308");
    private static final List<String> SMALL = List.of("-1", "-2147483648", "-9223372036854775808");

    private final Locale before = Locale.getDefault();

    @BeforeEach
    void english() {
        Locale.setDefault(Locale.ENGLISH);
    }

    @AfterEach
    void asItWas() {
        Locale.setDefault(before);
    }

    /// An option of a command, with a number.
    record Typed(String command, String option, String number) {

        String[] arguments() {
            return switch (command) {
                case "simulate" -> new String[] {command, "--bots", "easy,easy", option, number};
                case "replay" -> new String[] {command, "nothing.millebornes", option, number};
                default -> new String[] {command, option, number};
            };
        }
    }

    /// Every option of a number but the seed, which may be any.
    static Stream<Typed> numbers() {
        return new Main(Optional::empty)
                .commandLine().getSubcommands().entrySet().stream()
                        .flatMap(command -> command.getValue().getCommandSpec().options().stream()
                                .filter(LargeNumbersTest::isNumber)
                                .map(OptionSpec::longestName)
                                .flatMap(option -> Stream.concat(HUGE.stream(), SMALL.stream())
                                        .map(number -> new Typed(command.getKey(), option, number))));
    }

    private static boolean isNumber(OptionSpec option) {
        return !option.longestName().equals("--seed")
                && (Number.class.isAssignableFrom(option.type())
                        || List.<Class<?>>of(int.class, long.class, double.class)
                                .contains(option.type()));
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void aNumberThatNoOptionCanHaveIsRefusedInASentence(Typed typed) {
        CommandResult runResult = CommandResult.of(typed.arguments());
        assertThat(runResult.status())
                .as(runResult.err())
                .isIn(CommandLine.ExitCode.USAGE, CommandLine.ExitCode.SOFTWARE);
        assertThat(runResult.err()).doesNotContain("\tat ").isNotBlank();
    }

    @Test
    void theLimitIsNamed() {
        assertThat(CommandResult.of("simulate", "--bots", "easy,easy", "--threads", "1000000")
                        .err())
                .startsWith("--threads: at most 1,000.");
        assertThat(CommandResult.of("simulate", "--bots", "easy,hard", "--paired", "--deals", "0..999999999")
                        .err())
                .startsWith("--deals: at most ");
        assertThat(CommandResult.of("exercises", "--games", "0..999999999").err())
                .startsWith("--games: at most ");
    }

    @Test
    void whatFitsInNoMemoryIsASentence() {
        StringWriter err = new StringWriter();
        Main main = new Main(() -> {
            throw new ExceptionInInitializerError(new OutOfMemoryError("unable to create native thread"));
        });
        assertThat(main.run(new PrintWriter(err, true), "--")).isEqualTo(CommandLine.ExitCode.SOFTWARE);
        assertThat(err.toString().lines()).singleElement().asString().contains("no more memory or threads");
    }

    @Test
    void anErrorOfAnotherKindIsNotHidden() {
        Main main = new Main(() -> {
            throw new AssertionError("a mistake");
        });
        PrintWriter err = new PrintWriter(new StringWriter());
        assertThatThrownBy(() -> main.run(err, "--")).isInstanceOf(AssertionError.class);
    }

    /// What happens to one of the threads is what happens to the simulation.
    @Test
    void aThreadWithoutMemoryEndsTheSimulation() {
        NamedBot hungryBot = new NamedBot() {
            @Override
            public String word() {
                return "hungry";
            }

            @Override
            public Bot bot() {
                return (_, _) -> {
                    throw new OutOfMemoryError("Java heap space");
                };
            }
        };
        SimulationPlan plan = new SimulationPlan(
                Setup.of(Editions.ALL.getFirst(), TeamFormat.singles(2)).rules(),
                List.of(hungryBot),
                10,
                SimulationPlan.Unit.ROUND,
                SimulationPlan.Pairing.ONCE,
                1,
                2);
        assertThatThrownBy(() -> Simulation.run(plan, _ -> {})).isInstanceOf(OutOfMemoryError.class);
    }
}

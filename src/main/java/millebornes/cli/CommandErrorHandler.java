package millebornes.cli;

import java.nio.file.InvalidPathException;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Reports invalid arguments and failed commands in one sentence instead of a stack trace.
final class CommandErrorHandler implements IParameterExceptionHandler, IExecutionExceptionHandler {

    @Override
    public int handleParseException(ParameterException wrong, String[] arguments) {
        CommandOutput output = CommandOutput.of(wrong.getCommandLine());
        output.err().println(sentence(wrong, output.words()));
        output.err()
                .println(output.words()
                        .text(
                                "command.help",
                                wrong.getCommandLine().getCommandSpec().qualifiedName()));
        return CommandLine.ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine line, @Nullable ParseResult parsed)
            throws Exception {
        String sentence = switch (failure) {
            case CommandFailedException exception -> String.valueOf(exception.getMessage());
            case InvalidPathException lost -> UndecodableNameCheck.sentence(lost.getInput());
            default -> throw failure;
        };
        CommandOutput.of(line).err().println(sentence);
        return CommandLine.ExitCode.SOFTWARE;
    }

    private static String sentence(ParameterException wrong, Words words) {
        return switch (wrong) {
            case BadArgumentsException exception -> exception.sentence();
            case UnmatchedArgumentException unknown ->
                words.text("command.unknown", unknown.getUnmatched().getFirst());
            case MissingParameterException missing ->
                words.text("command.missing", name(missing.getMissing().getFirst()));
            case OverwrittenOptionException twice -> words.text("command.twice", name(twice.getOverwritten()));
            case ParameterException other -> badValue(other, words);
        };
    }

    private static String badValue(ParameterException wrong, Words words) {
        @Nullable ArgSpec argument = wrong.getArgSpec();
        return argument == null
                ? words.text("command.unclear")
                : words.text("command.badValue", name(argument), String.valueOf(wrong.getValue()));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}

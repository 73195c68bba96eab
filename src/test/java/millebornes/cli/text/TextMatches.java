package millebornes.cli.text;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import millebornes.cli.CommandResult;

/// Several matches one after another in one process, to save starting a process for each: their arguments are separated
/// by `//`.
final class TextMatches {

    private TextMatches() {}

    public static void main(String[] arguments) {
        List<String> one = new ArrayList<>();
        for (String argument : arguments) {
            if (argument.equals("//")) {
                run(one);
                one.clear();
            } else {
                one.add(argument);
            }
        }
        run(one);
        System.exit(0);
    }

    private static void run(List<String> arguments) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        int status = CommandResult.status(out, arguments.toArray(String[]::new));
        System.out.println("STATUS " + status);
    }
}

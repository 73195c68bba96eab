package millebornes.cli.referee;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import millebornes.engine.play.Refusal;
import millebornes.engine.rules.SetupProblem;
import millebornes.save.BadJson;
import millebornes.save.Unplayable;

/// The English sentences of refusals.
final class Sentences {

    private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("cli.referee", Locale.ROOT);

    private static final int LONGEST_SHOWN = 40;

    private Sentences() {}

    static String of(Refusal refusal) {
        return sentence("refusal." + refusal.name());
    }

    static String of(SetupProblem problem) {
        return sentence("setup." + problem.reason().name(), shown(problem.field()), shown(problem.value()));
    }

    static String of(BadJson bad) {
        String sentence = sentence("request." + bad.reason().name());
        return bad.where().isEmpty() ? sentence : shown(bad.where()) + ": " + sentence;
    }

    static String of(Unplayable bad) {
        return sentence(
                bad.move() == 0 ? "load.deal" : "load.move",
                Integer.toString(bad.move()),
                Integer.toString(bad.round()),
                of(bad.refusal()));
    }

    /// What somebody sent, short enough for a sentence.
    private static String shown(String sent) {
        return sent.length() <= LONGEST_SHOWN ? sent : sent.substring(0, LONGEST_SHOWN) + "…";
    }

    private static String sentence(String key, String... parts) {
        return new MessageFormat(BUNDLE.getString(key), Locale.ENGLISH).format(parts);
    }
}

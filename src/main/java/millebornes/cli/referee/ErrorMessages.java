package millebornes.cli.referee;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;
import millebornes.save.BadJsonException;
import millebornes.save.RefusedReplayException;
import millebornes.words.Language;
import millebornes.words.MatchNames;
import millebornes.words.Narrator;
import millebornes.words.SetupSentences;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Makes the English sentences for refused requests. Players are named by their seats.
final class ErrorMessages {

    private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("cli.referee", Locale.ROOT);

    private static final Words WORDS = Words.of(Language.ENGLISH);

    /// The most characters of the input that an error message quotes.
    private static final int LONGEST_SHOWN = 40;

    private ErrorMessages() {}

    /// The sentence for a refused request.
    ///
    /// @param game the game that the request was about, or null
    static String of(RuleRefusalException exception, @Nullable RefereeGame game) {
        @Nullable Move move = exception.move();
        if (game == null || move == null) {
            return WORDS.text("refusal." + exception.refusal().name());
        }
        Match match = game.match();
        return new Narrator(WORDS, names(match.rules().seating()))
                .refusal(
                        exception.refusal(),
                        move,
                        match.view(seat(move, match.round().phase())))
                .text();
    }

    static String of(SetupProblem problem) {
        return new SetupSentences(WORDS)
                .protocolProblem(new SetupProblem(shown(problem.field()), shown(problem.value()), problem.reason()));
    }

    static String of(BadJsonException bad) {
        return request(bad.where(), bad.reason());
    }

    static String of(BadRequestException bad) {
        return request(bad.where(), bad.reason());
    }

    private static String request(String where, Enum<?> reason) {
        String sentence = sentence("request." + reason.name());
        return where.isEmpty() ? sentence : shown(where) + ": " + sentence;
    }

    static String of(RefusedReplayException exception) {
        return sentence(
                exception.move() == 0 ? "load.deal" : "load.move",
                Integer.toString(exception.move()),
                Integer.toString(exception.round()),
                exception.refusal().name());
    }

    private static MatchNames names(Seating seating) {
        List<String> seats = IntStream.range(0, seating.seats())
                .mapToObj(seat -> sentence("seat", Integer.toString(seat)))
                .toList();
        return MatchNames.of(WORDS, seating, seats, Livery.first(seating.carCount()));
    }

    private static int seat(Move move, Phase phase) {
        return switch (move) {
            case Move.CoupFourre coup -> coup.seat();
            case Move.Decline decline -> decline.seat();
            case Move.Play _, Move.Attack _, Move.Discard _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ ->
                Math.max(0, phase.turn());
        };
    }

    /// Quotes the input, shortened.
    private static String shown(String sent) {
        return sent.length() <= LONGEST_SHOWN ? sent : sent.substring(0, LONGEST_SHOWN) + "…";
    }

    private static String sentence(String key, String... parts) {
        return new MessageFormat(BUNDLE.getString(key), Locale.ENGLISH).format(parts);
    }
}

package millebornes.cli.referee;

import com.google.gson.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Card;
import millebornes.save.BadJsonException;
import millebornes.save.JsonFields;
import millebornes.save.RefusedReplayException;
import millebornes.save.SavedGameCodec;
import millebornes.save.SetupCodec;
import millebornes.save.StrictJsonParser;
import org.jspecify.annotations.Nullable;

/// Keeps one game and answers requests about it. Every line gets exactly one reply; a refused request changes nothing.
///
/// Not safe for use by several threads: there is one game and one conversation.
final class Referee {

    private static final long NO_SEED = 0;

    private @Nullable RefereeGame game;

    /// The reply to a line, without its line end.
    public String answer(String line) {
        try {
            return answer(new JsonFields(StrictJsonParser.object(line))).toString();
        } catch (BadJsonException bad) {
            return ReplyWriter.refusal(bad).toString();
        } catch (BadRequestException bad) {
            return ReplyWriter.refusal(bad).toString();
        } catch (BadSetupException bad) {
            return ReplyWriter.refusal(bad).toString();
        } catch (RefusedReplayException exception) {
            return ReplyWriter.refusal(exception).toString();
        } catch (RuleRefusalException exception) {
            return ReplyWriter.refusal(exception.refusal(), ErrorMessages.of(exception, game))
                    .toString();
        }
    }

    private JsonObject answer(JsonFields requestFields) {
        return switch (RequestType.named(requestFields.text("cmd"))) {
            case NEW -> begin(requestFields);
            case PLAY -> play(requestFields);
            case STATE -> ReplyWriter.state(game().match());
            case VIEW -> ReplyWriter.view(game().match(), seat(requestFields));
            case NEXT_ROUND -> nextRound(requestFields);
            case ADVISE -> ReplyWriter.move(AdviseRequestHandler.of(requestFields, game));
            case SAVE -> ReplyWriter.game(game().saved());
            case LOAD -> load(requestFields);
        };
    }

    private JsonObject begin(JsonFields requestFields) {
        Setup setup = SetupCodec.read(requestFields);
        return put(RefereeGame.begun(
                setup, requestFields.integer("seed", NO_SEED), SavedGameCodec.readStackedCards(requestFields)));
    }

    private JsonObject play(JsonFields requestFields) {
        RefereeGame gameBefore = game();
        Move move = MoveRequestReader.read(requestFields.object("move"), gameBefore.match());
        return step(gameBefore.match().play(move), move, step -> gameBefore.after(move, step));
    }

    private JsonObject nextRound(JsonFields requestFields) {
        RefereeGame gameBefore = game();
        List<Card> deck = SavedGameCodec.readStackedCards(requestFields);
        return step(gameBefore.match().nextRound(deck), null, step -> gameBefore.afterDeal(deck, step));
    }

    private JsonObject load(JsonFields requestFields) {
        return put(RefereeGame.loaded(SavedGameCodec.read(requestFields.object("game"))));
    }

    private JsonObject step(MatchMoveOutcome outcome, @Nullable Move move, Function<MatchStep, RefereeGame> after) {
        return switch (outcome) {
            case RefusedMatchMove refused -> throw new RuleRefusalException(refused.refusal(), move);
            case MatchStep step -> put(after.apply(step));
        };
    }

    private JsonObject put(RefereeGame nextGame) {
        JsonObject reply = ReplyWriter.step(nextGame.step());
        game = nextGame;
        return reply;
    }

    private RefereeGame game() {
        if (game == null) {
            throw new BadRequestException(Problem.NO_GAME, "cmd");
        }
        return game;
    }

    private int seat(JsonFields requestFields) {
        long seat = requestFields.integer("seat");
        if (seat < 0 || seat >= game().match().rules().seating().seats()) {
            throw new BadRequestException(Problem.NO_SUCH_SEAT, "seat");
        }
        return (int) seat;
    }

    /// The commands that a request may have, each with its word in the protocol.
    enum RequestType {
        NEW("new"),
        PLAY("play"),
        STATE("state"),
        VIEW("view"),
        NEXT_ROUND("next-round"),
        ADVISE("advise"),
        SAVE("save"),
        LOAD("load");

        private final String word;

        RequestType(String word) {
            this.word = word;
        }

        /// The command of that word.
        ///
        /// @throws BadRequestException when there is none
        static RequestType named(String word) {
            return Arrays.stream(values())
                    .filter(type -> type.word.equals(word))
                    .findFirst()
                    .orElseThrow(() -> new BadRequestException(Problem.UNKNOWN_COMMAND, "cmd"));
        }
    }
}

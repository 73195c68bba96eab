package millebornes.cli.referee;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Function;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.RefusedMatchMove;
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

    /// The reply to a line, as a line without its end.
    public String answer(String line) {
        try {
            return answer(new JsonFields(StrictJsonParser.object(line))).toString();
        } catch (BadJsonException bad) {
            return ReplyWriter.refusal(bad).toString();
        } catch (BadRequestException bad) {
            return ReplyWriter.refusal(bad).toString();
        } catch (BadSetupException bad) {
            return ReplyWriter.refusal(bad).toString();
        } catch (RefusedReplayException bad) {
            return ReplyWriter.refusal(bad).toString();
        } catch (RequestRefusedException bad) {
            return ReplyWriter.refusal(bad.refusal(), ErrorMessages.of(bad, game))
                    .toString();
        }
    }

    private JsonObject answer(JsonFields request) {
        return switch (RequestType.named(request.text("cmd"))) {
            case NEW -> begin(request);
            case PLAY -> play(request);
            case STATE -> ReplyWriter.state(game().match());
            case VIEW -> ReplyWriter.view(game().match(), seat(request));
            case NEXT_ROUND -> nextRound(request);
            case ADVISE -> ReplyWriter.move(AdviseRequestHandler.of(request, game));
            case SAVE -> ReplyWriter.game(game().saved());
            case LOAD -> load(request);
        };
    }

    private JsonObject begin(JsonFields request) {
        Setup setup = SetupCodec.read(request);
        return put(
                RefereeGame.begun(setup, request.integer("seed", NO_SEED), SavedGameCodec.readStackedCards(request)));
    }

    private JsonObject play(JsonFields request) {
        RefereeGame before = game();
        Move move = MoveRequestReader.read(request.object("move"), before.match());
        return step(before.match().play(move), move, step -> before.after(move, step));
    }

    private JsonObject nextRound(JsonFields request) {
        RefereeGame before = game();
        List<Card> deck = SavedGameCodec.readStackedCards(request);
        return step(before.match().nextRound(deck), null, step -> before.afterDeal(deck, step));
    }

    private JsonObject load(JsonFields request) {
        return put(RefereeGame.loaded(SavedGameCodec.read(request.object("game"))));
    }

    private JsonObject step(MatchMoveOutcome outcome, @Nullable Move move, Function<MatchStep, RefereeGame> after) {
        return switch (outcome) {
            case RefusedMatchMove refused -> throw new RequestRefusedException(refused.refusal(), move);
            case MatchStep step -> put(after.apply(step));
        };
    }

    private JsonObject put(RefereeGame next) {
        JsonObject reply = ReplyWriter.step(next.step());
        game = next;
        return reply;
    }

    private RefereeGame game() {
        if (game == null) {
            throw new BadRequestException(Problem.NO_GAME, "cmd");
        }
        return game;
    }

    private int seat(JsonFields request) {
        long seat = request.integer("seat");
        if (seat < 0 || seat >= game().match().rules().seating().seats()) {
            throw new BadRequestException(Problem.NO_SUCH_SEAT, "seat");
        }
        return (int) seat;
    }
}

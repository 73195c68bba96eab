package millebornes.cli.referee;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Function;
import millebornes.engine.card.Card;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchOutcome;
import millebornes.engine.match.RefusedMatchStep;
import millebornes.engine.play.Move;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Setup;
import millebornes.save.BadJson;
import millebornes.save.BadJson.Reason;
import millebornes.save.Fields;
import millebornes.save.GameFiles;
import millebornes.save.JsonText;
import millebornes.save.SetupCodec;
import millebornes.save.Unplayable;
import org.jspecify.annotations.Nullable;

/// Keeps one game and answers requests about it. Every line gets exactly one reply; a refused request changes nothing.
///
/// Not safe for use by several threads: there is one game and one conversation.
public final class Referee {

    private static final long NO_SEED = 0;

    private @Nullable Game game;

    /// The reply to a line, as a line without its end.
    public String answer(String line) {
        try {
            return answer(new Fields(JsonText.object(line))).toString();
        } catch (BadJson bad) {
            return Replies.refusal(bad).toString();
        } catch (BadSetupException bad) {
            return Replies.refusal(bad).toString();
        } catch (Unplayable bad) {
            return Replies.refusal(bad).toString();
        } catch (Refused bad) {
            return Replies.refusal(bad.refusal(), Sentences.of(bad, game)).toString();
        }
    }

    private JsonObject answer(Fields request) {
        return switch (Command.named(request.text("cmd"))) {
            case NEW -> begin(request);
            case PLAY -> play(request);
            case STATE -> Replies.state(game().match());
            case VIEW -> Replies.view(game().match(), seat(request));
            case NEXT_ROUND -> nextRound(request);
            case ADVISE -> Replies.move(Advice.of(request, game));
            case SAVE -> Replies.game(game().file());
            case LOAD -> load(request);
        };
    }

    private JsonObject begin(Fields request) {
        Setup setup = SetupCodec.read(request);
        return put(Game.begun(setup, request.integer("seed", NO_SEED), GameFiles.deck(request)));
    }

    private JsonObject play(Fields request) {
        Game before = game();
        Move move = MoveRequest.read(request.object("move"), before.match());
        return step(before.match().play(move), move, step -> before.after(move, step));
    }

    private JsonObject nextRound(Fields request) {
        Game before = game();
        List<Card> deck = GameFiles.deck(request);
        return step(before.match().nextRound(deck), null, step -> before.afterDeal(deck, step));
    }

    private JsonObject load(Fields request) {
        return put(Game.loaded(GameFiles.read(request.object("game"))));
    }

    private JsonObject step(MatchOutcome outcome, @Nullable Move move, Function<MatchStep, Game> after) {
        return switch (outcome) {
            case RefusedMatchStep refused -> throw new Refused(refused.refusal(), move);
            case MatchStep step -> put(after.apply(step));
        };
    }

    private JsonObject put(Game next) {
        JsonObject reply = Replies.step(next.step());
        game = next;
        return reply;
    }

    private Game game() {
        if (game == null) {
            throw new BadJson(Reason.NO_GAME, "cmd");
        }
        return game;
    }

    private int seat(Fields request) {
        long seat = request.integer("seat");
        if (seat < 0 || seat >= game().match().rules().seating().seats()) {
            throw new BadJson(Reason.NO_SUCH_SEAT, "seat");
        }
        return (int) seat;
    }
}

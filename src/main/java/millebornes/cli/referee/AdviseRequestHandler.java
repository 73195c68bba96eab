package millebornes.cli.referee;

import millebornes.bot.BotLevel;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;
import millebornes.save.JsonFields;
import millebornes.save.SetupCodec;
import org.jspecify.annotations.Nullable;

/// Answers `advise`: a computer player's move for the view of a seat.
final class AdviseRequestHandler {

    private static final long MOST_MILLIS = 600_000;

    private AdviseRequestHandler() {}

    /// @param game the game on the table, or null; it lends its rules to a view that comes with the request
    static Move of(JsonFields request, @Nullable RefereeGame game) {
        BotLevel level = BotLevel.named(request.text("level"))
                .orElseThrow(() -> new BadRequestException(Problem.UNKNOWN_LEVEL, request.where("level")));
        ThinkingTimeAndSeed budget = new ThinkingTimeAndSeed(millis(request), request.integer("seed", 0));
        if (!request.has("view")) {
            return choose(level, tableView(request, game), budget);
        }
        SeatView view = ViewReader.read(request.object("view"), rules(request, game));
        try {
            return choose(level, view, budget);
        } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
            // the view is right in every part, but no cards can lie so
            BadRequestException bad = new BadRequestException(Problem.NOT_A_VIEW, "view");
            bad.initCause(e);
            throw bad;
        }
    }

    private static Move choose(BotLevel level, SeatView view, ThinkingTimeAndSeed budget) {
        if (view.legal().isEmpty()) {
            throw new RequestRefusedException(
                    view.phase() instanceof Phase.Over ? Refusal.ROUND_OVER : Refusal.WRONG_PHASE, null);
        }
        return level.bot().choose(view, budget).move();
    }

    /// The view of the seat that is named, or of the first that is asked.
    private static SeatView tableView(JsonFields request, @Nullable RefereeGame game) {
        if (game == null) {
            throw new BadRequestException(Problem.NO_GAME, "cmd");
        }
        Round round = game.match().round();
        SeatSet asked = round.phase().asked();
        int first = asked.isEmpty() ? 0 : asked.first();
        long seat = request.integer("seat", first);
        if (seat < 0 || seat >= round.seating().seats()) {
            throw new BadRequestException(Problem.NO_SUCH_SEAT, request.where("seat"));
        }
        return game.match().view((int) seat);
    }

    private static RuleEngine rules(JsonFields request, @Nullable RefereeGame game) {
        if (request.has("profile")) {
            return SetupCodec.read(request).rules();
        }
        if (game == null) {
            throw new BadRequestException(Problem.NO_GAME, "cmd");
        }
        return game.match().rules();
    }

    private static long millis(JsonFields request) {
        long millis = request.integer("millis", ThinkingTimeAndSeed.USUAL_MILLIS);
        if (millis < 0 || millis > MOST_MILLIS) {
            throw new BadRequestException(Problem.OUT_OF_RANGE, request.where("millis"));
        }
        return millis;
    }
}

package millebornes.cli.referee;

import millebornes.bot.BotLevel;
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

    /// The move that the requested computer player makes.
    ///
    /// @param game the current game, or null; its rules are used for a view in the request
    static Move of(JsonFields requestFields, @Nullable RefereeGame game) {
        BotLevel level = BotLevel.named(requestFields.text("level"))
                .orElseThrow(() -> new BadRequestException(Problem.UNKNOWN_LEVEL, requestFields.where("level")));
        checkMillis(requestFields);
        long seed = requestFields.integer("seed", 0);
        if (!requestFields.has("view")) {
            return choose(level, tableView(requestFields, game), seed);
        }
        SeatView view = ViewReader.read(requestFields.object("view"), rules(requestFields, game));
        try {
            return choose(level, view, seed);
        } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
            // the view is right in every part, but no cards can lie so
            BadRequestException bad = new BadRequestException(Problem.NOT_A_VIEW, "view");
            bad.initCause(e);
            throw bad;
        }
    }

    private static Move choose(BotLevel level, SeatView view, long seed) {
        if (view.legal().isEmpty()) {
            throw new RuleRefusalException(
                    view.phase() instanceof Phase.Over ? Refusal.ROUND_OVER : Refusal.WRONG_PHASE, null);
        }
        return level.bot().choose(view, seed).move();
    }

    /// The view, in the current game, of the seat that the request names; by default of the first seat to move.
    private static SeatView tableView(JsonFields requestFields, @Nullable RefereeGame game) {
        if (game == null) {
            throw new BadRequestException(Problem.NO_GAME, "cmd");
        }
        Round round = game.match().round();
        SeatSet askedSeats = round.phase().asked();
        int first = askedSeats.isEmpty() ? 0 : askedSeats.first();
        long seat = requestFields.integer("seat", first);
        if (seat < 0 || seat >= round.seating().seats()) {
            throw new BadRequestException(Problem.NO_SUCH_SEAT, requestFields.where("seat"));
        }
        return game.match().view((int) seat);
    }

    private static RuleEngine rules(JsonFields requestFields, @Nullable RefereeGame game) {
        if (requestFields.has("profile")) {
            return SetupCodec.read(requestFields).rules();
        }
        if (game == null) {
            throw new BadRequestException(Problem.NO_GAME, "cmd");
        }
        return game.match().rules();
    }

    /// Checks a field that has no effect: no computer player has a time limit.
    private static void checkMillis(JsonFields requestFields) {
        long millis = requestFields.integer("millis", 0);
        if (millis < 0 || millis > MOST_MILLIS) {
            throw new BadRequestException(Problem.OUT_OF_RANGE, requestFields.where("millis"));
        }
    }
}

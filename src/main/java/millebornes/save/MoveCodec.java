package millebornes.save;

import com.google.gson.JsonObject;
import java.util.function.IntSupplier;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.save.BadJsonException.Problem;

/// Writes and reads moves as JSON: `{"type":"play","card":"FLAT_TIRE","target":1}`. The referee's pipe and saved games
/// have the same form.
public final class MoveCodec {

    private static final String TYPE = "type";
    private static final String CARD = "card";
    private static final String TARGET = "target";
    private static final String SEAT = "seat";

    private static final String PLAY = "play";
    private static final String DISCARD = "discard";
    private static final String COUP_FOURRE = "coup-fourre";
    private static final String DECLINE = "decline";
    private static final String END_TURN = "end-turn";
    private static final String STUCK = "stuck";
    private static final String EXTEND = "extend";
    private static final String STOP = "stop";

    private MoveCodec() {}

    public static JsonObject write(Move move) {
        JsonObject json = new JsonObject();
        json.addProperty(TYPE, type(move));
        switch (move) {
            case Move.Play play -> json.addProperty(CARD, play.card().name());
            case Move.Attack attack -> {
                json.addProperty(CARD, attack.hazard().name());
                json.addProperty(TARGET, attack.car());
            }
            case Move.Discard discard -> json.addProperty(CARD, discard.card().name());
            case Move.CoupFourre coup -> json.addProperty(SEAT, coup.seat());
            case Move.Decline decline -> json.addProperty(SEAT, decline.seat());
            case Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ -> {}
        }
        return json;
    }

    /// Reads a move. A target is read for hazards only; a hazard without one becomes a play without a target, which the
    /// rules refuse.
    ///
    /// @throws BadJsonException when it is not a move, or an answer to an attack that names no seat
    public static Move read(JsonFields json) {
        return read(json, () -> number(json, SEAT));
    }

    /// Reads a move as [#read(JsonFields)], with a seat for an answer to an attack that does not name its own.
    public static Move read(JsonFields json, IntSupplier seat) {
        String type = json.text(TYPE);
        return switch (type) {
            case PLAY -> play(json);
            case DISCARD -> new Move.Discard(readCard(json.text(CARD), json.where(CARD)));
            case COUP_FOURRE -> new Move.CoupFourre(seat(json, seat));
            case DECLINE -> new Move.Decline(seat(json, seat));
            case END_TURN -> new Move.EndTurn();
            case STUCK -> new Move.Stuck();
            case EXTEND -> new Move.Extend();
            case STOP -> new Move.Stop();
            default -> throw new BadJsonException(Problem.UNKNOWN_MOVE, json.where(TYPE));
        };
    }

    /// The card with that name.
    ///
    /// @param where the path of the field, for the message
    /// @throws BadJsonException when there is none
    public static Card readCard(String name, String where) {
        return Card.ALL.stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadJsonException(Problem.UNKNOWN_CARD, where));
    }

    private static Move play(JsonFields json) {
        Card card = readCard(json.text(CARD), json.where(CARD));
        return card instanceof Hazard hazard && json.has(TARGET)
                ? new Move.Attack(hazard, number(json, TARGET))
                : new Move.Play(card);
    }

    private static int seat(JsonFields json, IntSupplier otherwise) {
        return json.has(SEAT) ? number(json, SEAT) : otherwise.getAsInt();
    }

    /// The number of a seat or car. A number that does not fit into an `int` is read as -1, which no table has either.
    private static int number(JsonFields json, String name) {
        long number = json.integer(name);
        return number == (int) number ? (int) number : -1;
    }

    private static String type(Move move) {
        return switch (move) {
            case Move.Play _, Move.Attack _ -> PLAY;
            case Move.Discard _ -> DISCARD;
            case Move.CoupFourre _ -> COUP_FOURRE;
            case Move.Decline _ -> DECLINE;
            case Move.EndTurn _ -> END_TURN;
            case Move.Stuck _ -> STUCK;
            case Move.Extend _ -> EXTEND;
            case Move.Stop _ -> STOP;
        };
    }
}

package millebornes.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;
import millebornes.save.MoveCodec;
import millebornes.save.SavedGameCodec;
import org.jspecify.annotations.Nullable;

/// Writes the public part of a table as JSON, which the referee's full state and a seat's view share.
public final class TableWriter {

    private TableWriter() {}

    /// Writes the fields of the phase: `phase`, `turn`, `asked`.
    ///
    /// @param isMatchOver whether no other round follows
    public static void phase(JsonObject json, Phase phase, boolean isMatchOver) {
        json.addProperty("phase", word(phase, isMatchOver));
        json.add("turn", phase instanceof Phase.Over ? JsonNull.INSTANCE : new JsonPrimitive(phase.turn()));
        json.add("asked", numbers(phase.asked().toList()));
    }

    public static JsonArray cars(List<Car> cars, Seating seating) {
        JsonArray list = new JsonArray();
        for (int car = 0; car < cars.size(); car++) {
            list.add(car(cars.get(car), seating.teamOfCar(car)));
        }
        return list;
    }

    public static JsonArray seats(Seating seating) {
        JsonArray list = new JsonArray();
        for (int seat = 0; seat < seating.seats(); seat++) {
            JsonObject json = new JsonObject();
            json.addProperty("car", seating.carOf(seat));
            json.addProperty("team", seating.teamOf(seat));
            list.add(json);
        }
        return list;
    }

    public static JsonArray moves(List<Move> moves) {
        JsonArray list = new JsonArray();
        for (Move move : moves) {
            list.add(MoveCodec.write(move));
        }
        return list;
    }

    /// Writes the result of the round, `null` while it is played; after the match its winners as well.
    public static void ending(JsonObject json, PublicEnding ending, ScoringMode scoring) {
        @Nullable RoundResult result = ending.result();
        json.add("result", result == null ? JsonNull.INSTANCE : result(result, scoring));
        if (ending.isMatchOver()) {
            json.add("matchWinners", numbers(ending.winners()));
        }
    }

    public static JsonArray numbers(Iterable<Integer> numbers) {
        JsonArray list = new JsonArray();
        numbers.forEach(list::add);
        return list;
    }

    /// The number of played cards by kind: `{"KM_25":2,"REPAIRS":1}`, in the order of the card list, without zeros.
    public static JsonObject played(CardKindCounts playedCounts) {
        JsonObject json = new JsonObject();
        for (Card card : Card.ALL) {
            int count = playedCounts.count(card);
            if (count > 0) {
                json.addProperty(card.name(), count);
            }
        }
        return json;
    }

    private static String word(Phase phase, boolean isMatchOver) {
        return switch (phase) {
            case Phase.Turn _ -> "play";
            case Phase.CoupFourreWindow _ -> "coup-fourre";
            case Phase.Extension _ -> "extension";
            case Phase.Over _ -> isMatchOver ? "match-over" : "round-over";
        };
    }

    private static JsonObject car(Car car, int team) {
        JsonObject json = new JsonObject();
        json.addProperty("team", team);
        json.addProperty("km", car.km());
        json.addProperty("started", car.started());
        json.add("stopped", SavedGameCodec.writeCards(car.hazards().stopping().toList()));
        json.addProperty("needsGreenLight", car.needsGreenLight());
        json.addProperty("limited", car.has(Hazard.SPEED_LIMIT));
        json.addProperty("wrongWay", car.has(Hazard.WRONG_WAY));
        json.add("safeties", safeties(car));
        json.addProperty("km200", car.km200());
        json.addProperty("km100", car.km100());
        return json;
    }

    private static JsonArray safeties(Car car) {
        JsonArray list = new JsonArray();
        for (Safety safety : car.safeties().toList()) {
            JsonObject json = new JsonObject();
            json.addProperty("card", safety.name());
            json.addProperty("coupFourre", car.coupsFourres().contains(safety));
            list.add(json);
        }
        return list;
    }

    /// The result of a round as JSON. For a junior game it has no points.
    private static JsonObject result(RoundResult result, ScoringMode scoring) {
        JsonObject json = new JsonObject();
        json.add("winners", numbers(result.winners()));
        json.add(
                "reached",
                result.reached() == Seating.NOBODY ? JsonNull.INSTANCE : new JsonPrimitive(result.reached()));
        json.add("marks", scoring == ScoringMode.JUNIOR ? new JsonArray() : marks(result));
        return json;
    }

    private static JsonArray marks(RoundResult result) {
        JsonArray list = new JsonArray();
        for (TeamScore score : result.scores()) {
            JsonObject json = new JsonObject();
            json.addProperty("team", score.team());
            json.add("lines", lines(score));
            json.addProperty("total", score.total());
            list.add(json);
        }
        return list;
    }

    private static JsonElement lines(TeamScore score) {
        JsonArray list = new JsonArray();
        for (TeamScore.ScoreLine line : score.lines()) {
            JsonObject json = new JsonObject();
            json.addProperty("mark", line.reason().name());
            json.addProperty("points", line.points());
            list.add(json);
        }
        return list;
    }
}

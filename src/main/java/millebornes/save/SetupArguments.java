package millebornes.save;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.LinkedHashMap;
import java.util.Map;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.TeamFormat;
import org.jspecify.annotations.Nullable;

/// A set-up as typed on a command line, in the protocol's names. Whatever is not given has its default.
///
/// @param edition the id of the edition, or null
/// @param teams `singles`, `2x2` …, or null
/// @param seats the number of seats, or null
/// @param options the values of options, by their protocol names
public record SetupArguments(
        @Nullable String edition,
        @Nullable String teams,
        @Nullable Integer seats,
        Map<String, String> options) {

    private static final String EDITION = "edition";
    private static final int FEWEST_SEATS = 2;

    public SetupArguments {
        options = new LinkedHashMap<>(options);
    }

    /// Whether nothing was given.
    public boolean isEmpty() {
        return edition == null && teams == null && seats == null && options.isEmpty();
    }

    /// Converts to a set-up through the JSON form of a request, so that all entry points refuse the same values.
    ///
    /// @param players the number of named players, which is the number of seats if neither teams nor seats were given
    /// @throws BadSetupException when it cannot be played; it names the edition as the command line does
    public Setup setup(int players) {
        try {
            Setup setup = SetupCodec.read(new JsonFields(json(players)));
            setup.rules();
            return setup;
        } catch (BadSetupException bad) {
            throw new BadSetupException(asTyped(bad.problem()));
        }
    }

    private JsonObject json(int players) {
        JsonObject json = new JsonObject();
        json.addProperty(SetupCodec.PROFILE, edition == null ? usual().id() : edition);
        json.addProperty(SetupCodec.TEAMS, teams == null ? TeamFormat.SINGLES : teams);
        if (seats != null) {
            json.addProperty(SetupCodec.SEATS, seats.longValue());
        } else if (teams == null || teams.equals(TeamFormat.SINGLES)) {
            json.addProperty(SetupCodec.SEATS, (long) Math.max(FEWEST_SEATS, players));
        }
        JsonObject chosen = new JsonObject();
        options.forEach((name, value) -> chosen.add(name, typed(value)));
        json.add(SetupCodec.OPTIONS, chosen);
        return json;
    }

    private static Edition usual() {
        return Editions.ALL.getFirst();
    }

    /// A problem as the command line names its field: `edition`, which the protocol calls `profile`.
    private static SetupProblem asTyped(SetupProblem problem) {
        return problem.field().equals(SetupCodec.PROFILE)
                ? new SetupProblem(EDITION, problem.value(), problem.reason())
                : problem;
    }

    /// A typed value as JSON: a boolean or number if it looks like one, otherwise a text. The option checks the type.
    private static JsonPrimitive typed(String value) {
        if (value.equals("true") || value.equals("false")) {
            return new JsonPrimitive(Boolean.valueOf(value));
        }
        return value.matches("\\d{1,9}") ? new JsonPrimitive(Long.valueOf(value)) : new JsonPrimitive(value);
    }
}

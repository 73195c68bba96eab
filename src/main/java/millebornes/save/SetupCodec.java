package millebornes.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import millebornes.engine.rules.BadSetup;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Profiles;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.SetupProblem.Reason;
import org.jspecify.annotations.Nullable;

/// A set-up as JSON: `"profile":"board","seats":4,"teams":"singles","options":{"accelerated":true}`.
///
/// What does not have the right type or cannot be played is a [BadSetup] that names the field; only `profile`, `teams`,
/// `seats` and `options` themselves are a [BadJson] when they have another type.
public final class SetupCodec {

    private static final String PROFILE = "profile";
    private static final String TEAMS = "teams";
    private static final String SEATS = "seats";
    private static final String OPTIONS = "options";

    private SetupCodec() {}

    /// Adds the fields of a set-up.
    public static void write(Setup setup, JsonObject json) {
        json.addProperty(PROFILE, setup.profile().id());
        json.addProperty(SEATS, setup.form().seats());
        json.addProperty(TEAMS, setup.form().word());
        JsonObject options = new JsonObject();
        new TreeMap<>(setup.choices()).forEach((option, value) -> options.add(option.word(), value(option, value)));
        json.add(OPTIONS, options);
    }

    /// Reads a set-up; whether it can be played is asked with [Setup#rules()].
    ///
    /// @throws BadSetup when a value is unknown
    public static Setup read(Fields json) {
        if (!json.has(PROFILE)) {
            throw bad(PROFILE, "", Reason.UNKNOWN_PROFILE);
        }
        String id = json.text(PROFILE);
        Profile profile = Profiles.named(id).orElseThrow(() -> bad(PROFILE, id, Reason.UNKNOWN_PROFILE));
        Form form = form(json, profile);
        return new Setup(profile, form, json.has(OPTIONS) ? choices(json.object(OPTIONS)) : Map.of());
    }

    private static Form form(Fields json, Profile profile) {
        String word = json.text(TEAMS, Form.SINGLES);
        if (word.equals(Form.SINGLES)) {
            return Form.singles(json.has(SEATS) ? seats(json) : onlySingles(profile));
        }
        Form form = Profiles.ALL.stream()
                .flatMap(any -> any.tables().stream())
                .map(Profile.Table::form)
                .filter(any -> any.word().equals(word))
                .findFirst()
                .orElseThrow(() -> bad(TEAMS, word, Reason.UNKNOWN_TEAMS));
        if (json.has(SEATS) && seats(json) != form.seats()) {
            throw bad(SEATS, Integer.toString(seats(json)), Reason.SEATS_AND_TEAMS);
        }
        return form;
    }

    /// The number of seats of a profile that is played by so many only.
    private static int onlySingles(Profile profile) {
        List<Integer> sizes = profile.tables().stream()
                .map(Profile.Table::form)
                .filter(Form::isSingles)
                .map(Form::seats)
                .toList();
        if (sizes.size() != 1) {
            throw bad(SEATS, "", Reason.SEATS_MISSING);
        }
        return sizes.getFirst();
    }

    private static int seats(Fields json) {
        return Math.clamp(json.integer(SEATS), 0, Integer.MAX_VALUE);
    }

    private static Map<Option, String> choices(Fields options) {
        Map<Option, String> choices = new EnumMap<>(Option.class);
        for (String name : options.names()) {
            @Nullable JsonElement given = options.value(name);
            String shown = given == null ? "null" : given.toString();
            Option option = Option.named(name).orElseThrow(() -> bad(name, shown, Reason.UNKNOWN_OPTION));
            choices.put(option, text(option.kind(), given).orElseThrow(() -> bad(name, shown, Reason.BAD_VALUE)));
        }
        return choices;
    }

    /// The value as the rules know it, or nothing when its type is not the option's.
    private static Optional<String> text(Option.Kind kind, @Nullable JsonElement given) {
        if (!(given instanceof JsonPrimitive value)) {
            return Optional.empty();
        }
        boolean fits = switch (kind) {
            case FLAG -> value.isBoolean();
            case NUMBER -> value.isNumber() && value.getAsNumber() instanceof Long;
            case WORD -> value.isString();
        };
        return fits ? Optional.of(value.getAsString()) : Optional.empty();
    }

    private static JsonPrimitive value(Option option, String value) {
        return switch (option.kind()) {
            case FLAG -> new JsonPrimitive(Boolean.valueOf(value));
            case NUMBER -> new JsonPrimitive(Integer.valueOf(value));
            case WORD -> new JsonPrimitive(value);
        };
    }

    private static BadSetup bad(String field, String value, Reason reason) {
        return new BadSetup(new SetupProblem(field, value, reason));
    }
}

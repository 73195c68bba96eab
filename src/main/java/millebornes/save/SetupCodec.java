package millebornes.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.OptionCodec;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.SetupProblem.Reason;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.ValueOption;
import org.jspecify.annotations.Nullable;

/// Writes and reads a set-up as JSON: `"profile":"board","seats":4,"teams":"singles","options":{"accelerated":true}`.
///
/// A value of another type or one that cannot be played is a [BadSetupException] that names the field. Only `profile`,
/// `teams`, `seats` and `options` themselves are a [BadJsonException] if they have another type.
public final class SetupCodec {

    /// The field that names the edition; editions were called profiles at first.
    public static final String PROFILE = "profile";

    static final String TEAMS = "teams";
    static final String SEATS = "seats";
    static final String OPTIONS = "options";

    private SetupCodec() {}

    /// Adds the fields of a set-up.
    public static void write(Setup setup, JsonObject json) {
        json.addProperty(PROFILE, setup.edition().id());
        json.addProperty(SEATS, setup.form().seats());
        json.addProperty(TEAMS, setup.form().word());
        JsonObject options = new JsonObject();
        OptionCodec.words(setup.choices()).forEach((option, word) -> options.add(option.word(), value(option, word)));
        json.add(OPTIONS, options);
    }

    /// Reads a set-up. [Setup#rules()] checks whether it can be played.
    ///
    /// @throws BadSetupException when a value is unknown
    public static Setup read(JsonFields json) {
        if (!json.has(PROFILE)) {
            throw bad(PROFILE, "", Reason.UNKNOWN_EDITION);
        }
        String id = json.text(PROFILE);
        Edition edition = Editions.named(id).orElseThrow(() -> bad(PROFILE, id, Reason.UNKNOWN_EDITION));
        TeamFormat form = form(json, edition);
        return new Setup(edition, form, json.has(OPTIONS) ? choices(json.object(OPTIONS)) : OptionChoices.NONE);
    }

    private static TeamFormat form(JsonFields json, Edition edition) {
        String word = json.text(TEAMS, TeamFormat.SINGLES);
        if (word.equals(TeamFormat.SINGLES)) {
            return TeamFormat.singles(json.has(SEATS) ? seats(json) : onlySingles(edition));
        }
        TeamFormat form = Editions.ALL.stream()
                .flatMap(anyEdition -> anyEdition.tables().stream())
                .map(Edition.TablePreset::form)
                .filter(format -> format.word().equals(word))
                .findFirst()
                .orElseThrow(() -> bad(TEAMS, word, Reason.UNKNOWN_TEAMS));
        if (json.has(SEATS) && seats(json) != form.seats()) {
            throw bad(SEATS, Integer.toString(seats(json)), Reason.SEATS_AND_TEAMS);
        }
        return form;
    }

    /// The number of seats of an edition that allows one number only.
    private static int onlySingles(Edition edition) {
        List<Integer> sizes = edition.tables().stream()
                .map(Edition.TablePreset::form)
                .filter(TeamFormat::isSingles)
                .map(TeamFormat::seats)
                .toList();
        if (sizes.size() != 1) {
            throw bad(SEATS, "", Reason.SEATS_MISSING);
        }
        return sizes.getFirst();
    }

    private static int seats(JsonFields json) {
        long seats = json.integer(SEATS);
        if (seats != Math.clamp(seats, 0, Integer.MAX_VALUE)) {
            throw bad(SEATS, Long.toString(seats), Reason.TABLE_UNKNOWN);
        }
        return (int) seats;
    }

    private static OptionChoices choices(JsonFields optionFields) {
        OptionChoices choices = OptionChoices.NONE;
        for (String name : optionFields.names()) {
            @Nullable JsonElement given = optionFields.value(name);
            String shown = given == null ? "null" : given.toString();
            RuleOption option = RuleOption.named(name).orElseThrow(() -> bad(name, shown, Reason.UNKNOWN_OPTION));
            String word = word(option, given).orElseThrow(() -> bad(name, shown, Reason.BAD_VALUE));
            choices = OptionCodec.with(choices, option, word);
        }
        return choices;
    }

    /// The value of an option as the rules write it, or empty if it has another type than the option.
    private static Optional<String> word(RuleOption option, @Nullable JsonElement given) {
        if (!(given instanceof JsonPrimitive value)) {
            return Optional.empty();
        }
        boolean fits = switch (option) {
            case FlagOption _ -> value.isBoolean();
            case ValueOption valueOption ->
                valueOption.isNumber() ? value.isNumber() && value.getAsNumber() instanceof Long : value.isString();
        };
        return fits ? Optional.of(value.getAsString()) : Optional.empty();
    }

    private static JsonPrimitive value(RuleOption option, String word) {
        return switch (option) {
            case FlagOption _ -> new JsonPrimitive(Boolean.valueOf(word));
            case ValueOption valueOption ->
                valueOption.isNumber() ? new JsonPrimitive(Integer.valueOf(word)) : new JsonPrimitive(word);
        };
    }

    private static BadSetupException bad(String field, String value, Reason reason) {
        return new BadSetupException(new SetupProblem(field, value, reason));
    }
}

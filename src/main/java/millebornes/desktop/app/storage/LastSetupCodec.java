package millebornes.desktop.app.storage;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.desktop.setup.FamilyOutfits;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.OptionCodec;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.save.JsonFields;
import millebornes.save.SetupCodec;
import millebornes.session.CarOutfit;
import millebornes.session.ReadingHelp;
import org.jspecify.annotations.Nullable;

/// Reads and writes the last set-up: the game in the format of [SetupCodec], with the players and their cars.
final class LastSetupCodec {

    private static final String SEATS_PER_TEAM = "seatsPerTeam";
    private static final String PICTURES = "pictures";
    private static final String OUTFIT = "outfit";
    private static final String GARAGE = "garage";

    private LastSetupCodec() {}

    static JsonObject write(LastSetup lastSetup) {
        JsonObject json = new JsonObject();
        SetupCodec.write(new Setup(lastSetup.edition(), lastSetup.form(), lastSetup.wishedChoices()), json);
        JsonArray sitters = new JsonArray();
        lastSetup.sitters().forEach(player -> sitters.add(write(player)));
        json.add("players", sitters);
        JsonArray cars = new JsonArray();
        lastSetup.liveries().forEach(livery -> cars.add(livery.letter()));
        json.add("cars", cars);
        json.addProperty("youngest", lastSetup.youngest());
        JsonObject garage = new JsonObject();
        lastSetup.garage().outfits().forEach((name, outfit) -> garage.addProperty(name, outfit.words()));
        json.add(GARAGE, garage);
        return json;
    }

    /// @throws RuntimeException when the JSON is not a set-up of this format
    static LastSetup read(JsonObject json) {
        List<SetupPlayer> sitters = new ArrayList<>();
        json.getAsJsonArray("players").forEach(sitter -> sitters.add(readSitter(sitter.getAsJsonObject())));
        List<Livery> cars = new ArrayList<>();
        json.getAsJsonArray("cars").forEach(letter -> cars.add(Livery.valueOf(letter.getAsString())));
        Setup setup = json.has(SEATS_PER_TEAM) ? readOlder(json) : SetupCodec.read(new JsonFields(json));
        return new LastSetup(
                setup.edition(),
                setup.form(),
                sitters,
                cars,
                json.get("youngest").getAsInt(),
                setup.choices(),
                readGarage(json.get(GARAGE)));
    }

    /// Reads the format of version 1.0.0: teams as two numbers, the value of every option as a text.
    private static Setup readOlder(JsonObject json) {
        OptionChoices wishedChoices = OptionChoices.NONE;
        for (Map.Entry<String, JsonElement> wish :
                json.getAsJsonObject("options").entrySet()) {
            RuleOption option = RuleOption.named(wish.getKey()).orElseThrow();
            wishedChoices =
                    OptionCodec.with(wishedChoices, option, wish.getValue().getAsString());
        }
        return new Setup(
                Editions.named(json.get(SetupCodec.PROFILE).getAsString()).orElseThrow(),
                new TeamFormat(
                        json.get("teams").getAsInt(), json.get(SEATS_PER_TEAM).getAsInt()),
                wishedChoices);
    }

    /// Reads the cars; an unreadable car does not make the whole file unreadable.
    private static FamilyOutfits readGarage(@Nullable JsonElement garage) {
        Map<String, CarOutfit> outfits = new LinkedHashMap<>();
        if (garage instanceof JsonObject names) {
            names.asMap().forEach((name, words) -> {
                if (words instanceof JsonPrimitive text) {
                    outfits.put(name, CarOutfit.of(text.getAsString()));
                }
            });
        }
        return new FamilyOutfits(outfits);
    }

    private static JsonObject write(SetupPlayer player) {
        JsonObject json = new JsonObject();
        json.addProperty("name", player.name());
        BotLevel level = player.level();
        if (level != null) {
            json.addProperty("level", level.word());
        }
        if (player.character().isSomebody()) {
            json.addProperty("character", player.character().word());
        }
        if (player.help().isPictures()) {
            json.addProperty("help", PICTURES);
        }
        if (!player.outfit().isPlain()) {
            json.addProperty(OUTFIT, player.outfit().words());
        }
        return json;
    }

    private static SetupPlayer readSitter(JsonObject json) {
        @Nullable JsonElement level = json.get("level");
        return new SetupPlayer(
                json.get("name").getAsString(),
                level == null ? null : BotLevel.named(level.getAsString()).orElseThrow(),
                json.has("help") && json.get("help").getAsString().equals(PICTURES)
                        ? ReadingHelp.PICTURES
                        : ReadingHelp.USUAL,
                json.has("character")
                        ? BotCharacter.named(json.get("character").getAsString())
                                .orElse(BotCharacter.PLAIN)
                        : BotCharacter.PLAIN,
                json.get(OUTFIT) instanceof JsonPrimitive words ? CarOutfit.of(words.getAsString()) : CarOutfit.PLAIN);
    }
}

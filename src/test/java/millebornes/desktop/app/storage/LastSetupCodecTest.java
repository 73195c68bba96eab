package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.desktop.setup.FamilyOutfits;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.save.JsonFields;
import millebornes.save.SetupCodec;
import millebornes.save.StoredValue;
import millebornes.save.StoredValue.Source;
import millebornes.save.StrictJsonParser;
import millebornes.session.CarOutfit;
import millebornes.session.ReadingHelp;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LastSetupCodecTest {

    @TempDir
    Path folder;

    /// A file as version 1.0.0 or an earlier one has written it, and what it means.
    record OlderFile(String name, LastSetup setup) {}

    static Stream<OlderFile> olderFiles() {
        return Stream.of(
                new OlderFile(
                        "first.json",
                        new LastSetup(
                                Editions.named("duel").orElseThrow(),
                                TeamFormat.singles(2),
                                List.of(new SetupPlayer("Camille", null), new SetupPlayer("", BotLevel.EASY)),
                                List.of(Livery.values()),
                                1,
                                OptionChoices.NONE)),
                new OlderFile(
                        "teams-of-two.json",
                        new LastSetup(
                                Editions.BOARD,
                                new TeamFormat(2, 2),
                                List.of(
                                        new SetupPlayer(
                                                "Camille",
                                                null,
                                                ReadingHelp.PICTURES,
                                                BotCharacter.PLAIN,
                                                CarOutfit.of("girl stars dog")),
                                        computer("", BotCharacter.CHEEKY),
                                        new SetupPlayer("Zoé « Z »", null),
                                        computer("Papi", BotCharacter.CALM),
                                        new SetupPlayer("Lou", null)),
                                List.of(Livery.F, Livery.A, Livery.C, Livery.B, Livery.D, Livery.E),
                                2,
                                OptionChoices.NONE
                                        .target(700)
                                        .scoring(ScoringMode.EXPERT)
                                        .on(FlagOption.EXTENDED)
                                        .off(FlagOption.ACCELERATED),
                                new FamilyOutfits(Map.of("Camille", CarOutfit.of("girl stars dog"))))));
    }

    @ParameterizedTest
    @MethodSource("olderFiles")
    void anOlderFileIsReadAndWrittenInTheFormatOfEverySetup(OlderFile older) throws IOException {
        Path file = folder.resolve("family.json");
        Files.copy(Path.of("src/test/resources/families", older.name()), file);
        requireStored(file, older.setup());
        stored(file).write(older.setup());
        JsonObject written = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
        assertThat(written.has("seatsPerTeam")).isFalse();
        JsonObject setup = new JsonObject();
        SetupCodec.write(setup(older.setup()), setup);
        assertThat(written.asMap()).containsAllEntriesOf(setup.asMap());
        requireStored(file, older.setup());
    }

    static Stream<LastSetup> tables() {
        return Editions.ALL.stream()
                .flatMap(edition -> edition.tables().stream()
                        .map(Edition.TablePreset::form)
                        .map(form -> new LastSetup(
                                edition,
                                form,
                                Collections.nCopies(form.seats(), SetupPlayer.SOMEBODY),
                                List.of(Livery.values()),
                                0,
                                OptionChoices.NONE.rounds(3).on(FlagOption.ACCELERATED))));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyTableIsWrittenAndReadAgain(LastSetup lastSetup) throws IOException {
        Path file = folder.resolve("family.json");
        stored(file).write(lastSetup);
        requireStored(file, lastSetup);
        assertThat(SetupCodec.read(new JsonFields(StrictJsonParser.object(Files.readString(file)))))
                .isEqualTo(setup(lastSetup));
    }

    private static SetupPlayer computer(String name, BotCharacter character) {
        return new SetupPlayer(name, BotLevel.EASY, ReadingHelp.USUAL, character);
    }

    private static Setup setup(LastSetup lastSetup) {
        return new Setup(lastSetup.edition(), lastSetup.form(), lastSetup.wishedChoices());
    }

    private static void requireStored(Path file, LastSetup lastSetup) {
        assertThat(stored(file).find()).isEqualTo(new StoredValue.Found<>(lastSetup, Source.FILE));
    }

    private static StoredValue<LastSetup> stored(Path file) {
        return new StoredValue<>(file, LastSetupCodec::write, LastSetupCodec::read, LastSetup.FIRST);
    }
}

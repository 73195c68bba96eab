package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.HintSettings;
import millebornes.desktop.controls.MicroOrTableSetting;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.SkipHintStatus;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.setup.FamilyOutfits;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.TextToSpeech;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.records.DayResult;
import millebornes.records.FinishedMatch;
import millebornes.records.MatchMemories;
import millebornes.records.MatchMemories.MatchMemory;
import millebornes.records.ScoresCodec;
import millebornes.records.Stamp;
import millebornes.save.FolderLock;
import millebornes.school.ExerciseBook;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace;
import millebornes.session.ReadingHelp;
import millebornes.session.flow.CurtainExtent;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFileStoreTest {

    private static final LastSetup FAMILY = new LastSetup(
            Editions.BOARD,
            TeamFormat.singles(3),
            List.of(
                    new SetupPlayer(
                            "Camille", null, ReadingHelp.USUAL, BotCharacter.PLAIN, CarOutfit.of("girl stars dog")),
                    new SetupPlayer("", BotLevel.EASY, ReadingHelp.USUAL, BotCharacter.CHEEKY),
                    new SetupPlayer("Zoé « Z »", null)),
            List.of(Livery.F, Livery.A, Livery.C, Livery.B, Livery.D, Livery.E),
            2,
            OptionChoices.NONE.target(700).on(FlagOption.EXTENDED),
            new FamilyOutfits(Map.of("Camille", CarOutfit.of("girl stars dog"), "Papi", CarOutfit.of("boy canoe"))));

    private static final FinishedMatch GAME = new FinishedMatch(
            "playroom",
            List.of(
                    new FinishedMatch.PlayerResult("Zoé « Z »", FinishedMatch.Outcome.WON, 5150, 1975, 2, 0, 0),
                    new FinishedMatch.PlayerResult("Papi", FinishedMatch.Outcome.LOST, 300, 300, 0, 0, 0)));

    private static final FinishedMatch OF_THE_TERMINAL = new FinishedMatch(
            "duel", List.of(new FinishedMatch.PlayerResult("Papi", FinishedMatch.Outcome.WON, 5000, 1200, 0, 0, 0)));

    private static final LocalDate DAY = LocalDate.of(2026, 11, 22);

    private static final DayResult PLAYED =
            new DayResult(DAY, "board", "Léa", DayResult.Company.FAMILY, 3, 450, 450, 2, List.of());

    private static final HintSettings CHILD_HELPED = new HintSettings(HintLevel.OFF, HintLevel.ADVICE);

    private static final VolumeSetting QUIET = new VolumeSetting(35, VolumeSetting.Mute.ON);
    private static final ShortcutLetters LETTERS =
            ShortcutLetters.USUAL.with(TableShortcut.MUTE, 'Z').with(ShortcutLetters.State.OFF);

    @TempDir
    Path folder;

    private @Nullable AppStorage runningStorage;

    @Test
    void theSameFamilyComesBackAfterARestart() {
        stores().families().change(_ -> FAMILY);
        AppStorage secondStorage = stores();
        assertThat(secondStorage.families().value()).isEqualTo(FAMILY);
        assertThat(secondStorage.notes()).isEmpty();
        assertThat(folder.resolve("millebornes")).isDirectoryNotContaining("glob:**.new");
    }

    /// A family of before it had own cars, and one of which a newer program has written more than this one knows.
    @Test
    void carsThatAreNotKnownAreLeftOutAndNobodyIsForgotten() throws IOException {
        String players = "{\"profile\":\"board\",\"teams\":2,\"seatsPerTeam\":1,\"players\":["
                + "{\"name\":\"Camille\"%s},{\"name\":\"Papi\"%s}],"
                + "\"cars\":[\"A\",\"B\",\"C\",\"D\",\"E\",\"F\"],\"youngest\":1,\"options\":{}%s}";
        LastSetup setupBefore = read(players.formatted("", "", ""));
        assertThat(setupBefore.sitters())
                .containsExactly(new SetupPlayer("Camille", null), new SetupPlayer("Papi", null));
        assertThat(setupBefore.garage()).isEqualTo(FamilyOutfits.EMPTY);
        LastSetup setupAfter = read(players.formatted(
                ",\"outfit\":\"girl wings dog\"",
                ",\"outfit\":7",
                ",\"garage\":{\"Lou\":\"boy rockets canoe\",\"Zoé\":[1]}"));
        assertThat(setupAfter.sitters().getFirst().outfit()).isEqualTo(CarOutfit.of("girl dog"));
        assertThat(setupAfter.sitters().getLast().name()).isEqualTo("Papi");
        assertThat(setupAfter.sitters().getLast().outfit().driver()).isEqualTo(DriverFace.NOBODY);
        assertThat(setupAfter.garage().outfits()).containsExactly(Map.entry("Lou", CarOutfit.of("boy canoe")));
        assertThat(read(players.formatted("", "", ",\"garage\":\"none\"")).garage())
                .isEqualTo(FamilyOutfits.EMPTY);
    }

    private LastSetup read(String family) throws IOException {
        close();
        Path file = folder.resolve("millebornes").resolve("family.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, family);
        AppStorage storage = stores();
        assertThat(storage.notes()).isEmpty();
        return storage.families().value();
    }

    @Test
    void everyChoiceIsKeptAtOnce() {
        AppStorage storage = stores();
        storage.context().language(Language.ENGLISH);
        storage.context().look(new AppearanceSettings(ColourTheme.NIGHT, new TextScale(150)));
        storage.context().pace(Pace.FAST);
        storage.context().hintSettings(CHILD_HELPED);
        storage.context().curtain(CurtainExtent.WINDOW);
        storage.context().loudness(QUIET);
        storage.context().keys(LETTERS);
        storage.context().skipHintStatus(SkipHintStatus.GIVEN);
        storage.context().microOrTableSetting(MicroOrTableSetting.TABLE);
        storage.context().light(JourneyLightSetting.STEADY);
        storage.context().speech(SpeechSetting.ON);
        ScreenContext context = stores().context();
        assertThat(context.language()).isEqualTo(Language.ENGLISH);
        assertThat(context.look()).isEqualTo(new AppearanceSettings(ColourTheme.NIGHT, new TextScale(150)));
        assertThat(context.pace()).isEqualTo(Pace.FAST);
        assertThat(context.hintSettings()).isEqualTo(CHILD_HELPED);
        assertThat(context.curtain()).isEqualTo(CurtainExtent.WINDOW);
        assertThat(context.loudness()).isEqualTo(QUIET);
        assertThat(context.keys()).isEqualTo(LETTERS);
        assertThat(context.skipHintStatus()).isEqualTo(SkipHintStatus.GIVEN);
        assertThat(context.microOrTableSetting()).isEqualTo(MicroOrTableSetting.TABLE);
        assertThat(context.speech()).isEqualTo(SpeechSetting.ON);
        assertThat(context.light()).isEqualTo(JourneyLightSetting.STEADY);
    }

    /// Settings of the first version knew neither sound nor letters nor hints.
    @Test
    void olderSettingsAreCompleted() throws IOException {
        Path file = folder.resolve("millebornes").resolve("settings.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{\"language\":\"en\",\"theme\":\"NIGHT\",\"textPercent\":125,\"pace\":\"SLOW\"}");
        AppStorage storage = stores();
        assertThat(storage.notes()).isEmpty();
        ScreenContext context = storage.context();
        assertThat(context.language()).isEqualTo(Language.ENGLISH);
        assertThat(context.look()).isEqualTo(new AppearanceSettings(ColourTheme.NIGHT, new TextScale(125)));
        assertThat(context.pace()).isEqualTo(Pace.SLOW);
        assertThat(context.hintSettings()).isEqualTo(HintSettings.FIRST);
        assertThat(context.loudness()).isEqualTo(VolumeSetting.USUAL);
        assertThat(context.keys()).isEqualTo(ShortcutLetters.USUAL);
        assertThat(context.skipHintStatus()).isEqualTo(SkipHintStatus.DUE);
    }

    /// Settings of earlier versions held every letter, as it was in every language.
    @Test
    void olderLettersThatNobodyHasChosenFollowTheLanguage() throws IOException {
        Path file = folder.resolve("millebornes").resolve("settings.json");
        Files.createDirectories(file.getParent());
        Files.writeString(
                file,
                "{\"language\":\"fr\",\"theme\":\"DAY\",\"textPercent\":100,\"pace\":\"SLOW\",\"letters\":"
                        + "{\"state\":\"ON\",\"HINTS\":\"H\",\"UNDO\":\"U\",\"LOG\":\"L\",\"RULE\":\"R\","
                        + "\"END_TURN\":\"E\",\"PAUSE\":\"P\",\"MUTE\":\"Z\"}}");
        assertThat(stores().context().keys())
                .isEqualTo(ShortcutLetters.USUAL.in(Language.FRENCH).with(TableShortcut.MUTE, 'Z'));
    }

    @Test
    void theFirstStartSpeaksTheLanguageOfTheMachine() {
        assertThat(stores().context().language()).isEqualTo(Language.FRENCH);
        assertThat(stores().families().value()).isEqualTo(LastSetup.FIRST);
        assertThat(stores().notes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"profile\":\"board\"}",
                "{\"profile\":\"board\",\"teams\":9,\"seatsPerTeam\":9,\"players\":[],\"cars\":[],\"youngest\":0,\"options\":{}}",
                "{\"profile\":\"board\",\"seats\":9,\"teams\":\"singles\",\"players\":[],\"cars\":[],\"youngest\":0,\"options\":{}}",
                "{\"profile\":7,\"teams\":\"x\",\"seatsPerTeam\":1,\"players\":[{}],\"cars\":[\"A\"],\"youngest\":0,\"options\":{}}"
            })
    void aFileThatIsNoFamilyIsPutAsideWithANote(String content) throws IOException {
        Path file = folder.resolve("millebornes").resolve("family.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        AppStorage storage = stores();
        assertThat(storage.families().value()).isEqualTo(LastSetup.FIRST);
        assertThat(storage.notes()).containsExactly("note.family");
        assertThat(file.resolveSibling("family.json.unreadable")).hasContent(content);
        assertThat(stores().notes()).isEmpty();
    }

    @Test
    void gamesAreCountedFromOneStartToTheNext() throws IOException {
        stores().scores().change(GAME::after);
        stores().scores().change(new FinishedMatch("board", List.of())::after);
        stores().scores().change(GAME::after);
        assertThat(stores().scores().value()).containsExactly(GAME, GAME);
        stores().scores().replaceForGood(List.of());
        assertThat(stores().scores().value()).isEmpty();
    }

    @Test
    void whatTheTerminalHasAddedMeanwhileIsThereToo() throws IOException {
        AppStorage windowStorage = stores();
        windowStorage.scores().change(GAME::after);
        windowStorage.settle();
        ScoresCodec.in(folder.resolve("millebornes")).change(OF_THE_TERMINAL::after);
        assertThat(windowStorage.scores().value()).containsExactly(GAME, OF_THE_TERMINAL);
        windowStorage.scores().change(GAME::after);
        assertThat(windowStorage.scores().value()).containsExactly(GAME, OF_THE_TERMINAL, GAME);
        assertThat(stores().scores().value()).containsExactly(GAME, OF_THE_TERMINAL, GAME);
    }

    /// Each has written in turn, and neither what the other had written before.
    @Test
    void aWindowThatTakesTheFolderBackLosesNothing() throws IOException {
        AppStorage windowStorage = stores();
        windowStorage.scores().change(GAME::after);
        windowStorage.settle();
        try (FolderLock terminalLock = FolderLock.of(folder.resolve("millebornes"))) {
            terminalLock.takeOver();
            ScoresCodec.in(folder.resolve("millebornes")).change(OF_THE_TERMINAL::after);
        }
        windowStorage.scores().change(GAME::after);
        windowStorage.settle();
        assertThat(ScoresCodec.in(folder.resolve("millebornes")).read())
                .as("what another has taken over is left to it")
                .containsExactly(GAME, OF_THE_TERMINAL);
        windowStorage.lock().takeOver();
        windowStorage.scores().change(GAME::after);
        assertThat(stores().scores().value()).containsExactly(GAME, OF_THE_TERMINAL, GAME);
    }

    @Test
    void whatCannotBeWrittenIsShownAsLongAsTheProgramRuns() throws IOException {
        Files.writeString(folder.resolve("millebornes"), "a file where the folder should be");
        AppStorage storage = stores();
        storage.scores().change(GAME::after);
        storage.settle();
        assertThat(storage.scores().value()).containsExactly(GAME);
    }

    @Test
    void noTwoBrokenFilesOfScoresReplaceOneAnother() throws IOException {
        Path file = folder.resolve("millebornes").resolve("scores.json");
        for (String content : List.of("{\"games\":[{}]}", "[")) {
            stores().scores().change(GAME::after);
            close();
            Files.writeString(file, content);
            Files.deleteIfExists(file.resolveSibling("scores.json.old"));
            AppStorage storage = stores();
            assertThat(storage.scores().value()).isEmpty();
            assertThat(storage.notes()).containsExactly("note.scores");
        }
        assertThat(file.resolveSibling("scores.json.unreadable")).hasContent("{\"games\":[{}]}");
        assertThat(file.resolveSibling("scores.json.unreadable-2")).hasContent("[");
    }

    /// Law: whichever file is damaged, its second copy is taken, that is said, and the start after says nothing.
    @ParameterizedTest
    @ValueSource(strings = {"scores", "family", "settings", "album", "days", "school"})
    void ofADamagedFileTheSecondCopyIsTaken(String name) throws IOException {
        AppStorage firstStorage = stores();
        firstStorage.scores().change(GAME::after);
        firstStorage.families().change(_ -> FAMILY);
        firstStorage.context().language(Language.ENGLISH);
        MatchMemories match = new MatchMemories(DAY, List.of(new MatchMemory("Papi", Set.of(Stamp.PARIS), 30)));
        firstStorage.album().change(album -> album.with(match));
        firstStorage.days().change(days -> days.with(PLAYED));
        String solved = ExerciseBook.ofProgram().exercises().getFirst().id();
        firstStorage.school().change(progress -> progress.with(solved));
        close();
        Path file = folder.resolve("millebornes").resolve(name + ".json");
        byte[] damaged = Files.readAllBytes(file);
        damaged[damaged.length / 2] ^= 1;
        Files.write(file, damaged);
        AppStorage secondStorage = stores();
        assertThat(secondStorage.restored()).containsExactly("note.copy." + name);
        assertThat(secondStorage.notes()).isEmpty();
        assertThat(secondStorage.scores().value()).containsExactly(GAME);
        assertThat(secondStorage.families().value()).isEqualTo(FAMILY);
        assertThat(secondStorage.context().language()).isEqualTo(Language.ENGLISH);
        assertThat(secondStorage.album().value().page("Papi")).isPresent();
        assertThat(secondStorage.days().value().results()).hasSize(1);
        assertThat(secondStorage.school().value().solved()).hasSize(1);
        assertThat(file.resolveSibling(name + ".json.unreadable")).hasBinaryContent(damaged);
        assertThat(stores().restored()).isEmpty();
    }

    @Test
    void aFolderInThePlaceOfAFileIsPutAsideToo() throws IOException {
        Path file = folder.resolve("millebornes").resolve("family.json");
        Files.createDirectories(file.resolve("inside"));
        AppStorage storage = stores();
        assertThat(storage.notes()).containsExactly("note.family");
        assertThat(file.resolveSibling("family.json.unreadable").resolve("inside"))
                .isDirectory();
        storage.families().change(_ -> FAMILY);
        assertThat(stores().families().value()).isEqualTo(FAMILY);
    }

    @Test
    void aPlaceThatCannotBeWrittenToIsNoReasonNotToPlay() throws IOException {
        Files.writeString(folder.resolve("millebornes"), "a file where the folder should be");
        AppStorage storage = stores();
        assertThatCode(() -> storage.families().change(_ -> FAMILY)).doesNotThrowAnyException();
        assertThat(storage.families().value()).isEqualTo(FAMILY);
    }

    @Test
    void whereTheSystemAsksForLessMotionNothingMovesUntilSomebodyChoosesOtherwise() {
        ScreenContext context = stores(Pace.OFF).context();
        assertThat(context.pace()).isEqualTo(Pace.OFF);
        context.pace(Pace.SLOW);
        assertThat(stores(Pace.OFF).context().pace()).isEqualTo(Pace.SLOW);
        assertThat(stores().context().pace()).isEqualTo(Pace.SLOW);
    }

    /// Starts the program again, after what ran before was closed.
    private AppStorage stores() {
        return stores(Pace.NORMAL);
    }

    private AppStorage stores(Pace usualPace) {
        close();
        runningStorage = new AppStorage(
                folder.resolve("millebornes"), Locale.FRANCE, usualPace, SoundPlayer.NONE, TextToSpeech.NONE);
        return runningStorage;
    }

    @AfterEach
    void close() {
        if (runningStorage != null) {
            runningStorage.close();
        }
    }
}

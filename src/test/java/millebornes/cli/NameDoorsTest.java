package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.google.gson.JsonPrimitive;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.cli.text.BadGameArgumentsException;
import millebornes.cli.text.GameArguments;
import millebornes.cli.text.GameArgumentsConverter;
import millebornes.cli.text.TextProgram;
import millebornes.desktop.setup.FamilyOutfits;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.net.table.KeyMaker;
import millebornes.net.table.SeatRegistry;
import millebornes.net.table.TableKeys;
import millebornes.records.AlbumCodec;
import millebornes.records.DayResult;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import millebornes.records.PersonalAlbum;
import millebornes.records.ScoresCodec;
import millebornes.save.DisplayNameSanitizer;
import millebornes.save.NastyNames;
import millebornes.save.NastyNames.Nasty;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedPlayers;
import millebornes.save.SetupArguments;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Language;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// Every input for names with every malicious name: what is stored, and what reaches a terminal.
class NameDoorsTest {

    private static final Words ENGLISH = Words.of(Language.ENGLISH);

    /// What each door makes of a name. Those that admit no empty name leave its owner out.
    private static final Map<String, UnaryOperator<String>> DOORS = Map.ofEntries(
            Map.entry(
                    "a player of a saved game",
                    name -> SavedPlayers.person(name).name()),
            Map.entry("a person", name -> new SeatPlayer.Human(name).name()),
            Map.entry("a computer", name -> new SeatPlayer.Computer(name, BotLevel.EASY).name()),
            Map.entry("the set-up page", name -> new SetupPlayer(name, null).name()),
            Map.entry("the garage", NameDoorsTest::garage),
            Map.entry("the scores", NameDoorsTest::score),
            Map.entry("the album", NameDoorsTest::album),
            Map.entry("the day", NameDoorsTest::day),
            Map.entry("a phone", NameDoorsTest::phone),
            Map.entry("a seat that a phone names", NameDoorsTest::seat),
            Map.entry("the command line", NameDoorsTest::commandLine));

    @TempDir
    private Path home;

    static Stream<Nasty> nasty() {
        return NastyNames.all();
    }

    @ParameterizedTest
    @MethodSource("nasty")
    void everyDoorKeepsTheSame(Nasty name) {
        assertThat(DOORS)
                .allSatisfy((door, kept) ->
                        assertThat(kept.apply(name.given())).as(door).isEqualTo(name.kept()));
    }

    @ParameterizedTest
    @MethodSource("nasty")
    void aFileWithItCanBeReadAndIsCleanAfterwards(Nasty name) throws IOException {
        String json = escaped(new JsonPrimitive(name.given()).toString());
        Files.writeString(
                home.resolve("album.json"),
                "{\"pages\":[{\"name\":%s,\"matches\":1,\"cards\":1,\"stamps\":{}}]}".formatted(json));
        Files.writeString(home.resolve("scores.json"), """
                {"games":[{"edition":"board","players":[
                {"name":%s,"won":true,"points":1,"bestRound":1,"coupsFourres":0}]}]}
                """.formatted(json));
        List<String> expected = name.kept().isEmpty() ? List.of() : List.of(name.kept());
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(name.given())) {
            // Strict JSON has no unpaired surrogates: such a file counts as unreadable.
            assertThatIOException().isThrownBy(() -> AlbumCodec.in(home).read());
            assertThatIOException().isThrownBy(() -> ScoresCodec.in(home).read());
        } else if (!name.given().isBlank()) {
            assertThat(AlbumCodec.in(home).read().pages())
                    .extracting(PersonalAlbum::name)
                    .isEqualTo(expected);
            assertThat(ScoresCodec.in(home).read().getFirst().players())
                    .extracting(PlayerResult::name)
                    .isEqualTo(expected);
        }
    }

    /// A game in the terminal, and the list of the games that are kept: no character that a terminal obeys.
    @ParameterizedTest
    @MethodSource("nasty")
    void nothingOfItIsObeyedByATerminal(Nasty name) throws Exception {
        StringWriter out = new StringWriter();
        new TextProgram(
                        home,
                        ENGLISH,
                        new GameArguments(
                                new SetupArguments(null, null, null, Map.of()),
                                List.of(name.given(), "computer"),
                                DealSeed.numbered(7)),
                        new TextProgram.Device(false, false, 0))
                .run(new ByteArrayInputStream("I\nd 1\nquit\n".getBytes(StandardCharsets.UTF_8)), new PrintWriter(out));
        assertThat(out.toString()).contains(name.kept().isEmpty() ? "Player 1" : name.kept());
        assertObeyedByNone(out.toString());
        String listed = saves();
        assertThat(listed).contains(name.kept());
        assertObeyedByNone(listed);
    }

    /// The names of files are as they are, and shown without what a terminal would obey.
    @Test
    void theNameOfAFileIsNotObeyedEither() throws Exception {
        Path games = Files.createDirectories(home.resolve("games"));
        Files.writeString(games.resolve("a\u001B[2J\u202Eb.json"), "{}");
        String listed = saves();
        assertThat(listed).contains("a\uFFFD[2J\uFFFDb.json");
        assertObeyedByNone(listed);
        String json = saves("--json");
        assertObeyedByNone(json);
        assertThat(json).contains("a\\u001b[2J\\u202eb.json");
        CommandResult unknownResult = CommandResult.of("simulate", "\u001B[2J\u202E");
        assertThat(unknownResult.err()).contains("\uFFFD[2J\uFFFD");
        assertObeyedByNone(unknownResult.err());
    }

    /// The screen's words stand for a name that it cannot show; another screen shows it.
    @ParameterizedTest
    @MethodSource("nasty")
    void everybodyAtATableIsCalledSomething(Nasty name) {
        List<SeatPlayer> players = List.of(new SeatPlayer.Human(name.given()), new SeatPlayer.Human(name.given()));
        assertThat(PlayerNames.of(ENGLISH, players))
                .doesNotHaveDuplicates()
                .allSatisfy(called -> assertThat(called).isNotEmpty().hasSizeLessThanOrEqualTo(80));
        assertThat(PlayerNames.of(ENGLISH.shownOn(_ -> false), players)).containsExactly("Player 1", "Player 2");
        assertThat(PlayerNames.of(Words.of(Language.FRENCH).shownOn(_ -> false), players))
                .containsExactly("Joueur 1", "Joueur 2");
    }

    /// A name that is too long for its number is cut as everywhere: between characters, with an ellipsis.
    @Test
    void longNamesThatAreEqualAreCutWithAnEllipsis() {
        List<SeatPlayer> players =
                Collections.nCopies(3, new SeatPlayer.Human(DisplayNameSanitizer.of("Marguerite-Élise 0")));
        assertThat(PlayerNames.of(ENGLISH, players))
                .containsExactly("Marguerite-Élise", "Marguerite-Él… 2", "Marguerite-Él… 3");
    }

    @Test
    void gamesHaveLongerNamesCleanedAlike() {
        NastyNames.all().forEach(name -> {
            String kept = SaveMetadata.NONE.withName(name.given()).name();
            assertThat(kept).as(name.what()).startsWith(name.kept().strip());
            assertObeyedByNone(kept);
        });
    }

    /// JSON of ASCII alone, which can write half a character, too.
    private static String escaped(String json) {
        return json.chars()
                .mapToObj(letter -> letter < 0x80 ? Character.toString(letter) : "\\u%04x".formatted(letter))
                .collect(Collectors.joining());
    }

    private String saves(String... options) {
        StringWriter out = new StringWriter();
        new CommandLine(new SavesCommand(() -> home))
                .setOut(new PrintWriter(out, true))
                .execute(options);
        return out.toString();
    }

    private static void assertObeyedByNone(String text) {
        assertThat(text.chars().filter(letter -> letter != '\n'))
                .noneMatch(Character::isISOControl)
                .noneMatch(letter -> Character.getType(letter) == Character.FORMAT && letter != 0x200D);
    }

    private static String garage(String name) {
        CarOutfit dressedOutfit = CarOutfit.PLAIN.with(RoofLoad.CANOE);
        return new FamilyOutfits(Map.of(name, dressedOutfit))
                .outfits().keySet().stream().findFirst().orElse("");
    }

    private static String score(String name) {
        return attempt(() -> new PlayerResult(name, Outcome.WON, 1, 1, 0, 0, 0).name());
    }

    private static String album(String name) {
        return attempt(() -> new PersonalAlbum(name, 1, 1, Map.of()).name());
    }

    private static String day(String name) {
        return new DayResult(
                        LocalDate.of(2026, 7, 14), "board", name, DayResult.Company.COMPUTERS, 2, 1000, 0, 1, List.of())
                .name();
    }

    private static String seat(String name) {
        Session session = Session.start(new GameConfig(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                List.of(new SeatPlayer.Human(""), new SeatPlayer.Human("")),
                0,
                7));
        session.callPerson(0, name);
        return session.player(0).name();
    }

    private static String phone(String name) {
        KeyMaker maker = new KeyMaker();
        SeatRegistry seats = new SeatRegistry(maker, TableKeys.fresh(maker, "t1", 2));
        assertThat(seats.claim(0, name)).isPresent();
        return seats.name(0);
    }

    private static String commandLine(String name) {
        GameArguments typedGame = new GameArguments(
                new SetupArguments(null, null, null, Map.of()), List.of(name, "computer"), DealSeed.numbered(7));
        try {
            return new GameArgumentsConverter(typedGame, ENGLISH)
                    .game(() -> DealSeed.numbered(1))
                    .players()
                    .getFirst()
                    .name();
        } catch (BadGameArgumentsException e) {
            throw new AssertionError(e);
        }
    }

    private interface Named {
        String name();
    }

    /// The name, or nothing where nobody may have none.
    private static String attempt(Named named) {
        try {
            return named.name();
        } catch (IllegalArgumentException _) {
            return "";
        }
    }
}

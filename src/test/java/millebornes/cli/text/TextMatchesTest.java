package millebornes.cli.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import millebornes.records.AlbumCodec;
import millebornes.records.FinishedMatch;
import millebornes.records.FinishedMatch.PlayerResult;
import millebornes.records.PersonalAlbum;
import millebornes.records.ScoresCodec;
import millebornes.records.Stamp;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whole matches in a real terminal, played key by key.
@EnabledOnOs(OS.LINUX)
class TextMatchesTest {

    private static final List<List<String>> EDITIONS = List.of(
            List.of("--edition", "board", "--players", "Anna,Paul,computer:easy", "--option", "accelerated=true"),
            List.of("--edition", "classic", "--teams", "2x2", "--players", "Anna,computer,Paul,computer:easy"),
            List.of("--edition", "duel", "--players", "Anna,Turbo=computer:easy"),
            List.of("--edition", "micro", "--players", "Anna,computer:easy"),
            List.of("--edition", "playroom", "--teams", "3x3", "--players", "Anna" + ",computer:easy".repeat(8)));

    @TempDir
    private Path home;

    private static boolean isFirst(List<String> edition) {
        return edition.equals(EDITIONS.getFirst());
    }

    @ParameterizedTest
    @EnumSource
    void aWholeMatchOfEveryEditionIsPlayedInEveryLanguage(Language language) throws Exception {
        List<String> arguments = new ArrayList<>();
        for (List<String> edition : EDITIONS) {
            arguments.addAll(arguments.isEmpty() ? List.of() : List.of("//"));
            arguments.addAll(List.of("text", "--pause", "0", "--seed", "11", "--language", language.tag()));
            arguments.addAll(edition);
            int rounds = edition.contains("duel") ? 2 : 1;
            arguments.addAll(List.of("--option", "rounds=" + rounds));
        }
        try (PseudoTerminal terminal = new PseudoTerminal(home, TextMatches.class, arguments)) {
            EarPlayer player = new EarPlayer(terminal);
            for (List<String> edition : EDITIONS) {
                String said = player.match();
                assertThat(said)
                        .as(edition.toString())
                        .contains("STATUS 0")
                        .contains(language == Language.FRENCH ? "À bientôt sur la route" : "See you on the road")
                        .containsPattern(language == Language.FRENCH ? "(la|cette) manche" : "(the|this) round")
                        .contains(isFirst(edition) ? "Paris (" : "")
                        .doesNotContain("{", "│", "─", "Exception");
            }
            assertThat(terminal.status()).isZero();
        }
        assertThat(new GameLibrary(DataFolder.games(home)).list())
                .hasSize(EDITIONS.size())
                .allSatisfy(libraryGame -> assertThat(libraryGame)
                        .isInstanceOfSatisfying(
                                LibraryGame.Playable.class,
                                game -> assertThat(game.isFinished()).isTrue()));
        PersonalAlbum annaAlbum = AlbumCodec.in(home).read().page("Anna").orElseThrow();
        assertThat(annaAlbum.matches()).as("matches in the album").isEqualTo(EDITIONS.size());
        assertThat(annaAlbum.stamps()).containsKey(Stamp.PARIS);
        assertThat(annaAlbum.stamps()).containsKey(Stamp.ROANNE);
        assertThat(ScoresCodec.in(home).read())
                .as("what the window shows as scores")
                .extracting(
                        FinishedMatch::edition,
                        match ->
                                match.players().stream().map(PlayerResult::name).toList())
                .containsExactly(
                        tuple("board", List.of("Anna", "Paul")),
                        tuple("classic", List.of("Anna", "Paul")),
                        tuple("duel", List.of("Anna")),
                        tuple("micro", List.of("Anna")),
                        tuple("playroom", List.of("Anna")));
    }

    @ParameterizedTest
    @EnumSource
    void afterAJuniorMatchEnterPlaysAgain(Language language) throws Exception {
        List<String> junior = List.of(
                "text",
                "--pause",
                "0",
                "--seed",
                "11",
                "--language",
                language.tag(),
                "--players",
                "Anna,computer:easy",
                "--edition",
                "board",
                "--option",
                "scoring=junior");
        try (PseudoTerminal terminal = new PseudoTerminal(home, TextMatches.class, junior)) {
            assertThat(new EarPlayer(terminal).match()).contains("STATUS 0");
            assertThat(terminal.status()).isZero();
        }
        assertThat(ScoresCodec.in(home).read()).hasSize(2);
        assertThat(new GameLibrary(DataFolder.games(home)).list())
                .extracting(libraryGame ->
                        ((LibraryGame.Playable) libraryGame).summary().begun().seed())
                .hasSize(2)
                .doesNotHaveDuplicates();
    }

    @Test
    void tenThousandKeysOfEveryKindBreakNothing() throws Exception {
        List<String> one = List.of(
                "text",
                "--pause",
                "0",
                "--edition",
                "playroom",
                "--players",
                "Anna,Paul,computer:easy",
                "--option",
                "cumulate=true",
                "--option",
                "wrongWay=true",
                "--option",
                "reshuffle=true");
        List<String> many = new ArrayList<>();
        for (int match = 0; match < 8; match++) {
            many.addAll(match == 0 ? List.of() : List.of("//"));
            many.addAll(one);
        }
        Random random = new Random(3);
        // Without the hint, for which a good player thinks: that one is asked for elsewhere.
        String letters = "1234567\r\r\r\r dDcCiIsStTlLfFuUyYrReEnN?oz\033[]ABC~&é€\t\b\177";
        try (PseudoTerminal terminal = new PseudoTerminal(home, TextMatches.class, many)) {
            terminal.await("\\?|\\.");
            for (int part = 0; part < 100; part++) {
                StringBuilder keys = new StringBuilder();
                for (int key = 0; key < 100; key++) {
                    keys.append(
                            random.nextInt(6) == 0
                                    ? List.of("\033[A", "\033[B", "\033[C", "\033[D", "\033[3~", "\033")
                                            .get(random.nextInt(6))
                                    : letters.charAt(random.nextInt(letters.length())));
                }
                terminal.type(keys.toString());
            }
            terminal.type("\033").await(".");
            terminal.type("qqq".repeat(40));
            assertThat(terminal.status()).isZero();
            assertThat(terminal.all())
                    .contains("STATUS 0")
                    .doesNotContain("Exception", "\tat ", "STATUS 1", "STATUS 2");
        }
        try (Stream<Path> files = Files.list(DataFolder.games(home))) {
            assertThat(files.filter(file -> file.toString().endsWith(".json")))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(GameLibrary.read(file)).isInstanceOf(LibraryGame.Playable.class));
        }
    }
}

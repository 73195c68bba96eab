package millebornes.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import millebornes.bot.BotLevel;
import millebornes.bot.YardstickBot;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionCodec;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.ValueOption;
import millebornes.engine.table.Livery;

/// Whole matches between computer players, as written by the programs of their day: every edition at every table, and
/// every option of an edition, each in a compressed file.
final class RecordedGames {

    private static final Path FOLDER = Path.of("src", "test", "resources", "saves", "recorded");
    private static final String ENDING = ".json.gz";
    private static final Instant RECORDED = Instant.parse("2026-11-22T20:00:00Z");

    /// The options that no game had which was begun by the rules of [Edition#earlier()].
    private static final List<RuleOption> NEWER = List.of(
            FlagOption.ROLLING_START,
            FlagOption.REMEDY_IS_ENOUGH,
            FlagOption.HAZARDS_BEFORE_START,
            FlagOption.KEEP_SAFETIES);

    private RecordedGames() {}

    /// Every file, by name.
    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        }
    }

    /// What a file says, as text.
    static String text(Path file) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /// The games that are recorded.
    static List<Setup> setups() {
        Set<Setup> setups = new LinkedHashSet<>();
        for (Edition edition : Editions.ALL) {
            edition.tables().forEach(table -> add(setups, Setup.of(edition, table.form())));
            for (RuleOption option : RuleOption.ALL) {
                for (String value : values(option)) {
                    edition.tables().stream()
                            .map(table -> Setup.of(edition, table.form())
                                    .with(choices -> OptionCodec.with(choices, option, value)))
                            .filter(setup -> setup.problem().isEmpty())
                            .filter(setup -> !setup.rules()
                                    .options()
                                    .equals(Setup.of(edition, setup.form())
                                            .rules()
                                            .options()))
                            .findFirst()
                            .ifPresent(setup -> add(setups, setup));
                }
            }
        }
        return List.copyOf(setups);
    }

    private static List<String> values(RuleOption option) {
        return switch (option) {
            case FlagOption _ -> List.of("true", "false");
            case ValueOption.TARGET -> List.of("700");
            case ValueOption.SCORING, ValueOption.SAFETY_CLEARS -> ((ValueOption) option).words();
            case ValueOption.MATCH_TO -> List.of("1500");
            case ValueOption.ROUNDS -> List.of("2");
        };
    }

    /// A match is as short as it may be, unless its length is what is recorded.
    private static void add(Set<Setup> setups, Setup setup) {
        Setup roundSetup = setup.with(choices -> choices.rounds(1));
        boolean length = setup.choices().chooses(ValueOption.MATCH_TO)
                || setup.choices().chooses(ValueOption.ROUNDS)
                || roundSetup.problem().isPresent();
        setups.add(length ? setup : roundSetup);
    }

    /// Whether a game could be played by the rules of [Edition#earlier()]: it chooses no option that came after them.
    static boolean wasThereBefore(Setup setup) {
        return NEWER.stream().noneMatch(setup.choices()::chooses);
    }

    /// Where a game is recorded. A game of an edition that was once played by other rules has those of today in its name:
    /// the file without them was recorded before.
    static Path file(Setup setup) {
        boolean changed = setup.earlier().isEarlier();
        return FOLDER.resolve(SetupText.of(setup.current()).replaceAll("[ =]", "-")
                + (changed && !setup.isEarlier() ? "-rules-2" : "")
                + ENDING);
    }

    /// Plays a game and writes it. A file that is there is never written again: it says what was right in its day.
    static void record(Setup setup, long seed) throws IOException {
        if (Files.notExists(file(setup))) {
            try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(file(setup)))) {
                out.write((SavedGameCodec.write(played(setup, seed)) + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private static SavedGame played(Setup setup, long seed) {
        int seats = setup.form().seats();
        int first = (int) (seed % seats);
        Match match = Match.start(setup.rules(), seed, first, List.of()).match();
        SavedGame game = SavedPlayers.in(SavedGame.begun(setup, seed, first, List.of()), players(seats), looks(setup));
        for (int number = 0; !match.isOver(); number++) {
            if (match.round().isOver()) {
                match = ((MatchStep) match.nextRound(List.of())).match();
                game = game.withRound(List.of());
            } else {
                int seat = match.round().phase().asked().first();
                Move move = new YardstickBot()
                        .choose(match.view(seat), seed + number)
                        .move();
                match = ((MatchStep) match.play(move)).match();
                game = game.with(move);
            }
        }
        return game.with(SaveMetadata.NONE.withSaved(RECORDED).withChecksum(StateChecksum.of(match)));
    }

    private static List<SavedGame.SavedPlayer> players(int seats) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> SavedPlayers.computer("Zoé " + seat, BotLevel.EASY.word()))
                .toList();
    }

    private static List<Livery> looks(Setup setup) {
        List<Livery> looks =
                new ArrayList<>(Livery.first(setup.rules().seating().carCount()));
        return looks.reversed();
    }
}

package millebornes.engine.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;

/// A recorded playthrough: a head of comments, `game …` and `deal seed …`, then all events.
///
/// @param head the lines up to the deal
/// @param moves the lines with moves, from which the rest follows
record GoldenFile(Path path, List<String> head, RuleEngine rules, long seed, int first, List<String> moves) {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private static final Pattern DEAL = Pattern.compile("deal seed (\\d+) first (\\d)");

    private static final Pattern MOVE = Pattern.compile("(\\d)> (.+)");

    private static final String NEXT_ROUND = "> next round";

    static List<Path> all() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".game"))
                    .sorted()
                    .toList();
        }
    }

    static GoldenFile read(Path path) throws IOException {
        List<String> lines = Files.readAllLines(path);
        int end = 0;
        while (!lines.get(end).startsWith("deal ")) {
            end++;
        }
        Matcher deal = DEAL.matcher(lines.get(end));
        String game = lines.stream()
                .filter(line -> line.startsWith("game "))
                .findFirst()
                .orElseThrow();
        if (!deal.matches()) {
            throw new IllegalArgumentException(path + ": " + lines.get(end));
        }
        return new GoldenFile(
                path,
                lines.subList(0, end + 1),
                SetupText.setup(game.substring("game ".length())).rules(),
                Long.parseLong(deal.group(1)),
                Integer.parseInt(deal.group(2)),
                lines.stream()
                        .filter(line -> MOVE.matcher(line).matches() || line.equals(NEXT_ROUND))
                        .toList());
    }

    String text() throws IOException {
        return Files.readString(path);
    }

    /// The file as the engine tells the game today, as far as its moves are legal.
    String replayed() {
        TranscriptWriter transcript = new TranscriptWriter(start());
        replay(transcript);
        return text(transcript);
    }

    /// The same, but where the file's moves end before the match does, it is played on at random.
    String recorded() {
        TranscriptWriter transcript = new TranscriptWriter(start());
        replay(transcript);
        SeededRandom random = new SeededRandom(seed);
        while (!transcript.match().isOver()) {
            Round round = transcript.match().round();
            if (round.isOver()) {
                transcript.nextRound();
            } else {
                Move move = GoldenMoveChooser.choose(rules, round, random);
                transcript.play(GoldenMoveChooser.seatOf(round, move), move);
            }
        }
        return text(transcript);
    }

    private MatchStep start() {
        return Match.start(rules, seed, first, List.of());
    }

    private void replay(TranscriptWriter transcript) {
        for (String line : moves) {
            Matcher move = MOVE.matcher(line);
            boolean played = move.matches()
                    ? transcript.play(
                            Integer.parseInt(move.group(1)),
                            MoveText.move(Integer.parseInt(move.group(1)), move.group(2)))
                    : transcript.nextRound();
            if (!played) {
                return;
            }
        }
    }

    private String text(TranscriptWriter transcript) {
        List<String> all = new ArrayList<>(head);
        all.addAll(transcript.lines());
        return String.join("\n", all) + "\n";
    }
}

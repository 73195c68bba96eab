package millebornes.cli.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.session.SeatPlayer;
import millebornes.words.Words;

/// Parses a player as typed: `Anna`, `computer`, `computer:hard`, `Turbo=computer:hard`. The words may be those of the
/// language or of the protocol.
final class TypedPlayerParser {

    private static final char LEVEL = ':';
    private static final char NAMED = '=';

    private final Words words;

    TypedPlayerParser(Words words) {
        this.words = words;
    }

    /// The player that was typed; empty when the level is unknown. A computer player without a name gets one.
    ///
    /// @param taken the names in use
    Optional<SeatPlayer> parse(String typed, List<String> taken) {
        String text = typed.strip();
        int equals = text.indexOf(NAMED);
        String what = text.substring(equals + 1).strip();
        int colon = what.indexOf(LEVEL);
        String kind = (colon < 0 ? what : what.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
        if (!list("terminal.computer.words").contains(kind)) {
            return Optional.of(new SeatPlayer.Human(text));
        }
        String name = equals < 0 ? free(taken) : text.substring(0, equals).strip();
        return level(colon < 0 ? "" : what.substring(colon + 1)).map(level -> new SeatPlayer.Computer(name, level));
    }

    /// The computer player that is offered by default, with a name that is not taken.
    SeatPlayer computer(List<String> taken) {
        return new SeatPlayer.Computer(free(taken), BotLevel.MEDIUM);
    }

    /// The words that can be typed for a level, as alternatives in one text.
    String levels() {
        return words.alternatives(Stream.concat(Stream.of(BotLevel.RANDOM), BotLevel.OFFERED.stream())
                .map(this::word)
                .toList());
    }

    private String word(BotLevel level) {
        return words.text("terminal.level." + level.textKey());
    }

    private Optional<BotLevel> level(String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        if (wanted.isEmpty()) {
            return Optional.of(BotLevel.MEDIUM);
        }
        return BotLevel.named(wanted)
                .or(() -> Arrays.stream(BotLevel.values())
                        .filter(level -> word(level).equals(wanted))
                        .findFirst());
    }

    private String free(List<String> taken) {
        return list("terminal.computers").stream()
                .filter(name -> !taken.contains(name))
                .findFirst()
                .orElse("");
    }

    private List<String> list(String key) {
        return List.of(words.text(key).split(","));
    }
}

package millebornes.bot;

import java.util.Optional;

/// A kind of computer player: a level and a character, written as `medium:bold` in results.
public record LevelAndCharacter(BotLevel level, BotCharacter character) implements NamedBot {

    private static final String BETWEEN = ":";

    /// Parses a name such as `medium` or `medium:bold`; empty if it names no player.
    public static Optional<LevelAndCharacter> named(String word) {
        int at = word.indexOf(BETWEEN);
        Optional<BotLevel> level = BotLevel.named(at < 0 ? word : word.substring(0, at));
        Optional<BotCharacter> character =
                at < 0 ? Optional.of(BotCharacter.PLAIN) : BotCharacter.named(word.substring(at + 1));
        return level.flatMap(botLevel -> character.map(botCharacter -> new LevelAndCharacter(botLevel, botCharacter)));
    }

    @Override
    public String word() {
        return character.isSomebody() ? level.word() + BETWEEN + character.word() : level.word();
    }

    @Override
    public Bot bot() {
        return level.bot(character);
    }
}

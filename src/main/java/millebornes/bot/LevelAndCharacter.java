package millebornes.bot;

import java.util.Optional;

/// The name of a player in results, made of a level and a character: `medium:bold`.
public record LevelAndCharacter(BotLevel level, BotCharacter character) implements NamedBot {

    private static final String BETWEEN = ":";

    /// The player of that name; without a character if it has none.
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

package millebornes.bot;

import java.util.Arrays;
import java.util.Optional;

/// The strength of a computer player.
public enum BotLevel implements NamedBot {
    /// random legal moves, all with the same probability
    RANDOM("random", 0),
    /// a friendly beginner who makes mistakes and spares players who are behind
    EASY("easy", 1),
    /// plays soundly, counts public cards, and looks one move deep
    MEDIUM("medium", 2),
    /// tries its moves on many imagined deals
    HARD("hard", 3);

    private final String word;
    private final int stars;

    BotLevel(String word, int stars) {
        this.word = word;
        this.stars = stars;
    }

    /// Its strength in stars. A player without stars gives no reasons for its moves.
    public int stars() {
        return stars;
    }

    /// The level of that protocol word.
    public static Optional<BotLevel> named(String word) {
        return Arrays.stream(values()).filter(level -> level.word.equals(word)).findFirst();
    }

    /// Its protocol word.
    @Override
    public String word() {
        return word;
    }

    /// A player of this level.
    @Override
    public Bot bot() {
        return switch (this) {
            case RANDOM -> new RandomBot();
            case EASY -> new EasyBot();
            case MEDIUM -> new MediumBot(MediumWeights.TUNED);
            case HARD ->
                new HardBot(MediumWeights.TUNED, SearchEffort.USUAL, LearnedNets.values(), LearnedNets.policies());
        };
    }

    /// A player of this level with a character; [#RANDOM] ignores the character.
    public Bot bot(BotCharacter character) {
        return character.isSomebody() && this != RANDOM ? new CharacterBot(bot(), character, this != EASY) : bot();
    }
}

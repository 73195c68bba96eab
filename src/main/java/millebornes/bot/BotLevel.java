package millebornes.bot;

import java.util.Arrays;
import java.util.List;
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
    HARD("hard", 3),
    /// the weakest of five grades of a player that adapts to the person it plays with: as strong as [#EASY]
    YOURS_1("yours-1", 1),
    /// the second grade: between [#EASY] and [#MEDIUM]
    YOURS_2("yours-2", 1),
    /// the middle grade: as strong as [#MEDIUM]; also the first grade for a person about whom nothing is known
    YOURS_3("yours-3", 2),
    /// the fourth grade: between [#MEDIUM] and [#HARD]
    YOURS_4("yours-4", 2),
    /// the strongest grade: as strong as [#HARD]
    YOURS_5("yours-5", 3);

    /// The grades of the player that adapts to the person it plays with, the weakest first.
    public static final List<BotLevel> YOURS = List.of(YOURS_1, YOURS_2, YOURS_3, YOURS_4, YOURS_5);

    /// The levels that people choose from, the weakest first; the last one stands for all grades of [#YOURS].
    public static final List<BotLevel> OFFERED = List.of(EASY, MEDIUM, HARD, YOURS_3);

    private final String word;
    private final int stars;

    BotLevel(String word, int stars) {
        this.word = word;
        this.stars = stars;
    }

    /// The strength in stars, 0 to 3. A player without stars gives no reasons for its moves.
    public int stars() {
        return stars;
    }

    /// Whether this is a grade of the player that adapts to the person it plays with.
    public boolean isYours() {
        return YOURS.contains(this);
    }

    /// The key of the level's texts: its protocol word, but `yours` for all grades of [#YOURS].
    public String textKey() {
        return isYours() ? "yours" : word;
    }

    /// The level with that protocol word; empty if there is none.
    public static Optional<BotLevel> named(String word) {
        return Arrays.stream(values()).filter(level -> level.word.equals(word)).findFirst();
    }

    /// The level's protocol word.
    @Override
    public String word() {
        return word;
    }

    /// A new player of this level, without a character.
    @Override
    public Bot bot() {
        return switch (this) {
            case RANDOM -> new RandomBot();
            case EASY, YOURS_1 -> new EasyBot();
            case YOURS_2 -> new MixedBot(EASY.bot(), MEDIUM.bot());
            case MEDIUM, YOURS_3 -> new MediumBot(MediumWeights.TUNED, HumanLimits.DRIVER);
            case YOURS_4 -> new MixedBot(MEDIUM.bot(), HARD.bot());
            case HARD, YOURS_5 -> new HardBot(SearchEffort.USUAL);
        };
    }

    /// Whether players of this level do not attack players who are behind.
    private boolean sparesOthers() {
        return this == EASY || this == YOURS_1 || this == YOURS_2;
    }

    /// A player of this level with a character; [#RANDOM] ignores the character.
    public Bot bot(BotCharacter character) {
        return character.isSomebody() && this != RANDOM ? new CharacterBot(bot(), character, !sparesOthers()) : bot();
    }
}

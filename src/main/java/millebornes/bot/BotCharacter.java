package millebornes.bot;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// The character of a computer player: which of several moves of about equal value it prefers, with a name and a face.
/// It does not change the player's strength (docs/players.md).
public enum BotCharacter {
    /// no character: no name, no face, no preferences
    PLAIN("plain", 0),
    /// no preferences: plays its level's move
    CALM("calm", 0),
    /// drives far as soon as it can
    BOLD("bold", 36),
    /// puts its car in order first, and keeps small cards going
    CAUTIOUS("cautious", 16),
    /// holds others up for fun
    CHEEKY("cheeky", 18);

    private static final int MUCH = 10;

    private static final int SOME = 5;

    private final String word;
    private final int near;

    /// @param near the greatest difference between the values of two moves that count as equal; tuned so that the
    ///     character does not weaken the player
    BotCharacter(String word, int near) {
        this.word = word;
        this.near = near;
    }

    /// The characters with a name and a face.
    public static List<BotCharacter> named() {
        return Arrays.stream(values()).filter(BotCharacter::isSomebody).toList();
    }

    /// The character with that word in protocols and files; empty if there is none.
    public static Optional<BotCharacter> named(String word) {
        return Arrays.stream(values())
                .filter(character -> character.word.equals(word))
                .findFirst();
    }

    /// The character's word in protocols and files.
    public String word() {
        return word;
    }

    /// Whether the character has a name and a face.
    public boolean isSomebody() {
        return this != PLAIN;
    }

    /// Whether two moves with these values count as equal.
    boolean isNear(int worth, int other) {
        return Math.abs(worth - other) <= near;
    }

    /// How much the character likes a move: the higher, the more; 0 for an ordinary move.
    int liking(Move move) {
        return switch (this) {
            case PLAIN, CALM -> 0;
            case BOLD -> bold(move);
            case CAUTIOUS -> cautious(move);
            case CHEEKY -> cheeky(move);
        };
    }

    private static int bold(Move move) {
        return move instanceof Move.Play play && play.card() instanceof Distance distance ? distance.squares() : 0;
    }

    private static int cautious(Move move) {
        if (move instanceof Move.Play play) {
            return cautious(play.card());
        }
        return throwsAttackAway(move) ? SOME : 0;
    }

    private static int cautious(Card card) {
        return switch (card) {
            case Safety _ -> MUCH;
            case Remedy _ -> SOME;
            case Distance distance -> distance.squares() <= Distance.KM_75.squares() ? 1 : 0;
            case Hazard _ -> 0;
        };
    }

    private static int cheeky(Move move) {
        if (move instanceof Move.Attack) {
            return MUCH;
        }
        return throwsAttackAway(move) ? -SOME : 0;
    }

    private static boolean throwsAttackAway(Move move) {
        return move instanceof Move.Discard discard && discard.card() instanceof Hazard;
    }
}

package millebornes.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// A saved match: its set-up, the seed of its cards, and every move.
///
/// @param setup edition, table and options
/// @param seed the seed of the cards
/// @param first the seat that began the first round
/// @param players the players, by seat; empty if unknown
/// @param looks the look of each car; empty if not chosen
/// @param rounds every round that was dealt; at least one; the last may be unfinished
/// @param metadata the name, the times and what is known about the state after the last move
public record SavedGame(
        Setup setup,
        DealSeed seed,
        int first,
        List<SavedPlayer> players,
        List<Livery> looks,
        List<PlayedRound> rounds,
        SaveMetadata metadata) {

    /// The player of a seat.
    ///
    /// @param name the name, cleaned by [DisplayNameSanitizer]; empty if none was given
    /// @param computer the protocol word of the level; null for a person
    /// @param help the word of a person's help level; null for the usual one
    /// @param character the word of a computer's character; null for none
    /// @param outfit the words of the car's outfit; null if not chosen
    public record SavedPlayer(
            String name,
            @Nullable String computer,
            @Nullable String help,
            @Nullable String character,
            @Nullable String outfit) {

        public SavedPlayer {
            name = DisplayNameSanitizer.of(name);
        }
    }

    /// A round and its moves.
    ///
    /// @param deck the cards that were dealt first, in order; the seed shuffles the others
    /// @param moves every move, in order
    public record PlayedRound(List<Card> deck, List<Move> moves) {

        public PlayedRound {
            deck = List.copyOf(deck);
            moves = List.copyOf(moves);
        }

        private PlayedRound with(Move move) {
            List<Move> more = new ArrayList<>(moves);
            more.add(move);
            return new PlayedRound(deck, more);
        }
    }

    public SavedGame {
        players = List.copyOf(players);
        looks = List.copyOf(looks);
        rounds = List.copyOf(rounds);
        if (rounds.isEmpty()) {
            throw new IllegalArgumentException("a match has a first round");
        }
    }

    /// A new match of a numbered deal, without moves.
    public static SavedGame begun(Setup setup, long number, int first, List<Card> deck) {
        return begun(setup, DealSeed.numbered(number), first, deck);
    }

    /// A new match without moves. The cards of the deck are dealt first; the others follow, shuffled.
    public static SavedGame begun(Setup setup, DealSeed seed, int first, List<Card> deck) {
        return new SavedGame(
                setup, seed, first, List.of(), List.of(), List.of(new PlayedRound(deck, List.of())), SaveMetadata.NONE);
    }

    /// A copy with other metadata.
    public SavedGame with(SaveMetadata newMetadata) {
        return new SavedGame(setup, seed, first, players, looks, rounds, newMetadata);
    }

    /// A copy without any move, and with the metadata that does not depend on the last one.
    SavedGame withoutMoves() {
        return changed(List.of(new PlayedRound(rounds.getFirst().deck(), List.of())));
    }

    /// The number of moves, over all rounds.
    public int moveCount() {
        return rounds.stream().mapToInt(round -> round.moves().size()).sum();
    }

    /// A copy that ends right before a move.
    ///
    /// @param round the number of the round, from 1
    /// @param move the move of that round, from 1; 0 for the end of the round before
    /// @return empty if nothing precedes it
    Optional<SavedGame> before(int round, int move) {
        List<PlayedRound> earlier = new ArrayList<>(rounds.subList(0, round - 1));
        if (move > 0) {
            PlayedRound lastRound = rounds.get(round - 1);
            earlier.add(new PlayedRound(lastRound.deck(), lastRound.moves().subList(0, move - 1)));
        }
        return earlier.isEmpty() ? Optional.empty() : Optional.of(changed(earlier));
    }

    /// A copy with one more move.
    public SavedGame with(Move move) {
        List<PlayedRound> changed = new ArrayList<>(rounds);
        changed.set(changed.size() - 1, changed.getLast().with(move));
        return changed(changed);
    }

    /// Whether this is the same match as another, at the same move or a later one. The name may differ.
    public boolean continues(SavedGame otherGame) {
        if (!isSameMatch(otherGame) || rounds.size() < otherGame.rounds.size()) {
            return false;
        }
        int last = otherGame.rounds.size() - 1;
        PlayedRound ownRound = rounds.get(last);
        PlayedRound otherRound = otherGame.rounds.get(last);
        return rounds.subList(0, last).equals(otherGame.rounds.subList(0, last))
                && ownRound.deck().equals(otherRound.deck())
                && ownRound.moves().size() >= otherRound.moves().size()
                && ownRound.moves().subList(0, otherRound.moves().size()).equals(otherRound.moves());
    }

    /// Whether two games have begun as the same match, whatever was played since.
    public boolean isSameMatch(SavedGame otherGame) {
        return setup.equals(otherGame.setup)
                && seed.equals(otherGame.seed)
                && first == otherGame.first
                && players.equals(otherGame.players)
                && Objects.equals(metadata.began(), otherGame.metadata.began());
    }

    /// A copy with the next round dealt. The cards of the deck are dealt first; the others follow, shuffled.
    public SavedGame withRound(List<Card> deck) {
        List<PlayedRound> more = new ArrayList<>(rounds);
        more.add(new PlayedRound(deck, List.of()));
        return changed(more);
    }

    /// A copy with other rounds, and so without the checksum of the old state.
    private SavedGame changed(List<PlayedRound> played) {
        return new SavedGame(setup, seed, first, players, looks, played, metadata.ofAnotherState());
    }
}

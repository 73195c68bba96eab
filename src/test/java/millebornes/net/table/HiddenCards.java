package millebornes.net.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.session.GameConfig;
import millebornes.session.Session;

/// Plays a round of a stacked deck and finds rounds that one listener cannot distinguish from it: every card that this
/// listener has not seen is elsewhere, and the same moves were played.
public final class HiddenCards {

    private final GameConfig game;
    private final List<Card> deck;
    private final List<Move> moves = new ArrayList<>();
    private final List<List<Integer>> hands = new ArrayList<>();
    private int drawn;

    private HiddenCards(GameConfig game, List<Card> deck) {
        this.game = game;
        this.deck = deck;
        int seats = game.players().size();
        for (int seat = 0; seat < seats; seat++) {
            List<Integer> places = new ArrayList<>();
            for (int card = 0; card < 6; card++) {
                places.add(seat + card * seats);
            }
            hands.add(places);
        }
        this.drawn = 6 * seats;
    }

    public static HiddenCards of(GameConfig game, Random random) {
        List<Card> deck = new ArrayList<>(game.setup().rules().deck().cards());
        Collections.shuffle(deck, random);
        HiddenCards cards = new HiddenCards(game, deck);
        cards.follow(cards.session().opening().events());
        return cards;
    }

    /// The round before its first move.
    public Session session() {
        return Session.start(game, deck);
    }

    /// A move was played, with what came of it.
    public void played(Move move, List<Event> events) {
        moves.add(move);
        follow(events);
    }

    /// The same round up to here with every card dealt again that this seat has not seen, or nothing when the moves
    /// would not have been possible then.
    ///
    /// @param seat the listener's; below 0 for a bystander
    public Optional<HiddenCards> another(int seat, Random random) {
        List<Integer> hidden = new ArrayList<>();
        for (int other = 0; other < hands.size(); other++) {
            if (other != seat) {
                hidden.addAll(hands.get(other));
            }
        }
        for (int place = drawn; place < deck.size(); place++) {
            hidden.add(place);
        }
        List<Card> cards = new ArrayList<>(hidden.stream().map(deck::get).toList());
        Collections.shuffle(cards, random);
        List<Card> changed = new ArrayList<>(deck);
        for (int place = 0; place < hidden.size(); place++) {
            changed.set(hidden.get(place), cards.get(place));
        }
        HiddenCards otherCards = new HiddenCards(game, changed);
        Session replaySession = otherCards.session();
        for (Move move : moves) {
            if (replaySession.play(move) != null) {
                return Optional.empty();
            }
        }
        return Optional.of(otherCards);
    }

    public List<Move> moves() {
        return moves;
    }

    private void follow(List<Event> events) {
        for (Event event : events) {
            switch (event) {
                case Event.Drew drew -> {
                    hands.get(drew.seat()).add(drawn);
                    drawn++;
                }
                case Event.CardPlayed played -> leaves(played.seat(), played.card());
                case Event.RoundBegan _,
                        Event.Dealt _,
                        Event.TurnBegan _,
                        Event.HazardLifted _,
                        Event.TurnLost _,
                        Event.TurnEnded _,
                        Event.DeclaredStuck _,
                        Event.Reshuffled _,
                        Event.Skipped _,
                        Event.ExtensionOffered _,
                        Event.Extended _,
                        Event.ExtensionDeclined _,
                        Event.Arrived _,
                        Event.RoundEnded _,
                        Event.MatchEnded _ -> {}
            }
        }
    }

    private void leaves(int seat, Card card) {
        List<Integer> places = hands.get(seat);
        Integer place = places.stream()
                .filter(one -> deck.get(one) == card)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(card + " is not in the hand of seat " + seat));
        places.removeIf(one -> one.equals(place));
    }
}

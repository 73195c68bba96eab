package millebornes.engine.match;

import java.util.List;
import millebornes.engine.rules.EditionRules.ReplayRule;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Hand;
import millebornes.engine.table.HandSizes;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SafetySet;
import millebornes.engine.table.SeatSet;

/// Exactly what one seat may know: its own hand, everything public, and the sizes of the other hands.
///
/// Invariant: two rounds that differ only in cards hidden from a seat give that seat equal views. Nothing hidden is
/// reachable from a view; the order of the draw pile and the seed are not in it.
///
/// @param rules the game that is played
/// @param seat the seat
/// @param number the round of the match, from 1
/// @param hand the seat's own cards
/// @param handCounts the number of cards of each seat
/// @param drawPile the number of cards in the draw pile
/// @param discards the discards, the oldest first
/// @param removed the safeties that are out of the game
/// @param onTable the cards played on the table
/// @param reshuffles the number of reshuffles
/// @param distances the number of distances played since the last one
/// @param target the km to reach
/// @param extensionCaller the team that called the extension, or [millebornes.engine.table.Seating#NOBODY]
/// @param stuck the seats that have declared in a row that they cannot play
/// @param totals every team's points over the rounds that are over
/// @param legal the legal moves of this seat; empty when it is not to move
public record SeatView(
        RuleEngine rules,
        int seat,
        int number,
        Phase phase,
        ImmutableArray<Car> cars,
        Hand hand,
        HandSizes handCounts,
        int drawPile,
        DiscardPile discards,
        SafetySet removed,
        CardKindCounts onTable,
        int reshuffles,
        int distances,
        int target,
        int extensionCaller,
        SeatSet stuck,
        ImmutableArray<Integer> totals,
        List<Move> legal)
        implements SeatKnowledge {

    /// The view of a seat of a round.
    public static SeatView of(RuleEngine rules, Round round, int seat, int number, ImmutableArray<Integer> totals) {
        return new SeatView(
                rules,
                seat,
                number,
                round.phase(),
                round.cars(),
                round.hand(seat),
                HandSizes.of(round.hands()),
                round.shoe().drawPileSize(),
                round.shoe().discards(),
                round.shoe().removed(),
                round.onTable(),
                round.shoe().reshuffles(),
                round.shoe().distances(),
                round.target(),
                round.extensionCaller(),
                round.stuck(),
                totals,
                rules.legalMoves(round, seat));
    }

    @Override
    public SeatView view() {
        return this;
    }

    @Override
    public int carCount() {
        return cars.size();
    }

    @Override
    public Car car(int car) {
        return cars.get(car);
    }

    @Override
    public int cardsOf(int seat) {
        return handCounts.get(seat);
    }

    @Override
    public int discarded(Card card) {
        return discards.count(card);
    }

    @Override
    public int discardCount() {
        return discards.size();
    }

    @Override
    public int discardedLately(Card card, int latest) {
        return discards.countLately(card, latest);
    }

    @Override
    public int played(Card card) {
        boolean away = card instanceof Safety safety && removed.contains(safety);
        return onTable.count(card) + (away ? 1 : 0);
    }

    /// The cards that are in no hand and neither pile: those on the table and those removed from the game.
    /// Together with hands, draw pile and discards they are the deck.
    public CardKindCounts played() {
        return onTable.with(removed);
    }

    /// Whether this seat could play again after showing a safety in its turn. Does not rely on a card
    /// that only a reshuffle would bring.
    public boolean playsAgainAfterSafety() {
        boolean holdsMore = rules.edition().book().replay() == ReplayRule.ALWAYS && hand.size() > 1;
        return !rules.options().has(FlagOption.ACCELERATED) && (drawPile > 0 || holdsMore);
    }

    /// Whether this seat is to move.
    public boolean isAsked() {
        return phase.asked().contains(seat);
    }
}

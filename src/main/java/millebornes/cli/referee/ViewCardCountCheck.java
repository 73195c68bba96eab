package millebornes.cli.referee;

import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.match.SeatView;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Safety;

/// Checks that a view has exactly the cards of the deck: that many in all, and of no kind more.
final class ViewCardCountCheck {

    private ViewCardCountCheck() {}

    static void check(SeatView view) {
        if (view.handCounts().get(view.seat()) != view.hand().size()) {
            throw new BadRequestException(Problem.NOT_A_VIEW, "view.handCounts");
        }
        int cards = view.drawPile() + view.discards().size() + view.played().size();
        for (int count : view.handCounts()) {
            cards += count;
        }
        if (cards != view.rules().deck().cards().size()) {
            throw new BadRequestException(Problem.NOT_A_VIEW, "view");
        }
        for (Card card : Card.ALL) {
            if (seen(view, card) > view.rules().deck().count(card)) {
                throw new BadRequestException(Problem.NOT_A_VIEW, "view");
            }
        }
    }

    /// The number of cards of a kind that the view shows. A safety that the view lists twice counts once.
    private static int seen(SeatView view, Card card) {
        int seen = view.hand().count(card) + view.onTable().count(card);
        for (Card discardedCard : view.discards()) {
            seen += discardedCard == card ? 1 : 0;
        }
        if (!(card instanceof Safety safety)) {
            return seen;
        }
        int worn = 0;
        for (Car car : view.cars()) {
            worn += car.wears(safety) ? 1 : 0;
        }
        return Math.max(
                seen + (view.removed().contains(safety) ? 1 : 0), view.hand().count(card) + worn);
    }
}

package millebornes.bot;

import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.table.Car;
import millebornes.engine.view.SeatView;

/// What a seat can count from its place: how many of a kind it has not seen yet, in the hands of the others and in the
/// draw pile together.
final class CardCounting {

    private final SeatView view;
    private final boolean staysOnTable;

    /// Whether the discards come back, all but the safeties.
    private final boolean comesBack;

    /// How many cards may still come, wherever they are; never 0, so that shares of it can be taken.
    private final int hidden;

    CardCounting(SeatView view) {
        this.view = view;
        staysOnTable = view.rules().edition().playedCards() == Edition.PlayedCardsRule.ON_TABLE;
        EffectiveOptions options = view.rules().options();
        comesBack = options.has(FlagOption.EXTENDED) || options.has(FlagOption.RESHUFFLE);
        int held = 0;
        for (int seat = 0; seat < view.handCounts().size(); seat++) {
            held += seat == view.seat() ? 0 : view.handCounts().get(seat);
        }
        int back = comesBack ? view.discards().sizeWithoutSafeties() : 0;
        hidden = Math.max(1, view.drawPile() + held + back);
    }

    /// How many such cards may still come: into the own hand or into another.
    int unseen(Card card) {
        int seen = view.hand().count(card) + onTable(card);
        if (!comesBack || card instanceof Safety) {
            seen += view.discards().count(card);
        }
        if (card instanceof Safety safety && view.removed().contains(safety)) {
            seen++;
        }
        return Math.max(0, view.rules().deck().count(card) - seen);
    }

    /// The chance in thousandths that one of so many cards that cannot be seen is one of those.
    int chance(int wanted, int places) {
        return Math.min(1000, 1000 * wanted * places / hidden);
    }

    /// What everybody sees of the cards that lie played on the table.
    private int onTable(Card card) {
        if (!staysOnTable) {
            return 0;
        }
        int seen = 0;
        for (int place = 0; place < view.cars().size(); place++) {
            Car car = view.car(place);
            seen += switch (card) {
                case Distance distance -> played(distance, car);
                case Hazard hazard -> car.has(hazard) ? 1 : 0;
                case Safety safety -> car.wears(safety) ? 1 : 0;
                case Remedy _ -> 0;
            };
        }
        return seen;
    }

    private static int played(Distance distance, Car car) {
        return switch (distance) {
            case KM_200 -> car.km200();
            case KM_100 -> car.km100();
            case KM_25, KM_50, KM_75 -> 0;
        };
    }
}

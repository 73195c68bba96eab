package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.function.Predicate;
import millebornes.engine.match.Match;
import millebornes.engine.match.RollOuts;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import org.junit.jupiter.api.Test;

/// The imagined hands are usually, but not always, consistent with how the others have played.
class PlausibleDealsTest {

    private static final int DEALS = 1000;

    private static final String TABLE = """
            game board 2
            car 0: OWN
            car 1: OTHER
            hand 0: 25 50 75 100 gasoline spare-tire repairs
            hand 1: 25 50 75 100 flat-tire green-light
            discards: 50 75
            turn: 0
            """;

    @Test
    void whoStillStandsSeldomHoldsWhatHelps() {
        double share = share("300 km, started", "400 km, started, red-light", hand -> hand.holds(Remedy.GREEN_LIGHT));
        double asDealt = share("300 km, started, accident", "400 km, started", hand -> hand.holds(Remedy.GREEN_LIGHT));
        assertThat(share).isLessThan(asDealt / 2);
        assertThat(share).isPositive();
    }

    @Test
    void whoHasNotAttackedSeldomCould() {
        double share = share("300 km, started", "400 km, started", hand -> hand.holds(Hazard.FLAT_TIRE));
        double asDealt = share("300 km, started, accident", "400 km, started", hand -> hand.holds(Hazard.FLAT_TIRE));
        assertThat(share).isLessThan(asDealt / 2);
        assertThat(share).isPositive();
    }

    private static double share(String own, String other, Predicate<Hand> holds) {
        Match match = PositionReader.read(TABLE.replace("OWN", own).replace("OTHER", other));
        SeatView view = match.view(0);
        MediumBot bot = new MediumBot(MediumWeights.TUNED);
        RollOuts rollOuts = new RollOuts(view, Collections.nCopies(2, bot::move));
        PlausibleDeals deals = new PlausibleDeals(view, rollOuts, 4);
        int found = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            found += holds.test(deals.next().hand(1)) ? 1 : 0;
        }
        return (double) found / DEALS;
    }
}

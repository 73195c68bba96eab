package millebornes.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// Deals of the day, played to their end at random.
public final class PlayedDay {

    private PlayedDay() {}

    /// What Anna plays against three computers.
    public static GameConfig alone(DealOfTheDay deal) {
        List<SeatPlayer> players = new ArrayList<>(List.of(new SeatPlayer.Human("Anna")));
        players.addAll(DealOfTheDay.opponents());
        return new GameConfig(deal.setup(DealOfTheDay.SEATS), players, 0, deal.seed());
    }

    /// What a family of that many plays.
    public static GameConfig family(DealOfTheDay deal, int seats) {
        List<SeatPlayer> players = IntStream.range(0, seats)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Human("Secret" + seat))
                .toList();
        return new GameConfig(deal.setup(seats), players, 0, deal.seed());
    }

    /// A match that is over.
    public static Session played(GameConfig game, List<Card> deck, Random random) {
        Session session = Session.start(game, deck);
        while (!session.match().isOver()) {
            List<Move> legal =
                    session.match().rules().legalMoves(session.match().round());
            List<Move> plays = legal.stream()
                    .filter(move -> !(move instanceof Move.Discard))
                    .toList();
            List<Move> from = plays.isEmpty() || random.nextInt(4) == 0 ? legal : plays;
            session.play(from.get(random.nextInt(from.size())));
        }
        return session;
    }
}

package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.engine.table.Livery;
import millebornes.records.DealOfTheDay;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.words.PlayerNames;
import millebornes.words.Words;

/// Creates the game for a deal of the day from the last set-up: everybody keeps name, hint level and car.
public final class DayGameFactory {

    private DayGameFactory() {}

    /// A game of the first person of the family against computer players that are the same for everybody.
    public static GameConfig alone(DealOfTheDay deal, LastSetup lastSetup, Words words) {
        List<Integer> people = people(lastSetup);
        List<Integer> seats = people.isEmpty() ? List.of(0) : people.subList(0, 1);
        List<SeatPlayer> players = new ArrayList<>(sitters(lastSetup, seats));
        players.addAll(DealOfTheDay.opponents());
        return game(deal, lastSetup, words, seats, players);
    }

    /// A game of all people of the family, each with a car of their own; empty if the deal needs fewer or more people.
    public static Optional<GameConfig> family(DealOfTheDay deal, LastSetup lastSetup, Words words) {
        List<Integer> people = people(lastSetup);
        return deal.admits(people.size())
                ? Optional.of(game(deal, lastSetup, words, people, sitters(lastSetup, people)))
                : Optional.empty();
    }

    private static GameConfig game(
            DealOfTheDay deal, LastSetup lastSetup, Words words, List<Integer> seats, List<SeatPlayer> players) {
        List<String> names = PlayerNames.of(Words.of(words.language()), players);
        List<SeatPlayer> named = IntStream.range(0, players.size())
                .<SeatPlayer>mapToObj(seat -> players.get(seat) instanceof SeatPlayer.Human human
                        ? new SeatPlayer.Human(names.get(seat), human.help(), human.outfit())
                        : players.get(seat))
                .toList();
        List<Livery> liveries = new ArrayList<>();
        seats.forEach(seat -> liveries.add(lastSetup.liveries().get(seat)));
        lastSetup.liveries().stream()
                .filter(livery -> !liveries.contains(livery))
                .limit(named.size() - (long) seats.size())
                .forEach(liveries::add);
        return new GameConfig(deal.setup(named.size()), named, 0, deal.seed(), liveries);
    }

    /// The seats of people in the last set-up.
    private static List<Integer> people(LastSetup lastSetup) {
        return IntStream.range(
                        0,
                        Math.min(lastSetup.form().seats(), lastSetup.liveries().size()))
                .filter(seat -> lastSetup.sitters().get(seat).isPerson())
                .boxed()
                .toList();
    }

    private static List<SeatPlayer> sitters(LastSetup lastSetup, List<Integer> seats) {
        return seats.stream()
                .map(lastSetup.sitters()::get)
                .<SeatPlayer>map(player ->
                        new SeatPlayer.Human(player.isPerson() ? player.name() : "", player.help(), player.outfit()))
                .toList();
    }
}

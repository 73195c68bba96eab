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

/// Makes the deal of a day a game for a family as it sat down last: everybody keeps name, help and car.
public final class DayGameFactory {

    private DayGameFactory() {}

    /// The first person of the family against computers that are the same for everybody.
    public static GameConfig alone(DealOfTheDay deal, LastSetup family, Words words) {
        List<Integer> people = people(family);
        List<Integer> seats = people.isEmpty() ? List.of(0) : people.subList(0, 1);
        List<SeatPlayer> players = new ArrayList<>(sitters(family, seats));
        players.addAll(DealOfTheDay.opponents());
        return game(deal, family, words, seats, players);
    }

    /// All people who sat at the table, each with an own car; nothing where they are too few or too many for it.
    public static Optional<GameConfig> family(DealOfTheDay deal, LastSetup family, Words words) {
        List<Integer> people = people(family);
        return deal.admits(people.size())
                ? Optional.of(game(deal, family, words, people, sitters(family, people)))
                : Optional.empty();
    }

    private static GameConfig game(
            DealOfTheDay deal, LastSetup family, Words words, List<Integer> seats, List<SeatPlayer> players) {
        List<String> names = PlayerNames.of(Words.of(words.language()), players);
        List<SeatPlayer> named = IntStream.range(0, players.size())
                .<SeatPlayer>mapToObj(seat -> players.get(seat) instanceof SeatPlayer.Human human
                        ? new SeatPlayer.Human(names.get(seat), human.help(), human.outfit())
                        : players.get(seat))
                .toList();
        List<Livery> liveries = new ArrayList<>();
        seats.forEach(seat -> liveries.add(family.liveries().get(seat)));
        family.liveries().stream()
                .filter(livery -> !liveries.contains(livery))
                .limit(named.size() - (long) seats.size())
                .forEach(liveries::add);
        return new GameConfig(deal.setup(named.size()), named, 0, deal.seed(), liveries);
    }

    /// The seats of people at the table that was laid last.
    private static List<Integer> people(LastSetup family) {
        return IntStream.range(
                        0, Math.min(family.form().seats(), family.liveries().size()))
                .filter(seat -> family.sitters().get(seat).isPerson())
                .boxed()
                .toList();
    }

    private static List<SeatPlayer> sitters(LastSetup family, List<Integer> seats) {
        return seats.stream()
                .map(family.sitters()::get)
                .<SeatPlayer>map(sitter ->
                        new SeatPlayer.Human(sitter.isPerson() ? sitter.name() : "", sitter.help(), sitter.outfit()))
                .toList();
    }
}

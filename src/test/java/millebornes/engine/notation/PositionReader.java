package millebornes.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import millebornes.engine.match.DealSeed;
import millebornes.engine.match.Match;
import millebornes.engine.rules.RoundScorer;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardList;
import millebornes.engine.table.CardTray;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Hands;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.KeyedShuffles.DealKey;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededShuffles;
import millebornes.engine.table.ShuffleSource;
import org.jspecify.annotations.Nullable;

/// Reads a position, line by line. Any arrangement of the deck's cards is accepted, even if no game leads there.
///
/// Defaults of missing lines: cars in their garage, empty hands, seat 0 at the start of its turn. Cards of the cars go
/// where the rules put them; without a `draw` line all cards that are nowhere else are the draw pile, in the order of
/// the card list. With a `table` line every card must be listed.
public final class PositionReader {

    /// The form of a line: a word, perhaps a number, and a text, such as `car 1: in garage`.
    public static final Pattern LINE = Pattern.compile("([a-z]+)(?: (\\d))?: (.*)");

    private static final String GAME = "game ";

    private static final Pattern RESHUFFLED = Pattern.compile("(\\d+) (\\d+)(?:, seed (-?\\w+))?");
    private static final Pattern DEALS = Pattern.compile("seed (-?\\w+) first (\\d)");

    private final RuleEngine rules;
    private final Map<Integer, Car> cars = new TreeMap<>();
    private final List<Consumer<PositionCardPlacer>> laying = new ArrayList<>();
    private boolean everythingIsSaid;
    private PhaseTextReader phase = PhaseTextReader.FIRST_TURN;
    private @Nullable Car carBefore;
    private ImmutableArray<Integer> totals;
    private int target;
    private int caller = Seating.NOBODY;
    private SeatSet stuckSeats = SeatSet.NONE;
    private int reshuffles;
    private int distances;
    private int number = 1;
    private int first;
    private DealSeed seed = DealSeed.numbered(0);
    private ShuffleSource reshuffleSource = new SeededShuffles(1);

    public PositionReader(RuleEngine rules) {
        this.rules = rules;
        this.target = rules.options().target();
        this.totals = ImmutableArray.of(rules.seating().teams(), _ -> 0);
    }

    /// Parses a match: one line with the game, then the lines of its position. Blank lines, spaces at the margin and
    /// lines that begin with `#` are ignored.
    ///
    /// Invariant: the text of [PositionText#of(Match)] is read as a match with the same state and the same
    /// continuation.
    ///
    /// @throws millebornes.engine.rules.BadSetupException when the game cannot be played
    /// @throws IllegalArgumentException when a line is not understood, or the deck does not hold those cards
    public static Match read(String text) {
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        if (lines.isEmpty() || !lines.getFirst().startsWith(GAME)) {
            throw new IllegalArgumentException("a position begins with its game");
        }
        RuleEngine rules =
                SetupText.setup(lines.getFirst().substring(GAME.length())).rules();
        PositionReader reader = new PositionReader(rules);
        lines.stream().skip(1).forEach(reader::place);
        return reader.match();
    }

    /// Reads a line and places its cards.
    ///
    /// @throws IllegalArgumentException when the line is not understood
    public void place(String line) {
        MatchResult parts = match(LINE, line);
        String what = parts.group(1);
        String text = parts.group(3);
        @Nullable String numbered = parts.group(2);
        if (numbered != null) {
            place(what, Integer.parseInt(numbered), text);
            return;
        }
        switch (what) {
            case "turn", "window", "offered", "over" -> phase = new PhaseTextReader(what, text);
            case "before" -> carBefore = CarTextReader.car(text);
            case "draw" -> lay(PositionCardPlacer::draw, text);
            case "discards" -> lay(PositionCardPlacer::discard, text);
            case "removed" -> lay(PositionCardPlacer::remove, text);
            case "table" -> {
                everythingIsSaid = true;
                lay(PositionCardPlacer::play, text);
            }
            case "target" -> target = Integer.parseInt(text);
            case "extension" ->
                caller = PhaseTextReader.checked(
                        "team", Integer.parseInt(text), rules.seating().teams());
            case "totals" -> totals = totals(numbers(text));
            case "round" -> number = Integer.parseInt(text);
            case "stuck" -> numbers(text).forEach(seat -> stuckSeats = stuckSeats.with(seat(seat)));
            case "reshuffled" -> {
                MatchResult said = match(RESHUFFLED, text);
                reshuffles = Integer.parseInt(said.group(1));
                distances = Integer.parseInt(said.group(2));
                @Nullable String lots = said.group(3);
                reshuffleSource = lots == null ? reshuffleSource : seed(lots).shuffles();
            }
            case "deals" -> {
                MatchResult deals = match(DEALS, text);
                seed = seed(deals.group(1));
                first = seat(Integer.parseInt(deals.group(2)));
            }
            default -> throw notUnderstood(line);
        }
    }

    /// The match whose position the lines describe.
    ///
    /// @throws IllegalArgumentException when the deck does not hold the cards that were placed, or the phase does not
    ///     go with the cars
    public Match match() {
        ImmutableArray<Car> road =
                ImmutableArray.of(rules.seating().carCount(), car -> cars.getOrDefault(car, Car.IN_GARAGE));
        PositionCardPlacer cards = laid();
        Round round = new Round(
                rules.seating(),
                road,
                Hands.of(rules.seating().seats(), cards::hand),
                new CardTray(
                        CardList.copyOf(cards.draw()),
                        0,
                        DiscardPile.of(cards.discards()),
                        cards.removed(),
                        reshuffleSource,
                        reshuffles,
                        distances),
                cards.table(),
                phase.phase(rules.seating(), road, carBefore),
                target,
                caller,
                stuckSeats);
        return new Match(
                rules,
                seed,
                first,
                number,
                round,
                totals,
                round.isOver() ? List.of(RoundScorer.of(rules, round)) : List.of());
    }

    /// The seed that [DealSeed#text()] has written as this text; its shuffles have the same text.
    ///
    /// @throws IllegalArgumentException when the text is neither a number of 64 bits nor a key
    public static DealSeed seed(String text) {
        return DealKey.isKey(text) ? new DealSeed.Keyed(text) : DealSeed.numbered(Long.parseLong(text));
    }

    private void place(String what, int number, String text) {
        switch (what) {
            case "car" -> {
                PhaseTextReader.checked(what, number, rules.seating().carCount());
                Car car = CarTextReader.car(text);
                cars.put(number, car);
                laying.add(cards -> cards.car(car));
            }
            case "hand" -> {
                seat(number);
                lay((cards, held) -> cards.hand(number, held), text);
            }
            default -> throw notUnderstood(what + " " + number);
        }
    }

    private void lay(BiConsumer<PositionCardPlacer, List<Card>> where, String text) {
        List<Card> cards = CardTextReader.cards(text);
        laying.add(placer -> where.accept(placer, cards));
    }

    private PositionCardPlacer laid() {
        PositionCardPlacer cards = new PositionCardPlacer(rules, everythingIsSaid);
        laying.forEach(line -> line.accept(cards));
        for (Car car : cars.values()) {
            car.hazards().toList().forEach(cards::token);
        }
        return cards;
    }

    private ImmutableArray<Integer> totals(List<Integer> points) {
        if (points.size() != rules.seating().teams()) {
            throw new IllegalArgumentException("totals of " + points.size() + " teams");
        }
        return ImmutableArray.copyOf(points);
    }

    private int seat(int number) {
        return PhaseTextReader.checked("seat", number, rules.seating().seats());
    }

    private static List<Integer> numbers(String text) {
        return Stream.of(text.strip().split("\\s+", -1)).map(Integer::valueOf).toList();
    }

    private static MatchResult match(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.matches()) {
            throw notUnderstood(text);
        }
        return matcher;
    }

    private static IllegalArgumentException notUnderstood(String text) {
        return new IllegalArgumentException("not understood: " + text);
    }
}

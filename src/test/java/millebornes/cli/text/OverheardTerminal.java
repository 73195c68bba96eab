package millebornes.cli.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// A terminal with scripted players, who also make status queries and sometimes claim a wrong coup-fourré. It records
/// what one of them can read: everything printed while no cards, or that player's own, are open.
final class OverheardTerminal implements TextTerminal {

    private static final int NOBODY = -1;
    private static final int MOST_AT_THE_END = 14;
    private static final String CHOOSE = ">";
    private static final List<String> PUBLIC = List.of(
            "i", "I", "s", "t", "l", "?", "r", "r 4", "h", "d", "f 9", "zz", "42", "u", "y", "c", " ", "e", "n");
    private static final List<String> PRIVATE = List.of("i", "I", "s", "t", "c", " ", "l", "u", "y", "h", CHOOSE);

    private final Session session;
    private final Narrator narrator;
    private final List<Move> script;
    private final int listener;
    private final Keys keys;
    private final long seed;
    private final List<String> read = new ArrayList<>();
    private final Deque<String> typing = new ArrayDeque<>();
    private String question = "";
    private int shown = NOBODY;
    private int asked;
    private int chatter;
    private int after;
    private int hints;
    private int falseClaim = NOBODY;

    /// Whether keys come one by one.
    enum Keys {
        SINGLE,
        LINES
    }

    /// What the people at the terminal are asked.
    private enum Asked {
        COVER,
        CLAIM_COVER,
        TURN,
        TARGET,
        COUP,
        SURE,
        NONE,
        EXTENSION,
        OTHER
    }

    /// @param listener the seat of whoever listens, or -1 for somebody who never sees a card
    OverheardTerminal(Session session, Narrator narrator, List<Move> script, int listener, Keys keys, long seed) {
        this.session = session;
        this.narrator = narrator;
        this.script = script;
        this.listener = listener;
        this.keys = keys;
        this.seed = seed;
        boolean alone = people().count() == 1;
        this.shown = alone ? people().findFirst().orElse(NOBODY) : NOBODY;
    }

    private IntStream people() {
        return IntStream.range(0, session.game().players().size())
                .filter(seat -> session.player(seat).isHuman());
    }

    /// What the listener has read, every line behind the tone in which it was said.
    String read() {
        return String.join("\n", read);
    }

    /// How often somebody has asked for advice with open cards, heard by the listener or not.
    int hints() {
        return hints;
    }

    @Override
    public void say(TextTone tone, String line) {
        if (shown == NOBODY || shown == listener) {
            read.add(tone + " " + line);
        }
        if (tone == TextTone.QUESTION) {
            question = line;
        }
    }

    @Override
    public boolean clear() {
        shown = NOBODY;
        read.add("(cleared)");
        return true;
    }

    @Override
    public boolean hasKeys() {
        return keys == Keys.SINGLE;
    }

    @Override
    public TerminalInput key() throws InputEndedException {
        String typed = typing.isEmpty() ? next() : typing.removeFirst();
        hints += typed.equals("h") && shown != NOBODY ? 1 : 0;
        return switch (typed) {
            case "" -> TerminalInput.ENTER;
            case " " -> TerminalInput.SPACE;
            case CHOOSE -> TerminalInput.NEXT;
            default -> TerminalInput.typed(typed);
        };
    }

    private String next() throws InputEndedException {
        Asked nowAsked = now();
        boolean seen = shown == NOBODY || shown == listener;
        asked += seen ? 1 : 0;
        // What happens while the listener looks away must not change what is done before the listener.
        Random random = new Random(Objects.hash(seed, session.moves().size(), seen, seen ? asked : ++chatter));
        @Nullable
        Move move = session.moves().size() < script.size()
                ? script.get(session.moves().size())
                : null;
        if (move == null
                && (nowAsked == Asked.COVER
                        || nowAsked == Asked.TURN
                        || nowAsked == Asked.COUP
                        || nowAsked == Asked.OTHER)) {
            if (!seen || after++ == MOST_AT_THE_END) {
                throw new InputEndedException();
            }
            return one(shown == NOBODY ? PUBLIC : PRIVATE, random);
        }
        return switch (nowAsked) {
            case COVER -> random.nextInt(3) == 0 ? one(PUBLIC, random) : uncovers("terminal.cover");
            case CLAIM_COVER -> random.nextInt(9) == 0 ? one(PUBLIC, random) : uncovers("terminal.cover.claim");
            case TURN -> random.nextInt(3) == 0 ? one(PRIVATE, random) : played(move);
            case COUP -> random.nextInt(3) == 0 ? one(PUBLIC, random) : coup(move, random);
            case SURE -> answer(move instanceof Move.CoupFourre && falseClaim == NOBODY);
            case NONE -> "";
            case EXTENSION -> answer(move instanceof Move.Extend);
            case TARGET -> Integer.toString(target((Move.Attack) Objects.requireNonNull(move)));
            case OTHER -> throw new IllegalStateException("nobody knows what to answer to " + question);
        };
    }

    /// The hint is asked for rarely: a good player thinks for it.
    private static String one(List<String> typed, Random random) {
        String one = typed.get(random.nextInt(typed.size()));
        return one.equals("h") && random.nextInt(4) != 0 ? "t" : one;
    }

    private int turn() {
        return session.match().round().phase().turn();
    }

    private String uncovers(String key) {
        shown = named(key);
        return "";
    }

    private String answer(boolean yes) {
        falseClaim = NOBODY;
        String words = text(yes ? "terminal.yes" : "terminal.no");
        return words.substring(0, words.indexOf(','));
    }

    private String played(@Nullable Move move) {
        return switch (Objects.requireNonNull(move)) {
            case Move.Play play -> chosen(play.card(), "");
            case Move.Attack attack -> chosen(attack.hazard(), "");
            case Move.Discard discard -> chosen(discard.card(), "d");
            case Move.EndTurn _ -> "e";
            case Move.Stuck _ -> "n";
            case Move.CoupFourre _, Move.Decline _, Move.Extend _, Move.Stop _ ->
                throw new IllegalStateException(move + " is no turn");
        };
    }

    /// A key chooses a card and a second one says what becomes of it; a line says both.
    private String chosen(Card card, String what) {
        int number = session.view(turn()).hand().cards().indexOf(card) + 1;
        if (!hasKeys()) {
            return (what + " " + number).strip();
        }
        typing.add(what);
        return Integer.toString(number);
    }

    private int target(Move.Attack attack) {
        List<Integer> cars = session.match().rules().legalMoves(session.match().round()).stream()
                .filter(legalMove ->
                        legalMove instanceof Move.Attack otherAttack && otherAttack.hazard() == attack.hazard())
                .map(legalMove -> ((Move.Attack) legalMove).car())
                .toList();
        return cars.indexOf(attack.car()) + 1;
    }

    private String coup(@Nullable Move move, Random random) {
        List<Integer> seats = askedSeats();
        int calls = move instanceof Move.CoupFourre coupFourre
                ? coupFourre.seat()
                : random.nextInt(3) == 0 ? seats.get(random.nextInt(seats.size())) : NOBODY;
        if (calls == NOBODY) {
            return "";
        }
        falseClaim = move instanceof Move.CoupFourre ? NOBODY : calls;
        return seats.size() == 1 ? "f" : Integer.toString(seats.indexOf(calls) + 1);
    }

    private List<Integer> askedSeats() {
        return session.match().round().phase() instanceof Phase.CoupFourreWindow window
                ? people().filter(window.asked()::contains).boxed().toList()
                : List.of();
    }

    private Asked now() {
        boolean cover = isNamed("terminal.cover");
        if (cover || isNamed("terminal.cover.claim")) {
            return cover ? Asked.COVER : Asked.CLAIM_COVER;
        }
        if (isNamed("terminal.prompt") || question.equals(text("terminal.prompt.own"))) {
            return Asked.TURN;
        }
        return begins("terminal.target")
                .or(() -> begins("terminal.coup.sure"))
                .or(() -> begins("terminal.coup.none"))
                .or(() -> begins("terminal.coup.of"))
                .or(() -> begins("terminal.coup"))
                .or(() -> isNamed("terminal.extension") ? Optional.of("terminal.extension") : Optional.empty())
                .map(key -> switch (key) {
                    case "terminal.target" -> Asked.TARGET;
                    case "terminal.coup.sure" -> Asked.SURE;
                    case "terminal.coup.none" -> Asked.NONE;
                    case "terminal.coup.of", "terminal.coup" -> Asked.COUP;
                    default -> Asked.EXTENSION;
                })
                .orElse(Asked.OTHER);
    }

    private boolean isNamed(String key) {
        return named(key) != NOBODY;
    }

    /// Whom the question calls by name.
    private int named(String key) {
        return IntStream.range(0, session.game().players().size())
                .filter(seat -> question.equals(text(key, narrator.names().seat(seat))))
                .findFirst()
                .orElse(NOBODY);
    }

    private Optional<String> begins(String key) {
        String whole = text(key, "\0");
        int open = whole.indexOf('\0');
        return question.startsWith(open < 0 ? whole : whole.substring(0, open)) ? Optional.of(key) : Optional.empty();
    }

    private String text(String key, Object... values) {
        return narrator.words().text(key, values);
    }

    @Override
    public String line() throws InputEndedException {
        throw new InputEndedException();
    }

    @Override
    public void pause(long millis) {}

    @Override
    public void restore() {}

    @Override
    public void close() {}
}

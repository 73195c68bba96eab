package millebornes.net.table;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import millebornes.engine.rules.Move;
import millebornes.save.JsonFields;
import millebornes.save.MoveCodec;
import millebornes.save.StrictJsonParser;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.flow.PlayerEmote;
import millebornes.words.Language;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// A table with its phones on the test's own thread, without a network.
final class TestTable {

    static final Words WORDS = Words.of(Language.FRENCH);

    private static final KeyMaker MAKER = new KeyMaker();
    private static final Executor HERE = Runnable::run;

    final Session session;
    final PhoneTable table;
    final SeatRequestHandler requests;
    final SeatClaimHandler claims;
    final HintRequestHandler hints;
    boolean isKept = true;

    TestTable(GameConfig game) {
        this(Session.start(game));
    }

    TestTable(Session session) {
        this.session = session;
        SeatRegistry seats = new SeatRegistry(
                MAKER, TableKeys.fresh(MAKER, "t1", session.game().players().size()));
        this.table = new PhoneTable(TableActions.of(session, () -> isKept), seats, new TablePhoneSettings(true, false));
        this.requests = new SeatRequestHandler(table);
        this.claims = new SeatClaimHandler(table);
        this.hints = new HintRequestHandler(table, new TableThread(HERE), HERE);
    }

    /// A phone that has claimed the seat and listens.
    Phone phone(int seat) {
        table.seats().claim(seat, "");
        Phone phone = new Phone(seat < 0);
        table.listen(seat, phone);
        return phone;
    }

    Phone bystander() {
        Phone phone = new Phone(true);
        table.watch(null, phone);
        return phone;
    }

    /// Claims a seat with the common key.
    TableAnswer claim(int seat, String name) {
        return claims.claim(new TableAccessRight.Room(), seat, name, WORDS);
    }

    TableAnswer move(int seat, String move) {
        return move(seat, table.step(), move);
    }

    TableAnswer move(int seat, int step, String move) {
        return requests.move(seat, step, fields(move), WORDS);
    }

    TableAnswer why(int seat, String move) {
        return requests.why(seat, table.step(), fields(move), WORDS);
    }

    static JsonFields fields(String json) {
        return new JsonFields(StrictJsonParser.object(json));
    }

    static String json(Move move) {
        return MoveCodec.write(move).toString();
    }

    /// Somebody who listens and remembers every byte.
    static final class Phone implements UpdateListener {

        private final UpdateWriter writer = new UpdateWriter(WORDS);
        private final boolean looksOn;
        final List<String> heard = new ArrayList<>();
        final List<String> signs = new ArrayList<>();

        @Nullable
        EndReason end;

        private Phone(boolean looksOn) {
            this.looksOn = looksOn;
        }

        @Override
        public void update(SeatUpdate update) {
            heard.add(looksOn ? writer.bystander(update) : writer.seat(update));
        }

        @Override
        public void sign(int seat, PlayerEmote emote) {
            signs.add(seat + " " + emote);
        }

        @Override
        public void end(EndReason reason) {
            end = reason;
        }

        JsonObject last() {
            return StrictJsonParser.object(heard.getLast());
        }
    }
}

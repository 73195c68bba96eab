package millebornes.net.table;

import com.google.gson.JsonObject;
import java.util.Optional;
import millebornes.words.Words;

/// Handles claiming and leaving seats. Confined to the table's thread.
public final class SeatClaimHandler {

    private final PhoneTable table;

    public SeatClaimHandler(PhoneTable table) {
        this.table = table;
    }

    /// Gives a seat to a phone that has the common key or that seat's key.
    ///
    /// @param name the player's name; empty if none was given
    public TableAnswer claim(TableAccessRight access, long wanted, String name, Words words) {
        boolean may = switch (access) {
            case TableAccessRight.Room _ -> true;
            case TableAccessRight.Invitation invitation -> invitation.seat() == wanted;
            case TableAccessRight.Holder _, TableAccessRight.Watcher _, TableAccessRight.Nobody _ -> false;
        };
        if (!may) {
            return TableAnswer.wrongKey(words);
        }
        int count = table.session().game().players().size();
        if (wanted < 0 || wanted >= count) {
            return TableAnswer.bad("seat", "NO_SUCH_SEAT", words);
        }
        int seat = (int) wanted;
        if (!table.session().player(seat).isHuman()) {
            return taken(words);
        }
        Optional<TableKey> token = table.seats().claim(seat, name);
        if (token.isEmpty()) {
            table.knocked(seat);
            return taken(words);
        }
        table.session().callPerson(seat, name);
        table.claimed(seat);
        JsonObject json = new JsonObject();
        json.addProperty("seat", seat);
        json.addProperty("token", token.get().text());
        return new TableAnswer(TableAnswer.Kind.ANSWERED, json);
    }

    /// Takes the phone's seat back, so that it is played at the table.
    public TableAnswer leave(TableAccessRight access, Words words) {
        if (!(access instanceof TableAccessRight.Holder holder)) {
            return TableAnswer.wrongKey(words);
        }
        table.release(holder.seat());
        return TableAnswer.done();
    }

    private static TableAnswer taken(Words words) {
        return TableAnswer.refused(TableAnswer.Kind.CONFLICT, "TAKEN", null, words.text("host.refused.TAKEN"));
    }
}

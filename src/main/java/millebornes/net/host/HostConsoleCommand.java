package millebornes.net.host;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import millebornes.net.table.PhoneTable;
import millebornes.net.table.TableGateway;

/// A decision about a seat or the round, given as a line of the host's input, since there is no screen to tap on.
///
/// @param seat the seat; 0 if the order needs none
record HostConsoleCommand(Kind kind, int seat) {

    private static final Pattern FORM = Pattern.compile("(approve|here|computer|wait)\\s+(\\d)|(next)");

    enum Kind {
        /// another phone may claim the seat
        APPROVE,
        /// the phone loses the seat, which is free again
        HERE,
        /// the computer plays for the seat's phone
        COMPUTER,
        /// the seat's phone plays again, and is waited for
        WAIT,
        /// the next round is dealt
        NEXT
    }

    /// Parses a line; empty if it is not an order.
    static Optional<HostConsoleCommand> of(String line) {
        Matcher parts = FORM.matcher(line.strip().toLowerCase(Locale.ROOT));
        if (!parts.matches()) {
            return Optional.empty();
        }
        return parts.group(3) != null
                ? Optional.of(new HostConsoleCommand(Kind.NEXT, 0))
                : Optional.of(new HostConsoleCommand(
                        Kind.valueOf(parts.group(1).toUpperCase(Locale.ROOT)), Integer.parseInt(parts.group(2))));
    }

    /// Carries out this order at a table; an unknown seat is ignored.
    void carryOut(TableGateway gateway) {
        gateway.thread().run(() -> carryOut(gateway.table()));
    }

    private void carryOut(PhoneTable table) {
        if (seat >= table.seats().keys().invitations().size()) {
            return;
        }
        switch (kind) {
            case APPROVE -> table.open(seat);
            case HERE -> table.release(seat);
            case COMPUTER -> table.letComputerPlay(seat);
            case WAIT -> table.returnToPhone(seat);
            case NEXT -> table.deal();
        }
    }
}

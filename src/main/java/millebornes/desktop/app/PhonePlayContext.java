package millebornes.desktop.app;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import millebornes.net.host.WindowPhoneHost;
import millebornes.net.http.OwnAddressFinder;

/// Whether phones can be used at the tables of the program, and how.
///
/// @param phones opens tables to phones
/// @param addresses finds the addresses of this machine
/// @param wanted whether people of the next game want their cards on phones
record PhonePlayContext(WindowPhoneHost phones, Supplier<List<String>> addresses, BooleanProperty wanted) {

    /// The phones of the home network, by the addresses that this machine has there.
    static PhonePlayContext of(WindowPhoneHost phones) {
        return new PhonePlayContext(phones, OwnAddressFinder::hosts, new SimpleBooleanProperty(phones, "wanted"));
    }
}

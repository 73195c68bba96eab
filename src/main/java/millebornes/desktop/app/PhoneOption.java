package millebornes.desktop.app;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import millebornes.net.host.WindowPhones;
import millebornes.net.http.HouseAddresses;

/// The phones that the program offers to its tables.
///
/// @param addresses finds the addresses of this machine
/// @param wanted whether people of the next game want their cards on phones
record PhoneOption(WindowPhones phones, Supplier<List<String>> addresses, BooleanProperty wanted) {

    /// An offer in the home network.
    static PhoneOption of(WindowPhones phones) {
        return new PhoneOption(phones, HouseAddresses::hosts, new SimpleBooleanProperty(phones, "wanted"));
    }
}

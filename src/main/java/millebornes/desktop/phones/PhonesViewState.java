package millebornes.desktop.phones;

import java.util.List;
import millebornes.desktop.art.PhoneStatusIconArt.PhoneSign;
import millebornes.engine.table.Livery;
import millebornes.session.flow.HandPlace;
import org.jspecify.annotations.Nullable;

/// The view state of the phones page.
///
/// @param people one tile per person
/// @param address the address of the table, as shown on the road sign
/// @param notices warnings before cards go to phones, one sentence each
/// @param silence the help for a missing connection, or null if there are recent requests or no phone is missing
/// @param heard how many people are there or, while no phone connects, the last request
/// @param detail who is missing or, while no phone connects, the number of requests; empty if all people are there
record PhonesViewState(
        List<PersonTile> people,
        AddressPlate address,
        List<String> notices,
        @Nullable SilenceHelp silence,
        String heard,
        String detail) {

    /// The view state of one person.
    ///
    /// @param place the place of the person's cards
    /// @param isInvited whether they are to be on a phone that has not scanned the seat's code yet
    /// @param title the state, with the name
    /// @param shortTitle the same below the name
    /// @param note its explanation, or what to do
    /// @param code the address to be scanned for this seat
    /// @param actions the possible decisions
    public record PersonTile(
            int seat,
            String name,
            Livery livery,
            HandPlace place,
            boolean isInvited,
            String title,
            String shortTitle,
            String note,
            String code,
            List<PhoneAction> actions) {

        public PersonTile {
            actions = List.copyOf(actions);
        }
    }

    /// The decisions about a seat that the page offers.
    public enum PhoneAction {
        RELEASE,
        ALLOW,
        COMPUTER,
        WAIT
    }

    /// The address of the table in large letters, as on a road sign.
    ///
    /// @param host with the port; empty if this machine has no network
    /// @param code the address to be scanned for any seat
    /// @param which the number of the address and their count, or what is missing
    /// @param isOneOfSeveral whether there are other addresses
    public record AddressPlate(String host, String code, String which, boolean isOneOfSeveral) {}

    /// The help for a missing connection.
    ///
    /// @param title who is not connected
    /// @param causes the likeliest first
    public record SilenceHelp(String title, List<CausePicture> causes) {

        public SilenceHelp {
            causes = List.copyOf(causes);
        }
    }

    /// One possible cause of a missing connection.
    ///
    /// @param remedy what to do
    public record CausePicture(PhoneSign sign, String name, String remedy) {}

    public PhonesViewState {
        people = List.copyOf(people);
        notices = List.copyOf(notices);
    }
}

package millebornes.desktop.phones;

import java.util.List;
import millebornes.desktop.art.PhoneSignArt.PhoneSign;
import millebornes.engine.table.Livery;
import millebornes.session.flow.HandPlace;
import org.jspecify.annotations.Nullable;

/// Everything that is seen on the page of the phones.
///
/// @param people one tile a person
/// @param address where phones find the table
/// @param notices what everybody should know before cards go to phones, a sentence each
/// @param silence why nobody may be heard, or null while somebody was heard lately or nobody is waited for
/// @param heard what was heard last
/// @param count how much was heard
record PhonesViewState(
        List<PersonTile> people,
        AddressPlate address,
        List<String> notices,
        @Nullable SilenceHelp silence,
        String heard,
        String count) {

    /// One person.
    ///
    /// @param place where the person's cards are
    /// @param isInvited whether they are to be on a phone that has not scanned the seat's code yet
    /// @param title what is so
    /// @param note what that means, or what to do
    /// @param code the address to be scanned for this seat
    /// @param actions what the table may decide
    public record PersonTile(
            int seat,
            String name,
            Livery livery,
            HandPlace place,
            boolean isInvited,
            String title,
            String note,
            String code,
            List<PhoneAction> actions) {

        public PersonTile {
            actions = List.copyOf(actions);
        }
    }

    /// What the table may decide about a seat.
    public enum PhoneAction {
        RELEASE,
        ALLOW,
        COMPUTER,
        WAIT
    }

    /// The address in large letters.
    ///
    /// @param host with the port; empty where this machine has no network
    /// @param code the address to be scanned for any seat
    /// @param which the how manieth address of how many it is, or what is missing
    /// @param isOneOfSeveral whether there are others to be tried
    public record AddressPlate(String host, String code, String which, boolean isOneOfSeveral) {}

    /// What may be wrong.
    ///
    /// @param title who is not heard
    /// @param causes the likeliest first
    public record SilenceHelp(String title, List<CausePicture> causes) {

        public SilenceHelp {
            causes = List.copyOf(causes);
        }
    }

    /// One cause.
    ///
    /// @param remedy what to do
    public record CausePicture(PhoneSign sign, String name, String remedy) {}

    public PhonesViewState {
        people = List.copyOf(people);
        notices = List.copyOf(notices);
    }
}

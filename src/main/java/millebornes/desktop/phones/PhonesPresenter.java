package millebornes.desktop.phones;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import millebornes.desktop.art.PhoneStatusIconArt.PhoneSign;
import millebornes.desktop.phones.PhonesStatus.HeardStatus;
import millebornes.desktop.phones.PhonesStatus.SeatStatus;
import millebornes.desktop.phones.PhonesStatus.SeatWish;
import millebornes.desktop.phones.PhonesViewState.AddressPlate;
import millebornes.desktop.phones.PhonesViewState.CausePicture;
import millebornes.desktop.phones.PhonesViewState.PersonTile;
import millebornes.desktop.phones.PhonesViewState.PhoneAction;
import millebornes.desktop.phones.PhonesViewState.SilenceHelp;
import millebornes.engine.table.Seating;
import millebornes.session.GameConfig;
import millebornes.session.flow.HandPlace;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the view state of the phones page.
public final class PhonesPresenter {

    /// The time without any request from a phone after which help is shown.
    public static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final List<PhoneSign> CAUSES =
            List.of(PhoneSign.GUEST_NETWORK, PhoneSign.FIREWALL, PhoneSign.WRONG_ADDRESS, PhoneSign.MOBILE_DATA);

    private final Words words;
    private final GameConfig game;
    private final List<String> names;

    public PhonesPresenter(Words words, GameConfig game) {
        this.words = words;
        this.game = game;
        this.names = PlayerNames.of(words, game.players());
    }

    /// Creates the view state of the page.
    ///
    /// @param address which of the addresses is shown, from 0
    public PhonesViewState present(PhonesStatus status, Instant now, int address) {
        String base = base(status, address);
        List<PersonTile> people = game.people().stream()
                .map(seat -> tile(seat, status.seats().get(seat), base))
                .toList();
        @Nullable SilenceHelp silence = silence(people, status, now);
        boolean joined = silence == null && people.stream().anyMatch(person -> person.place() != HandPlace.SCREEN);
        return new PhonesViewState(
                people,
                plate(status, address, base),
                game.isNumbered() ? List.of(words.text("phones.numbered")) : List.of(),
                silence,
                joined ? present(people) : heard(status.heard()),
                joined
                        ? missing(people)
                        : words.sentence(
                                "phones.heard.count",
                                Map.of("count", status.heard().requests())));
    }

    private String heard(HeardStatus heard) {
        return heard.last() == null ? words.text("phones.heard.none") : words.text("phones.heard.last", heard.last());
    }

    private String present(List<PersonTile> people) {
        long count = people.stream().filter(PhonesPresenter::isPresent).count();
        return words.sentence(
                count == people.size() ? "phones.present.all" : "phones.present",
                Map.of("count", count, "all", people.size()));
    }

    private String missing(List<PersonTile> people) {
        List<String> missing = people.stream()
                .filter(person -> !isPresent(person))
                .map(PersonTile::name)
                .toList();
        return missing.isEmpty() ? "" : words.text("phones.missing", words.list(missing));
    }

    private static boolean isPresent(PersonTile person) {
        return person.place() == HandPlace.PHONE || (person.place() == HandPlace.SCREEN && !person.isInvited());
    }

    private static String base(PhonesStatus status, int address) {
        return status.hosts().isEmpty() ? "" : status.hosts().get(address) + ":" + status.port();
    }

    private AddressPlate plate(PhonesStatus status, int address, String base) {
        int count = status.hosts().size();
        String which = count == 0
                ? words.text("phones.address.none")
                : count == 1 ? words.text("phones.address.only") : words.text("phones.address.of", address + 1, count);
        return new AddressPlate(base, url(base, status.room()), which, count > 1);
    }

    private static String url(String base, String key) {
        return base.isEmpty() ? "" : "http://" + base + "/" + key;
    }

    private PersonTile tile(int seat, SeatStatus status, String base) {
        Seating seating = game.setup().rules().seating();
        boolean invited = status.place() == HandPlace.SCREEN && status.wish() == SeatWish.PHONE;
        String name = names.get(seat);
        String key = "phones.place." + (invited ? "INVITED" : status.place().name()) + variant(invited, status, base);
        return new PersonTile(
                seat,
                name,
                game.looks().get(seating.carOf(seat)),
                status.place(),
                invited,
                words.text(key, name),
                words.text(key + ".short"),
                words.text(key + ".note", name),
                url(base, status.invitation()),
                actions(status.place(), status.isKnockedAt()));
    }

    /// The suffix of the text key for a seat that waits for a phone while there is no network, so that no code can be
    /// scanned; empty in any other case.
    private static String variant(boolean invited, SeatStatus status, String base) {
        if (invited && base.isEmpty()) {
            return ".alone";
        }
        return status.isKnockedAt() ? ".knock" : "";
    }

    private static List<PhoneAction> actions(HandPlace place, boolean knocked) {
        List<PhoneAction> actions = new ArrayList<>();
        if (knocked) {
            actions.add(PhoneAction.ALLOW);
        }
        switch (place) {
            case SCREEN -> {}
            case PHONE -> actions.add(PhoneAction.RELEASE);
            case SILENT_PHONE -> {
                actions.add(PhoneAction.COMPUTER);
                actions.add(PhoneAction.RELEASE);
            }
            case COMPUTER -> {
                actions.add(PhoneAction.WAIT);
                actions.add(PhoneAction.RELEASE);
            }
        }
        return actions;
    }

    /// The help for a missing connection, shown when a phone is missing and no request has arrived for a while. Without
    /// a network the address plate shows the reason.
    private @Nullable SilenceHelp silence(List<PersonTile> people, PhonesStatus status, Instant now) {
        List<String> missed = people.stream()
                .filter(person -> person.isInvited() || person.place() == HandPlace.SILENT_PHONE)
                .map(PersonTile::name)
                .toList();
        boolean quiet = !status.heard().at().plus(PATIENCE).isAfter(now);
        if (missed.isEmpty() || !quiet || status.hosts().isEmpty()) {
            return null;
        }
        List<PhoneSign> causes = new ArrayList<>(CAUSES);
        if (status.hosts().size() > 1) {
            // A machine with several addresses shows the wrong one easily.
            causes.remove(PhoneSign.WRONG_ADDRESS);
            causes.addFirst(PhoneSign.WRONG_ADDRESS);
        }
        return new SilenceHelp(
                words.text("phones.silence", words.alternatives(missed), PATIENCE.toSeconds()),
                causes.stream().map(this::cause).toList());
    }

    private CausePicture cause(PhoneSign sign) {
        return new CausePicture(
                sign, words.text("phones.cause." + sign.name()), words.text("phones.cause." + sign.name() + ".remedy"));
    }
}

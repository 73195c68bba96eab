package millebornes.desktop.setup;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import millebornes.save.PlainName;
import millebornes.session.CarOutfit;

/// The cars that a family has customized, by player name: typing the name at any seat brings its car.
///
/// @param outfits by name, the most recent player last; at most [#MOST]
public record FamilyGarage(Map<String, CarOutfit> outfits) {

    /// The capacity of the garage; the car that has not been used for the longest time is dropped first.
    public static final int MOST = 40;

    /// A garage before the first game.
    public static final FamilyGarage EMPTY = new FamilyGarage(Map.of());

    public FamilyGarage {
        LinkedHashMap<String, CarOutfit> kept = new LinkedHashMap<>();
        outfits.forEach((name, outfit) -> kept.putLast(PlainName.of(name), outfit));
        kept.remove("");
        for (String name : List.copyOf(kept.keySet())) {
            if (kept.size() > MOST) {
                kept.remove(name);
            }
        }
        outfits = Collections.unmodifiableMap(kept);
    }

    /// The car of a name, if there is one.
    Optional<CarOutfit> of(String name) {
        return Optional.ofNullable(outfits.get(name));
    }

    /// Renames a player: a car stored under the new name is used; one stored under the old name stays there; an outfit
    /// chosen just before stays with the seat.
    SetupPlayer renamed(SetupPlayer player, String name) {
        SetupPlayer renamedPlayer = player.withName(name);
        boolean chosenNow = !player.outfit().isPlain()
                && of(player.name()).filter(player.outfit()::equals).isEmpty();
        return chosenNow || !player.isPerson()
                ? renamedPlayer
                : renamedPlayer.dressed(of(name).orElse(CarOutfit.PLAIN));
    }

    /// The garage with the cars of the players at the table; a name with a plain car has no entry.
    FamilyGarage with(List<SetupPlayer> sitters) {
        Map<String, CarOutfit> more = new LinkedHashMap<>(outfits);
        for (SetupPlayer player : sitters) {
            if (player.isPerson() && !player.name().isEmpty()) {
                more.remove(player.name());
                if (!player.outfit().isPlain()) {
                    more.put(player.name(), player.outfit());
                }
            }
        }
        return new FamilyGarage(more);
    }
}

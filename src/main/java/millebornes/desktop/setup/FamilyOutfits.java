package millebornes.desktop.setup;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import millebornes.save.DisplayNameSanitizer;
import millebornes.session.CarOutfit;

/// The outfits that a family has chosen for its cars, by player name. Typing the name at any seat selects its outfit.
///
/// @param outfits by name, the most recent player last; at most [#MOST]
public record FamilyOutfits(Map<String, CarOutfit> outfits) {

    /// The greatest number of stored outfits. The one that has not been used for the longest time is removed first.
    public static final int MOST = 40;

    /// No outfits, as before the first game.
    public static final FamilyOutfits EMPTY = new FamilyOutfits(Map.of());

    public FamilyOutfits {
        LinkedHashMap<String, CarOutfit> kept = new LinkedHashMap<>();
        outfits.forEach((name, outfit) -> kept.putLast(DisplayNameSanitizer.of(name), outfit));
        kept.remove("");
        for (String name : List.copyOf(kept.keySet())) {
            if (kept.size() > MOST) {
                kept.remove(name);
            }
        }
        outfits = Collections.unmodifiableMap(kept);
    }

    /// The outfit stored under a name, if there is one.
    Optional<CarOutfit> of(String name) {
        return Optional.ofNullable(outfits.get(name));
    }

    /// The player with another name. If an outfit is stored under the new name, the player gets it. An outfit stored
    /// under the old name stays with that name; one that was chosen just before stays with the player.
    SetupPlayer renamed(SetupPlayer player, String name) {
        SetupPlayer renamedPlayer = player.withName(name);
        boolean chosenNow = !player.outfit().isPlain()
                && of(player.name()).filter(player.outfit()::equals).isEmpty();
        return chosenNow || !player.isPerson()
                ? renamedPlayer
                : renamedPlayer.dressed(of(name).orElse(CarOutfit.PLAIN));
    }

    /// This garage with the outfits of the players, the first of each name. A name with a plain car has no entry.
    FamilyOutfits with(List<SetupPlayer> sitters) {
        Map<String, CarOutfit> more = new LinkedHashMap<>(outfits);
        Set<String> names = new HashSet<>();
        for (SetupPlayer player : sitters) {
            if (player.isPerson() && !player.name().isEmpty() && names.add(player.name())) {
                more.remove(player.name());
                if (!player.outfit().isPlain()) {
                    more.put(player.name(), player.outfit());
                }
            }
        }
        return new FamilyOutfits(more);
    }
}

package millebornes.desktop.scores;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;

/// The cars of the listed players: their remembered car, or one of the others.
///
/// @param liveries by name, of the players of the last set-up
/// @param outfits by name, of everybody who has chosen an outfit
public record ScoreCars(Map<String, Livery> liveries, Map<String, CarOutfit> outfits) {

    /// The cars if none are remembered.
    public static final ScoreCars NOBODYS = new ScoreCars(Map.of(), Map.of());

    public ScoreCars {
        liveries = Map.copyOf(liveries);
        outfits = Map.copyOf(outfits);
    }

    /// The look of a player's car.
    public record ScoreCar(Livery livery, CarOutfit outfit) {}

    /// The cars for these names, in their order. No two have the same livery as long as there are enough.
    public List<ScoreCar> of(List<String> names) {
        Set<Livery> free = EnumSet.allOf(Livery.class);
        Map<String, Livery> chosen = new HashMap<>();
        for (String name : names) {
            Livery ownLivery = liveries.get(name);
            if (ownLivery != null && free.remove(ownLivery)) {
                chosen.put(name, ownLivery);
            }
        }
        List<ScoreCar> cars = new ArrayList<>();
        for (String name : names) {
            Livery livery = chosen.containsKey(name) ? chosen.get(name) : next(free);
            cars.add(new ScoreCar(livery, outfits.getOrDefault(name, CarOutfit.PLAIN)));
        }
        return cars;
    }

    private static Livery next(Set<Livery> free) {
        if (free.isEmpty()) {
            free.addAll(EnumSet.allOf(Livery.class));
        }
        Livery livery = free.iterator().next();
        free.remove(livery);
        return livery;
    }
}

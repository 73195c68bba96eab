package millebornes.desktop.screens.setup.model;

import java.util.ArrayList;
import java.util.List;
import millebornes.words.Words;

/// What everybody at the table is called: as they typed it, or by their place; no two the same, for sentences call
/// people by name.
public final class PlayerNames {

    private PlayerNames() {}

    /// One name a seat.
    static List<String> of(Words words, List<SetupPlayer> sitters) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < sitters.size(); seat++) {
            String name = sitters.get(seat).name();
            names.add(distinct(name.isEmpty() ? unnamed(words, sitters, seat) : name, names));
        }
        return names;
    }

    /// What somebody is called who has not said a name.
    public static String unnamed(Words words, List<SetupPlayer> sitters, int seat) {
        if (sitters.get(seat).isPerson()) {
            return words.text("seat.numbered", seat + 1);
        }
        long computers = sitters.stream().filter(sitter -> !sitter.isPerson()).count();
        return computers == 1 ? words.text("seat.computer") : words.text("seat.computer.numbered", seat + 1);
    }

    private static String distinct(String name, List<String> taken) {
        String distinct = name;
        for (int number = 2; taken.contains(distinct); number++) {
            distinct = name + " " + number;
        }
        return distinct;
    }
}

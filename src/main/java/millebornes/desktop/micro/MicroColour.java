package millebornes.desktop.micro;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The sixteen colours of the retro screen, by what they are used for; [MicroPalette] has their values.
enum MicroColour {
    INK('k'),
    NIGHT('n'),
    PETROL('u'),
    SEA('m'),
    SKY('c'),
    CREAM('w'),
    SAND('s'),
    SUN('y'),
    VERMILION('o'),
    RED('r'),
    GARNET('g'),
    GREEN('v'),
    MEADOW('p'),
    BLUE('b'),
    ROAD('a'),
    EARTH('t');

    private static final Map<Character, MicroColour> BY_LETTER =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(colour -> colour.letter, Function.identity()));

    private final char letter;

    MicroColour(char letter) {
        this.letter = letter;
    }

    /// The colour that a letter stands for in the text file of a picture.
    ///
    /// @throws IllegalArgumentException when no colour has that letter
    static MicroColour of(char letter) {
        MicroColour colour = BY_LETTER.get(letter);
        if (colour == null) {
            throw new IllegalArgumentException("no colour is called " + letter);
        }
        return colour;
    }
}

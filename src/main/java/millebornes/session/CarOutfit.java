package millebornes.session;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.bot.BotCharacter;

/// How a player has customized a car. Any combination is allowed.
///
/// @param driver the face at the wheel
/// @param stripes the pattern on its sides
/// @param load the load on its roof
/// @param companion the animal that comes along
public record CarOutfit(DriverFace driver, StripePattern stripes, RoofLoad load, Companion companion) {

    /// A plain car without a driver.
    public static final CarOutfit PLAIN =
            new CarOutfit(DriverFace.NOBODY, StripePattern.NO_STRIPES, RoofLoad.NO_LOAD, Companion.NO_PET);

    /// Parses the words of an outfit, in any order. Unknown words, such as those of a newer program, are ignored.
    public static CarOutfit of(String words) {
        List<String> all = Arrays.asList(words.strip().split("\\s+"));
        return new CarOutfit(
                first(all, DriverFace::named, PLAIN.driver),
                first(all, StripePattern::named, PLAIN.stripes),
                first(all, RoofLoad::named, PLAIN.load),
                first(all, Companion::named, PLAIN.companion));
    }

    /// The outfit of a computer player with that character; [#PLAIN] for none.
    public static CarOutfit of(BotCharacter character) {
        DriverFace driver = DriverFace.of(character);
        return switch (character) {
            case PLAIN -> PLAIN;
            case CALM -> new CarOutfit(driver, StripePattern.WAVES, RoofLoad.BEACH_THINGS, Companion.NO_PET);
            case BOLD -> new CarOutfit(driver, StripePattern.CHECKS, RoofLoad.NO_LOAD, Companion.DOG);
            case CAUTIOUS -> new CarOutfit(driver, StripePattern.NO_STRIPES, RoofLoad.SUITCASES, Companion.CAT);
            case CHEEKY -> new CarOutfit(driver, StripePattern.STARS, RoofLoad.SURFBOARDS, Companion.PARROT);
        };
    }

    /// A copy with random stripes, load and companion, none of them left out. The driver stays.
    public CarOutfit byChance(RandomGenerator random) {
        return new CarOutfit(
                driver,
                StripePattern.values()[1 + random.nextInt(StripePattern.values().length - 1)],
                RoofLoad.values()[1 + random.nextInt(RoofLoad.values().length - 1)],
                Companion.values()[1 + random.nextInt(Companion.values().length - 1)]);
    }

    /// The outfit as words for files; empty for a plain car.
    public String words() {
        return Stream.of(
                        driver == PLAIN.driver ? "" : driver.word(),
                        stripes == PLAIN.stripes ? "" : stripes.word(),
                        load == PLAIN.load ? "" : load.word(),
                        companion == PLAIN.companion ? "" : companion.word())
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /// A copy without driver and companion.
    public CarOutfit unmanned() {
        return new CarOutfit(PLAIN.driver, stripes, load, PLAIN.companion);
    }

    /// Whether nothing was chosen.
    public boolean isPlain() {
        return equals(PLAIN);
    }

    public CarOutfit with(DriverFace newFace) {
        return new CarOutfit(newFace, stripes, load, companion);
    }

    public CarOutfit with(StripePattern newPattern) {
        return new CarOutfit(driver, newPattern, load, companion);
    }

    public CarOutfit with(RoofLoad newRoofLoad) {
        return new CarOutfit(driver, stripes, newRoofLoad, companion);
    }

    public CarOutfit with(Companion newCompanion) {
        return new CarOutfit(driver, stripes, load, newCompanion);
    }

    private static <T> T first(List<String> words, Function<String, Optional<T>> named, T otherwise) {
        return words.stream()
                .flatMap(word -> named.apply(word).stream())
                .findFirst()
                .orElse(otherwise);
    }

    private static <E extends Enum<E>> Optional<E> valueOfWord(E[] values, String word) {
        return Arrays.stream(values).filter(value -> wordOf(value).equals(word)).findFirst();
    }

    private static String wordOf(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The animal that comes along in a car.
    public enum Companion {
        NO_PET,
        DOG,
        CAT,
        DUCK,
        SNAIL,
        PARROT;

        /// The companion with that word in files; empty if there is none.
        public static Optional<Companion> named(String word) {
            return valueOfWord(values(), word);
        }

        /// The word for this companion in files.
        public String word() {
            return wordOf(this);
        }
    }

    /// The pattern on the sides of a car.
    public enum StripePattern {
        NO_STRIPES,
        LINES,
        CHECKS,
        WAVES,
        STARS,
        TRICOLOUR;

        /// The pattern with that word in files; empty if there is none.
        public static Optional<StripePattern> named(String word) {
            return valueOfWord(values(), word);
        }

        /// The word for this pattern in files.
        public String word() {
            return wordOf(this);
        }
    }

    /// The load on the roof of a car.
    public enum RoofLoad {
        NO_LOAD,
        SUITCASES,
        SURFBOARDS,
        CANOE,
        BICYCLE,
        BEACH_THINGS;

        /// The load with that word in files; empty if there is none.
        public static Optional<RoofLoad> named(String word) {
            return valueOfWord(values(), word);
        }

        /// The word for this load in files.
        public String word() {
            return wordOf(this);
        }
    }
}

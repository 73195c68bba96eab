package millebornes.desktop.travelers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace;
import millebornes.session.ReadingHelp;
import millebornes.words.Words;

/// The drivers of the six cars: at most one in each car, and no face twice.
final class CarDrivers {

    /// A driver.
    ///
    /// @param name the typed name; empty if none
    record Traveler(DriverFace face, String name) {}

    private final Map<Livery, Traveler> drivers = new EnumMap<>(Livery.class);

    /// The driver of a car.
    Optional<Traveler> in(Livery livery) {
        return Optional.ofNullable(drivers.get(livery));
    }

    /// Seats somebody in a car. A previous driver of the car leaves it.
    void seat(Livery livery, DriverFace face) {
        drivers.values().removeIf(driver -> driver.face() == face);
        drivers.put(livery, new Traveler(face, ""));
    }

    /// Empties a car.
    void leave(Livery livery) {
        drivers.remove(livery);
    }

    /// Sets the typed name of a car's driver, if there is one.
    void name(Livery livery, String name) {
        drivers.computeIfPresent(livery, (_, driver) -> new Traveler(driver.face(), name));
    }

    /// Whether nobody with that face sits in a car.
    boolean isFree(DriverFace face) {
        return drivers.values().stream().noneMatch(driver -> driver.face() == face);
    }

    /// The next computer player to sit down; empty when all characters do.
    Optional<DriverFace> nextComputer() {
        return BotCharacter.named().stream()
                .map(DriverFace::of)
                .filter(this::isFree)
                .findFirst();
    }

    /// The car next to be driven: the first empty one, or the first.
    Livery nextCar() {
        return Stream.of(Livery.values())
                .filter(livery -> in(livery).isEmpty())
                .findFirst()
                .orElse(Livery.A);
    }

    /// The set-up of these drivers, in the first edition with so many cars. A driver without an opponent gets a computer
    /// player, a lone computer player a person; without drivers it is [LastSetup#FIRST].
    ///
    /// @param words the names of people who have typed none: those of their faces
    LastSetup setup(Words words) {
        if (drivers.isEmpty()) {
            return LastSetup.FIRST;
        }
        List<Livery> cars = new ArrayList<>(drivers.keySet());
        List<SetupPlayer> players = new ArrayList<>();
        drivers.values().forEach(driver -> players.add(player(driver, words)));
        if (players.size() == 1) {
            players.add(
                    players.getFirst().isPerson()
                            ? player(new Traveler(nextComputer().orElseThrow(), ""), words)
                            : SetupPlayer.SOMEBODY);
        }
        Stream.of(Livery.values()).filter(livery -> in(livery).isEmpty()).forEach(cars::add);
        TeamFormat form = TeamFormat.singles(players.size());
        Edition edition = Editions.ALL.stream()
                .filter(knownEdition -> knownEdition.table(form).isPresent())
                .findFirst()
                .orElseThrow();
        return new LastSetup(edition, form, players, cars, youngest(players), LastSetup.FIRST.wishedChoices());
    }

    /// The seat of the youngest face.
    private static int youngest(List<SetupPlayer> players) {
        return IntStream.range(0, players.size())
                .filter(seat -> players.get(seat).isPerson())
                .boxed()
                .min(Comparator.comparing(seat -> players.get(seat).outfit().driver()))
                .orElse(0);
    }

    private static SetupPlayer player(Traveler driver, Words words) {
        Optional<BotCharacter> character = character(driver.face());
        boolean isNamed = character.isPresent() || !driver.name().isBlank();
        return new SetupPlayer(
                isNamed ? driver.name() : name(driver.face(), words),
                character.isPresent() ? BotLevel.EASY : null,
                ReadingHelp.USUAL,
                character.orElse(BotCharacter.PLAIN),
                character.isPresent() ? CarOutfit.PLAIN : CarOutfit.PLAIN.with(driver.face()));
    }

    /// The outfit of a driver's car.
    static CarOutfit outfit(DriverFace face) {
        return character(face).map(CarOutfit::of).orElse(CarOutfit.PLAIN.with(face));
    }

    /// The name of a face.
    static String name(DriverFace face, Words words) {
        return words.text((face.isOfPerson() ? "travelers.name." : "character.") + face.word());
    }

    private static Optional<BotCharacter> character(DriverFace face) {
        return BotCharacter.named().stream()
                .filter(character -> DriverFace.of(character) == face)
                .findFirst();
    }
}

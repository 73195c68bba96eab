package millebornes.desktop.travelers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.desktop.travelers.DriverSelectionViewState.CarView;
import millebornes.desktop.travelers.DriverSelectionViewState.FaceView;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace;
import millebornes.words.Words;

/// Makes the view state of the page *Who’s coming along?*.
final class DriverSelectionPresenter {

    private DriverSelectionPresenter() {}

    /// @param pickedFace the face that waits for its car, or [DriverFace#NOBODY]
    static DriverSelectionViewState present(Words words, CarDrivers drivers, DriverFace pickedFace) {
        List<CarView> cars = Stream.of(Livery.values())
                .map(livery -> car(words, drivers, livery))
                .toList();
        List<FaceView> faces = new ArrayList<>();
        DriverFace.ofPeople()
                .forEach(face -> faces.add(face(
                        words,
                        "face-" + face.word(),
                        face,
                        cars(drivers, face::equals),
                        pickedFace,
                        words.text(
                                "choice", CarDrivers.name(face, words), words.text("garage.driver." + face.word())))));
        DriverFace computerFace = drivers.nextComputer().orElse(DriverFace.NOBODY);
        faces.add(face(
                words,
                FaceView.COMPUTER,
                computerFace,
                cars(drivers, face -> !face.isOfPerson()),
                pickedFace,
                words.text("setup.kind.computer")));
        boolean isNobodySeated = cars.stream().noneMatch(car -> car.driver().isSomebody());
        return new DriverSelectionViewState(
                cars, faces, isNobodySeated ? words.text("travelers.nobody") : party(words, drivers));
    }

    private static CarView car(Words words, CarDrivers drivers, Livery livery) {
        DriverFace face = drivers.in(livery).map(CarDrivers.Traveler::face).orElse(DriverFace.NOBODY);
        String typed = drivers.in(livery).map(CarDrivers.Traveler::name).orElse("");
        String usual = face.isSomebody() ? CarDrivers.name(face, words) : words.text("travelers.empty");
        return new CarView(
                livery,
                face,
                typed,
                usual,
                words.text(
                        "travelers.car",
                        words.text("garage.colour." + livery.letter()),
                        words.text("garage.shape." + livery.letter()),
                        livery.letter(),
                        typed.isBlank() ? usual : typed));
    }

    private static List<Livery> cars(CarDrivers drivers, Predicate<DriverFace> isDriver) {
        return Stream.of(Livery.values())
                .filter(livery -> drivers.in(livery)
                        .map(CarDrivers.Traveler::face)
                        .filter(isDriver)
                        .isPresent())
                .toList();
    }

    /// @param cars the cars of this driver; for the button of computers, of all computer players
    private static FaceView face(
            Words words, String id, DriverFace face, List<Livery> cars, DriverFace pickedFace, String name) {
        boolean sitsInCar = !face.isSomebody() || (face.isOfPerson() && !cars.isEmpty());
        boolean isPicked = face.isSomebody() && face == pickedFace;
        String spoken = sitsInCar
                ? words.text("travelers.seated", name)
                : isPicked ? words.text("travelers.picked", name) : name;
        return new FaceView(id, face, sitsInCar, cars, isPicked, spoken);
    }

    /// The players of the set-up, with those who were added.
    private static String party(Words words, CarDrivers drivers) {
        List<SetupPlayer> players = drivers.setup(words).sitters();
        List<String> names = IntStream.range(0, players.size())
                .mapToObj(seat -> name(words, players.get(seat), seat))
                .toList();
        return words.text("travelers.party", names.size(), words.list(names));
    }

    private static String name(Words words, SetupPlayer player, int seat) {
        if (!player.name().isEmpty()) {
            return player.name();
        }
        return player.isPerson()
                ? words.text("seat.numbered", seat + 1)
                : words.text("character." + player.character().word());
    }
}

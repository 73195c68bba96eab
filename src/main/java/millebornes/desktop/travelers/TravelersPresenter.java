package millebornes.desktop.travelers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.desktop.travelers.TravelersViewState.CarView;
import millebornes.desktop.travelers.TravelersViewState.FaceView;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace;
import millebornes.words.Words;

/// Makes the view state of the page *Who travels?*.
final class TravelersPresenter {

    private TravelersPresenter() {}

    /// @param picked the face that waits for its car, or [DriverFace#NOBODY]
    static TravelersViewState present(Words words, Travelers travelers, DriverFace picked) {
        List<CarView> cars = Stream.of(Livery.values())
                .map(car -> car(words, travelers, car))
                .toList();
        List<FaceView> faces = new ArrayList<>();
        DriverFace.ofPeople()
                .forEach(face -> faces.add(face(
                        words,
                        "face-" + face.word(),
                        face,
                        !travelers.isFree(face),
                        picked,
                        words.text(
                                "choice", Travelers.name(face, words), words.text("garage.driver." + face.word())))));
        DriverFace computer = travelers.nextComputer().orElse(DriverFace.NOBODY);
        faces.add(face(
                words, FaceView.COMPUTER, computer, !computer.isSomebody(), picked, words.text("setup.kind.computer")));
        boolean isNobodySeated = cars.stream().noneMatch(car -> car.driver().isSomebody());
        return new TravelersViewState(
                cars, faces, isNobodySeated ? words.text("travelers.nobody") : party(words, travelers));
    }

    private static CarView car(Words words, Travelers travelers, Livery car) {
        DriverFace face = travelers.in(car).map(Travelers.Traveler::face).orElse(DriverFace.NOBODY);
        String typed = travelers.in(car).map(Travelers.Traveler::name).orElse("");
        String usual = face.isSomebody() ? Travelers.name(face, words) : words.text("travelers.empty");
        return new CarView(
                car,
                face,
                typed,
                face.isOfPerson() ? words.text("travelers.name") : usual,
                words.text(
                        "travelers.car",
                        words.text("garage.colour." + car.letter()),
                        words.text("garage.shape." + car.letter()),
                        car.letter(),
                        typed.isBlank() ? usual : typed));
    }

    private static FaceView face(
            Words words, String id, DriverFace face, boolean sitsInCar, DriverFace picked, String name) {
        boolean isPicked = face.isSomebody() && face == picked;
        String spoken = sitsInCar
                ? words.text("travelers.seated", name)
                : isPicked ? words.text("travelers.picked", name) : name;
        return new FaceView(id, face, sitsInCar, isPicked, spoken);
    }

    /// The players of the set-up, with those who were added.
    private static String party(Words words, Travelers travelers) {
        List<SetupPlayer> players = travelers.setup(words).sitters();
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

package millebornes.desktop.travelers;

import java.util.List;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace;

/// The state of the page *Who’s coming along?*.
///
/// @param cars the cars in their garages, in the order of their letters
/// @param faces the faces of people, then that of the next computer player
/// @param party the sentence of who will play
record DriverSelectionViewState(List<CarView> cars, List<FaceView> faces, String party) {

    /// A car.
    ///
    /// @param driver [DriverFace#NOBODY] for an empty car, whose garage is closed
    /// @param name the driver's typed name; empty if none
    /// @param prompt the text of a field without a name
    /// @param spoken the text for screen readers
    record CarView(Livery car, DriverFace driver, String name, String prompt, String spoken) {}

    /// A face to be put into a car.
    ///
    /// @param id of its button
    /// @param face [DriverFace#NOBODY] when no computer player is left
    /// @param sitsInCar whether it cannot be picked up, since it sits in a car
    /// @param cars its cars; for the button of computers, those of all computer players
    /// @param picked whether it waits for its car
    /// @param spoken the text for screen readers
    record FaceView(String id, DriverFace face, boolean sitsInCar, List<Livery> cars, boolean picked, String spoken) {

        /// The id of the computer player's button.
        static final String COMPUTER = "face-computer";

        FaceView {
            cars = List.copyOf(cars);
        }
    }
}

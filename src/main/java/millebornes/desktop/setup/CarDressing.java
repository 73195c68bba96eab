package millebornes.desktop.setup;

import java.util.List;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace;

/// How the cars of the table are dressed. Everybody has an own face at the wheel; what else is on a car that several
/// drive, the first person of the crew has chosen, and each of them may change.
record CarDressing(SetupModel model) {

    /// The car of a seat, with this player at the wheel.
    public CarOutfit of(int seat) {
        return own(owner(seat)).with(own(seat).driver());
    }

    /// Dresses the car of a seat. The face of a computer is that of its character, whatever is asked for.
    public void dress(int seat, CarOutfit outfit) {
        int owner = owner(seat);
        if (owner != seat) {
            model.dress(owner, outfit.with(own(owner).driver()));
        }
        model.dress(
                seat,
                outfit.with(
                        sitter(seat).isPerson() ? outfit.driver() : own(seat).driver()));
    }

    /// Who has chosen what a crew shares.
    private int owner(int seat) {
        List<Integer> crew =
                model.seating().driversOf(model.seating().carOf(seat)).toList();
        return crew.stream().filter(mate -> sitter(mate).isPerson()).findFirst().orElse(crew.getFirst());
    }

    /// What was chosen for the player who sits there now; whoever plays a seat does not drive in what was chosen when it
    /// was played by the other kind of player.
    private CarOutfit own(int seat) {
        SetupPlayer player = sitter(seat);
        CarOutfit chosenOutfit = player.outfit();
        boolean byPerson = chosenOutfit.driver().isOfPerson();
        if (player.isPerson()) {
            return byPerson ? chosenOutfit : CarOutfit.PLAIN.with(DriverFace.usual(seat));
        }
        DriverFace face = DriverFace.of(player.character());
        return byPerson || chosenOutfit.isPlain() ? CarOutfit.of(player.character()) : chosenOutfit.with(face);
    }

    private SetupPlayer sitter(int seat) {
        return model.sitters().get(seat);
    }
}

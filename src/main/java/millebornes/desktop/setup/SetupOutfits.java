package millebornes.desktop.setup;

import java.util.List;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace;

/// Knows and changes the outfits of the cars at the table. Every driver has a face of their own. The rest of the outfit
/// of a shared car is that of its first person; each of its drivers may change it.
record SetupOutfits(SetupModel model) {

    /// The outfit of a seat's car, with the face of the seat's player at the wheel.
    public CarOutfit of(int seat) {
        return own(owner(seat)).with(own(seat).driver());
    }

    /// Sets the outfit of a seat. The face of a computer player is always that of its character.
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

    /// The seat whose outfit the car of this seat wears.
    private int owner(int seat) {
        List<Integer> crew =
                model.seating().driversOf(model.seating().carOf(seat)).toList();
        return crew.stream().filter(mate -> sitter(mate).isPerson()).findFirst().orElse(crew.getFirst());
    }

    /// The outfit chosen by the seat's current player; a person does not get the one chosen for a computer player on
    /// that seat, nor vice versa.
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

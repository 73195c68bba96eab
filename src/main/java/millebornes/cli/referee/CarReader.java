package millebornes.cli.referee;

import java.util.Set;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SafetySet;
import millebornes.save.JsonFields;
import millebornes.save.MoveCodec;

/// Reads a car of a view, the way [millebornes.protocol.TableWriter] writes it.
final class CarReader {

    private static final String STOPPED = "stopped";
    private static final String SAFETIES = "safeties";
    private static final String KM = "km";

    private CarReader() {}

    /// Reads a car that drives to a target in km.
    static Car read(JsonFields json, int target) {
        int km = NumberReader.read(json, KM, target);
        if (km % Distance.KM_PER_SQUARE != 0) {
            throw new BadRequestException(Problem.NOT_A_VIEW, json.where(KM));
        }
        SafetySet safeties = SafetySet.NONE;
        SafetySet coupsFourres = SafetySet.NONE;
        for (JsonFields wornFields : json.objects(SAFETIES)) {
            Safety safety = safety(wornFields.text("card"), wornFields.where("card"));
            safeties = safeties.with(safety);
            coupsFourres = wornFields.flag("coupFourre") ? coupsFourres.with(safety) : coupsFourres;
        }
        return new Car(
                km,
                json.flag("started"),
                hazards(json),
                json.flag("needsGreenLight"),
                safeties,
                coupsFourres,
                NumberReader.read(json, "km200", Car.MOST_200),
                NumberReader.read(json, "km100", target));
    }

    static Safety safety(String name, String where) {
        if (MoveCodec.readCard(name, where) instanceof Safety safety) {
            return safety;
        }
        throw new BadRequestException(Problem.NOT_A_VIEW, where);
    }

    private static HazardSet hazards(JsonFields json) {
        HazardSet hazards = HazardSet.NONE;
        for (Card card : Set.copyOf(json.texts(STOPPED, MoveCodec::readCard))) {
            if (!(card instanceof Hazard hazard) || !hazard.stops()) {
                throw new BadRequestException(Problem.NOT_A_VIEW, json.where(STOPPED));
            }
            hazards = hazards.with(hazard);
        }
        hazards = json.flag("limited") ? hazards.with(Hazard.SPEED_LIMIT) : hazards;
        return json.flag("wrongWay") ? hazards.with(Hazard.WRONG_WAY) : hazards;
    }
}

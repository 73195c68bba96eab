package millebornes.cli.referee;

import java.util.Set;
import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.HazardSet;
import millebornes.engine.card.Safety;
import millebornes.engine.card.SafetySet;
import millebornes.engine.table.Car;
import millebornes.save.BadJson;
import millebornes.save.BadJson.Reason;
import millebornes.save.Fields;
import millebornes.save.MoveCodec;

/// Reads a car of a view, the way [TableWriter] writes it.
final class CarReader {

    private static final String STOPPED = "stopped";
    private static final String SAFETIES = "safeties";
    private static final String KM = "km";

    private CarReader() {}

    /// @param target the km to reach
    static Car read(Fields json, int target) {
        int km = Numbers.read(json, KM, target);
        if (km % Distance.KM_PER_SQUARE != 0) {
            throw new BadJson(Reason.NOT_A_VIEW, json.where(KM));
        }
        SafetySet safeties = SafetySet.NONE;
        SafetySet coupsFourres = SafetySet.NONE;
        for (Fields worn : json.objects(SAFETIES)) {
            Safety safety = safety(worn.text("card"), worn.where("card"));
            safeties = safeties.with(safety);
            coupsFourres = worn.flag("coupFourre") ? coupsFourres.with(safety) : coupsFourres;
        }
        return new Car(
                km,
                json.flag("started"),
                hazards(json),
                json.flag("needsGreenLight"),
                safeties,
                coupsFourres,
                Numbers.read(json, "km200", Car.MOST_200),
                Numbers.read(json, "km100", target));
    }

    static Safety safety(String name, String where) {
        if (MoveCodec.card(name, where) instanceof Safety safety) {
            return safety;
        }
        throw new BadJson(Reason.NOT_A_VIEW, where);
    }

    private static HazardSet hazards(Fields json) {
        HazardSet hazards = HazardSet.NONE;
        for (Card card : Set.copyOf(json.texts(STOPPED, MoveCodec::card))) {
            if (!(card instanceof Hazard hazard) || !hazard.stops()) {
                throw new BadJson(Reason.NOT_A_VIEW, json.where(STOPPED));
            }
            hazards = hazards.with(hazard);
        }
        hazards = json.flag("limited") ? hazards.with(Hazard.SPEED_LIMIT) : hazards;
        return json.flag("wrongWay") ? hazards.with(Hazard.WRONG_WAY) : hazards;
    }
}

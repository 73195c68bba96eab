package millebornes.engine.rules;

import millebornes.engine.table.Car;

/// The points of an edition. Points that are the same in every edition are constants; 0 means that the edition
/// has no such bonus.
///
/// @param target the points for reaching the target
/// @param no200 the bonus for reaching it without any 200
/// @param couronnement the bonus for reaching it with the draw pile empty
/// @param prizes the teams that can get the bonus for four safeties and for a capot
public record EditionPointValues(int target, int no200, int couronnement, PrizeRule prizes) {

    /// The teams that can get the bonus for all four safeties and for a capot.
    public enum PrizeRule {
        /// every team that has earned them; a capot pays for each opponent team at 0 km
        EVERYBODY,
        /// only the team that reached the target; a capot needs all others at 0 km
        WINNER_ONLY
    }

    public static final int SAFETY = 100;

    public static final int ALL_SAFETIES = 300;

    public static final int COUP_FOURRE = 300;

    /// The points of a coup-fourré together with those of its safety.
    public static final int COUP_FOURRE_WITH_SAFETY = COUP_FOURRE + SAFETY;

    /// The bonus for reaching the target without any 200 or 100, instead of [#no200()].
    public static final int NO_200_NO_100 = 500;

    public static final int CAPOT = 500;

    public static final int EXTENSION = 200;

    /// The points of a round that a car cannot lose any more: those for km, safeties and coups-fourrés.
    public static int soFar(Car car) {
        return car.km()
                + SAFETY * car.safeties().size()
                + COUP_FOURRE * car.coupsFourres().size();
    }
}

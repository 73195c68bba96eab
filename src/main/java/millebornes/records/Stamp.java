package millebornes.records;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The stamps of the album in the order of the road, each named by the place that it shows, from Paris to the sea.
///
/// A stamp is given for an achievement that a rule counts, or as a memory that no rule counts.
public enum Stamp {
    /// a first match, played to its end
    PARIS(null),
    /// a coup-fourré declared by the person
    FONTAINEBLEAU("R-4.3"),
    /// all four safeties on the cars of the person's team in one round
    MONTARGIS("R-6.3"),
    /// a match that ends late in the evening
    NEVERS(null),
    /// two coups-fourrés declared by the person in one round
    MOULINS("R-4.3"),
    /// a capot for the person's team: another team is left at 0 km
    LAPALISSE("R-6.3"),
    /// a match with six or more players
    ROANNE(null),
    /// a round won after being 400 km behind
    COL(null),
    /// a junior match, played to its end
    TARARE("R-6.1"),
    /// an arrival without any 200
    LYON("R-6.3"),
    /// a match won on a road of 700 km
    VIENNE("R-6.4"),
    /// a match won with a partner
    VALENCE("R-2.1"),
    /// the person's team is left at 0 km, and another team has driven
    MONTELIMAR("R-6.6"),
    /// a match won against one other player
    ORANGE(null),
    /// the thousandth card played or discarded
    AVIGNON(null),
    /// a couronnement: an arrival with the draw pile empty
    AIX("R-6.3"),
    /// an arrival without any 200 or 100
    BRIGNOLES("R-6.3"),
    /// the seventh match played to its end
    FREJUS(null),
    /// a match won against a computer of three stars
    CANNES(null),
    /// a match won in the edition of the home computer
    ANTIBES(null),
    /// 5000 points in a match
    NICE("R-5.4"),
    /// a match won without attacking anybody
    LA_TURBIE(null),
    /// an arrival at the target, which is always exact
    MENTON("R-3.2"),
    /// every other stamp
    LA_MER(null);

    private final @Nullable String rule;

    Stamp(@Nullable String rule) {
        this.rule = rule;
    }

    /// The id of the rule that counts the achievement; empty for a memory.
    public Optional<String> rule() {
        return Optional.ofNullable(rule);
    }

    /// The stamp with that name in files; empty when this program does not know it.
    static Optional<Stamp> named(String name) {
        return Arrays.stream(values())
                .filter(stamp -> stamp.name().equals(name))
                .findFirst();
    }
}

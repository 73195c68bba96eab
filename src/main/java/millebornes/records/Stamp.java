package millebornes.records;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The stamps of the album in the order of the road, each named by the place that it shows, from Paris to the sea.
///
/// A stamp is for an achievement of a rule, which it names, or for a memory that no rule counts.
public enum Stamp {
    /// a first match, played to its end
    PARIS(null),
    /// a coup-fourré of one's own
    FONTAINEBLEAU("R-4.3"),
    /// all four safeties on the cars of one's team in a round
    MONTARGIS("R-6.3"),
    /// a match that ends late in the evening
    NEVERS(null),
    /// two coups-fourrés of one's own in one round
    MOULINS("R-4.3"),
    /// a capot given: another team is left at 0 km
    LAPALISSE("R-6.3"),
    /// six or more round one table
    ROANNE(null),
    /// a round won after being 400 km behind
    COL(null),
    /// a junior match, played to its end
    TARARE("R-6.1"),
    /// an arrival without any 200
    LYON("R-6.3"),
    /// a match won whose road had 700 km
    VIENNE("R-6.4"),
    /// a match won with a partner
    VALENCE("R-2.1"),
    /// a capot taken: one's own team is left at 0 km
    MONTELIMAR("R-6.6"),
    /// a match won against one other player
    ORANGE(null),
    /// the thousandth card
    AVIGNON(null),
    /// a couronnement: an arrival with the draw pile empty
    AIX("R-6.3"),
    /// an arrival without any 200 or 100
    BRIGNOLES("R-6.3"),
    /// the seventh match
    FREJUS(null),
    /// a match won against a computer of three stars
    CANNES(null),
    /// the edition of the home computer, won
    ANTIBES(null),
    /// 5000 points in a match
    NICE("R-5.4"),
    /// a match won without a single attack
    LA_TURBIE(null),
    /// an arrival, which is always to the kilometre
    MENTON("R-3.2"),
    /// all the others
    LA_MER(null);

    private final @Nullable String rule;

    Stamp(@Nullable String rule) {
        this.rule = rule;
    }

    /// The rule that honours it; nothing when it is a memory.
    public Optional<String> rule() {
        return Optional.ofNullable(rule);
    }

    /// The stamp of that name, as files have it; nothing when this program does not know it.
    static Optional<Stamp> named(String name) {
        return Arrays.stream(values())
                .filter(stamp -> stamp.name().equals(name))
                .findFirst();
    }
}

package millebornes.desktop.micro;

import java.util.Optional;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// A notice that the dialogue line shows for some time.
///
/// @param card its card, or null
record MicroNotice(Kind kind, @Nullable Card card) {

    /// The event that a notice tells.
    public enum Kind {
        /// the machine drives
        DRIVES(MicroCue.DRIVE),
        /// the machine attacks the person
        ATTACKS(MicroCue.ATTACK),
        /// the machine plays a remedy
        CURES(MicroCue.CURSOR),
        /// the machine plays a safety
        SAFETY(MicroCue.SAFETY),
        /// the machine answers an attack
        COUP_FOURRE(MicroCue.SAFETY),
        /// the machine discards a card
        DISCARDS(MicroCue.CURSOR),
        /// the person has answered an attack
        OWN_COUP_FOURRE(MicroCue.SAFETY),
        /// the person's car reaches the target
        OWN_ARRIVAL(MicroCue.ARRIVAL),
        /// the machine's car reaches the target
        ARRIVAL(MicroCue.ARRIVAL),
        /// the cards are used up
        EXHAUSTED(MicroCue.CHOICE);

        private final MicroCue cue;

        Kind(MicroCue cue) {
            this.cue = cue;
        }

        /// The sound of this notice.
        MicroCue cue() {
            return cue;
        }

        /// The key of its text; `{0}` is the card or the target.
        public String textKey() {
            return "micro.notice." + name();
        }
    }

    /// The notice that tells an event; empty for an event that needs none, such as one that the picture shows.
    ///
    /// @param person the seat of the person, whose car has the same number
    static Optional<MicroNotice> of(Event event, int person) {
        return Optional.ofNullable(
                switch (event) {
                    case Event.CoupFourreDeclared coup ->
                        new MicroNotice(coup.seat() == person ? Kind.OWN_COUP_FOURRE : Kind.COUP_FOURRE, coup.safety());
                    case Event.CardPlayed played ->
                        played.seat() == person ? null : new MicroNotice(kind(played), played.card());
                    case Event.Arrived arrived ->
                        new MicroNotice(arrived.car() == person ? Kind.OWN_ARRIVAL : Kind.ARRIVAL, null);
                    case Event.RoundEnded ended ->
                        ended.reason() == Event.RoundEnd.ARRIVED ? null : new MicroNotice(Kind.EXHAUSTED, null);
                    case Event _ -> null;
                });
    }

    private static Kind kind(Event.CardPlayed played) {
        return switch (played) {
            case Event.Drove _ -> Kind.DRIVES;
            case Event.Attacked _ -> Kind.ATTACKS;
            case Event.Cured _ -> Kind.CURES;
            case Event.SafetyShown _ -> Kind.SAFETY;
            case Event.CoupFourreDeclared _ -> Kind.COUP_FOURRE;
            case Event.Discarded _ -> Kind.DISCARDS;
        };
    }
}

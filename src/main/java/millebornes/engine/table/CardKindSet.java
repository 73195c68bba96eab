package millebornes.engine.table;

/// A set of kinds of cards, packed into a number, such as the kinds that a hand holds or those that may be played.
/// Rules that answer with a set answer for all cards at once.
///
/// @param bits one bit for each kind, by [Card#index(Card)]
public record CardKindSet(int bits) {

    public static final CardKindSet NONE = new CardKindSet(0);

    public static final CardKindSet DISTANCES = of(Distance.values());

    public static final CardKindSet HAZARDS = of(Hazard.values());

    public static final CardKindSet SAFETIES = of(Safety.values());

    static {
        checkRoom(Card.ALL.size());
    }

    static void checkRoom(int kinds) {
        BitCapacityCheck.checkBits("a set of cards", "kinds of cards", kinds, 1, Integer.SIZE);
    }

    /// The set of those kinds.
    public static CardKindSet of(Card... cards) {
        int bits = 0;
        for (Card card : cards) {
            bits |= 1 << Card.index(card);
        }
        return new CardKindSet(bits);
    }

    /// The set with the same hazards.
    public static CardKindSet of(HazardSet hazards) {
        return new CardKindSet(hazards.bits() << Card.index(Hazard.RED_LIGHT));
    }

    public boolean contains(Card card) {
        return ((bits >>> Card.index(card)) & 1) != 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Integer.bitCount(bits);
    }

    /// The kinds that are in both sets.
    public CardKindSet and(CardKindSet otherKinds) {
        return new CardKindSet(bits & otherKinds.bits);
    }

    /// The kinds that are in at least one of the sets.
    public CardKindSet or(CardKindSet otherKinds) {
        return new CardKindSet(bits | otherKinds.bits);
    }

    /// The kinds of this set that are not in the other.
    public CardKindSet minus(CardKindSet otherKinds) {
        return new CardKindSet(bits & ~otherKinds.bits);
    }

    /// The hazards of the set.
    public HazardSet hazards() {
        return new HazardSet((bits & HAZARDS.bits) >>> Card.index(Hazard.RED_LIGHT));
    }

    /// The index of the lowest bit, for bits other than 0. A loop over a set needs no object:
    /// `for (int rest = set.bits(); rest != 0; rest &= rest - 1) { … CardKindSet.first(rest) … }` meets every kind
    /// once, in the order of [Card#ALL].
    public static int first(int bits) {
        return Integer.numberOfTrailingZeros(bits);
    }
}

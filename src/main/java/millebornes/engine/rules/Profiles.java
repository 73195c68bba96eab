package millebornes.engine.rules;

import static millebornes.engine.card.Deck.Size.FULL;
import static millebornes.engine.card.Deck.Size.SHORT;
import static millebornes.engine.rules.Profile.ExtensionRule.OFFERED;
import static millebornes.engine.rules.Profile.ExtensionRule.UNKNOWN;
import static millebornes.engine.table.Seating.Cars.ONE_PER_SEAT;
import static millebornes.engine.table.Seating.Cars.ONE_PER_TEAM;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import millebornes.engine.rules.Profile.Table;
import millebornes.engine.table.GreenLight;

/// The editions of the game.
public final class Profiles {

    private static final List<Integer> ONLY_1000 = List.of(1000);

    private static final List<Integer> ONLY_700 = List.of(700);

    private static final List<Integer> FIRST_1000 = List.of(1000, 700);

    private static final int LONG_MATCH = 5000;

    private static final MarkTable CLASSIC_MARKS = new MarkTable(400, 300, 300, MarkTable.Prizes.EVERYBODY);

    /// The board edition.
    public static final Profile BOARD = new Profile(
            "board",
            List.of(
                    new Table(Form.singles(2), FIRST_1000, SHORT, ONE_PER_TEAM, UNKNOWN),
                    new Table(Form.singles(3), FIRST_1000, SHORT, ONE_PER_TEAM, UNKNOWN),
                    new Table(Form.singles(4), ONLY_1000, FULL, ONE_PER_TEAM, UNKNOWN),
                    new Table(new Form(2, 2), ONLY_1000, FULL, ONE_PER_SEAT, UNKNOWN),
                    new Table(new Form(3, 2), ONLY_1000, FULL, ONE_PER_TEAM, UNKNOWN),
                    new Table(new Form(4, 2), ONLY_1000, FULL, ONE_PER_TEAM, UNKNOWN)),
            Set.of(Option.SCORING, Option.ACCELERATED, Option.EXTENDED, Option.NO_LONG_BONUS),
            GreenLight.NOT_NEEDED,
            SafetyClears.ALL,
            Profile.Discarding.ANY_CARD,
            Profile.Tokens.LIMITED,
            Profile.PlayedCards.TO_DISCARDS,
            Profile.Exhaustion.ALL_HANDS_EMPTY,
            0,
            Profile.NoLongBonus.PAID,
            CLASSIC_MARKS);

    /// The classic card game.
    public static final Profile CLASSIC = cardGame(
            "classic",
            List.of(
                    new Table(Form.singles(2), ONLY_700, SHORT, ONE_PER_TEAM, OFFERED),
                    new Table(Form.singles(3), ONLY_700, SHORT, ONE_PER_TEAM, OFFERED),
                    new Table(new Form(2, 2), ONLY_1000, FULL, ONE_PER_TEAM, UNKNOWN),
                    new Table(new Form(3, 2), ONLY_700, FULL, ONE_PER_TEAM, OFFERED)),
            Set.of(Option.EXTENSION, Option.NO_LONG_BONUS),
            Profile.Exhaustion.ALL_HANDS_EMPTY,
            CLASSIC_MARKS);

    /// The classic card game for two, 1000 km with the whole deck.
    public static final Profile DUEL = cardGame(
            "duel",
            List.of(new Table(Form.singles(2), ONLY_1000, FULL, ONE_PER_TEAM, UNKNOWN)),
            Set.of(Option.NO_LONG_BONUS),
            Profile.Exhaustion.ALL_HANDS_EMPTY,
            CLASSIC_MARKS);

    /// The micro-computer game of the 1980s.
    public static final Profile MICRO = cardGame(
            "micro",
            List.of(new Table(Form.singles(2), ONLY_700, FULL, ONE_PER_TEAM, UNKNOWN)),
            Set.of(),
            Profile.Exhaustion.SEAT_CANNOT_DRAW,
            new MarkTable(400, 300, 0, MarkTable.Prizes.EVERYBODY));

    /// The *1000 miles* of an online playroom.
    public static final Profile PLAYROOM = new Profile(
            "playroom",
            Stream.concat(
                            Stream.of(2, 3, 4, 5, 6).map(Form::singles),
                            Stream.of(
                                    new Form(2, 2),
                                    new Form(2, 3),
                                    new Form(3, 2),
                                    new Form(2, 4),
                                    new Form(4, 2),
                                    new Form(3, 3)))
                    .map(form -> new Table(form, ONLY_1000, FULL, ONE_PER_TEAM, UNKNOWN))
                    .toList(),
            Set.of(Option.CUMULATE, Option.RESHUFFLE, Option.WRONG_WAY),
            GreenLight.NEEDED,
            SafetyClears.ALL,
            Profile.Discarding.UNPLAYABLE_CARDS,
            Profile.Tokens.UNLIMITED,
            Profile.PlayedCards.ON_TABLE,
            Profile.Exhaustion.SOME_HAND_EMPTY,
            0,
            Profile.NoLongBonus.NOT_PAID,
            new MarkTable(300, 0, 300, MarkTable.Prizes.WINNER_ONLY));

    /// Every profile, the product's own first.
    public static final List<Profile> ALL = List.of(BOARD, CLASSIC, DUEL, MICRO, PLAYROOM);

    private Profiles() {}

    /// The profile of that protocol word.
    public static Optional<Profile> named(String id) {
        return ALL.stream().filter(profile -> profile.id().equals(id)).findFirst();
    }

    private static Profile cardGame(
            String id, List<Table> tables, Set<Option> options, Profile.Exhaustion exhaustion, MarkTable marks) {
        return new Profile(
                id,
                tables,
                options,
                GreenLight.NEEDED,
                SafetyClears.RIGHT_OF_WAY_ONLY,
                Profile.Discarding.ANY_CARD,
                Profile.Tokens.UNLIMITED,
                Profile.PlayedCards.ON_TABLE,
                exhaustion,
                LONG_MATCH,
                Profile.NoLongBonus.NOT_PAID,
                marks);
    }
}

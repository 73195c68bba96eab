package millebornes.engine.rules;

import static millebornes.engine.rules.Flag.ACCELERATED;
import static millebornes.engine.rules.Flag.ADJACENT_PARTNERS;
import static millebornes.engine.rules.Flag.CAPOT;
import static millebornes.engine.rules.Flag.CUMULATE;
import static millebornes.engine.rules.Flag.EXTENDED;
import static millebornes.engine.rules.Flag.EXTENSION;
import static millebornes.engine.rules.Flag.NO_LONG_BONUS;
import static millebornes.engine.rules.Flag.RESHUFFLE;
import static millebornes.engine.rules.Flag.SHORT_DECK;
import static millebornes.engine.rules.Flag.WRONG_WAY;
import static millebornes.engine.table.Seating.Cars.ONE_PER_SEAT;
import static millebornes.engine.table.Seating.Cars.ONE_PER_TEAM;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.rules.Edition.Discarding;
import millebornes.engine.rules.Edition.Exhaustion;
import millebornes.engine.rules.Edition.Opponents;
import millebornes.engine.rules.Edition.PlayedCards;
import millebornes.engine.rules.Edition.Starter;
import millebornes.engine.rules.Edition.Table;
import millebornes.engine.rules.Edition.Tokens;
import millebornes.engine.table.GreenLight;

/// The editions of the game.
public final class Editions {

    private static final List<Integer> ONLY_1000 = List.of(1000);

    private static final List<Integer> ONLY_700 = List.of(700);

    private static final List<Integer> FIRST_1000 = List.of(1000, 700);

    private static final FlagSet NOTHING_MORE = FlagSet.NONE;

    private static final FlagSet SHORT = FlagSet.of(SHORT_DECK);

    private static final int LONG_MATCH = 5000;

    private static final MarkTable CLASSIC_MARKS = new MarkTable(400, 300, 300, MarkTable.Prizes.EVERYBODY);

    private static final Emblem TWO_CARS = new Emblem.Duel(Distance.KM_200);

    /// The board edition.
    public static final Edition BOARD = new Edition(
            "board",
            List.of(
                    new Table(Form.singles(2), FIRST_1000, ONE_PER_TEAM, SHORT),
                    new Table(Form.singles(3), FIRST_1000, ONE_PER_TEAM, SHORT),
                    new Table(Form.singles(4), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE),
                    new Table(new Form(2, 2), ONLY_1000, ONE_PER_SEAT, NOTHING_MORE),
                    new Table(new Form(3, 2), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE),
                    new Table(new Form(4, 2), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE)),
            Opponents.ANYBODY,
            Starter.YOUNGEST,
            new Emblem.Cards(List.of(Hazard.FLAT_TIRE, Remedy.SPARE_TIRE, Distance.KM_100)),
            new FlagOffers(
                    FlagSet.of(EXTENSION, CUMULATE, RESHUFFLE, WRONG_WAY),
                    FlagSet.of(ACCELERATED, EXTENDED, ADJACENT_PARTNERS, SHORT_DECK),
                    FlagSet.of(CAPOT, NO_LONG_BONUS)),
            List.of(Scoring.EXPERT, Scoring.JUNIOR),
            GreenLight.NOT_NEEDED,
            SafetyClears.ALL,
            Discarding.ANY_CARD,
            Tokens.LIMITED,
            PlayedCards.TO_DISCARDS,
            Exhaustion.ALL_HANDS_EMPTY,
            0,
            CLASSIC_MARKS);

    /// The classic card game.
    public static final Edition CLASSIC = cardGame(
            "classic",
            List.of(
                    new Table(Form.singles(2), ONLY_700, ONE_PER_TEAM, SHORT),
                    new Table(Form.singles(3), ONLY_700, ONE_PER_TEAM, SHORT),
                    new Table(new Form(2, 2), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE),
                    new Table(new Form(3, 2), ONLY_700, ONE_PER_TEAM, NOTHING_MORE)),
            Opponents.ANYBODY,
            Starter.LEFT_OF_DEALER,
            new Emblem.Cards(List.of(Hazard.FLAT_TIRE, Remedy.SPARE_TIRE, Remedy.GREEN_LIGHT, Distance.KM_100)),
            new FlagOffers(
                    FlagSet.of(ACCELERATED, EXTENDED, CUMULATE, RESHUFFLE, WRONG_WAY),
                    FlagSet.of(NO_LONG_BONUS, ADJACENT_PARTNERS, SHORT_DECK),
                    FlagSet.of(CAPOT, EXTENSION)),
            Exhaustion.ALL_HANDS_EMPTY,
            CLASSIC_MARKS);

    /// The classic card game for two, 1000 km with the whole deck.
    public static final Edition DUEL = cardGame(
            "duel",
            List.of(new Table(Form.singles(2), ONLY_1000, ONE_PER_TEAM, NOTHING_MORE)),
            Opponents.ANYBODY,
            Starter.LEFT_OF_DEALER,
            TWO_CARS,
            new FlagOffers(
                    FlagSet.of(ACCELERATED, EXTENDED, EXTENSION, CUMULATE, RESHUFFLE, WRONG_WAY),
                    FlagSet.of(NO_LONG_BONUS, ADJACENT_PARTNERS, SHORT_DECK),
                    FlagSet.of(CAPOT)),
            Exhaustion.ALL_HANDS_EMPTY,
            CLASSIC_MARKS);

    /// The micro-computer game of the 1980s.
    public static final Edition MICRO = cardGame(
            "micro",
            List.of(new Table(Form.singles(2), ONLY_700, ONE_PER_TEAM, NOTHING_MORE)),
            Opponents.PERSON_AGAINST_COMPUTER,
            Starter.PERSON,
            TWO_CARS,
            new FlagOffers(
                    FlagSet.of(ACCELERATED, EXTENDED, NO_LONG_BONUS, EXTENSION, CUMULATE, RESHUFFLE, WRONG_WAY),
                    FlagSet.of(ADJACENT_PARTNERS, SHORT_DECK),
                    FlagSet.of(CAPOT)),
            Exhaustion.SEAT_CANNOT_DRAW,
            new MarkTable(400, 300, 0, MarkTable.Prizes.EVERYBODY));

    /// The *1000 miles* of an online playroom.
    public static final Edition PLAYROOM = new Edition(
            "playroom",
            Stream.concat(
                            IntStream.rangeClosed(2, 6).mapToObj(Form::singles),
                            Stream.of(
                                    new Form(2, 2),
                                    new Form(2, 3),
                                    new Form(3, 2),
                                    new Form(2, 4),
                                    new Form(4, 2),
                                    new Form(3, 3)))
                    .map(form -> new Table(form, ONLY_1000, ONE_PER_TEAM, NOTHING_MORE))
                    .toList(),
            Opponents.ANYBODY,
            Starter.LEFT_OF_DEALER,
            new Emblem.Tokens(List.of(Hazard.OUT_OF_GAS, Hazard.FLAT_TIRE, Hazard.ACCIDENT, Hazard.WRONG_WAY)),
            new FlagOffers(
                    FlagSet.of(ACCELERATED, EXTENDED, NO_LONG_BONUS, EXTENSION),
                    FlagSet.of(ADJACENT_PARTNERS, SHORT_DECK, CUMULATE, RESHUFFLE, WRONG_WAY),
                    FlagSet.of(CAPOT)),
            List.of(Scoring.EXPERT),
            GreenLight.NEEDED,
            SafetyClears.ALL,
            Discarding.UNPLAYABLE_CARDS,
            Tokens.UNLIMITED,
            PlayedCards.ON_TABLE,
            Exhaustion.SOME_HAND_EMPTY,
            0,
            new MarkTable(300, 0, 300, MarkTable.Prizes.WINNER_ONLY));

    /// Every edition, the product's own first.
    public static final List<Edition> ALL = List.of(BOARD, CLASSIC, DUEL, MICRO, PLAYROOM);

    private Editions() {}

    /// The edition of that protocol word.
    public static Optional<Edition> named(String id) {
        return ALL.stream().filter(edition -> edition.id().equals(id)).findFirst();
    }

    private static Edition cardGame(
            String id,
            List<Table> tables,
            Opponents opponents,
            Starter starter,
            Emblem emblem,
            FlagOffers flags,
            Exhaustion exhaustion,
            MarkTable marks) {
        return new Edition(
                id,
                tables,
                opponents,
                starter,
                emblem,
                flags,
                List.of(Scoring.EXPERT),
                GreenLight.NEEDED,
                SafetyClears.RIGHT_OF_WAY_ONLY,
                Discarding.ANY_CARD,
                Tokens.UNLIMITED,
                PlayedCards.ON_TABLE,
                exhaustion,
                LONG_MATCH,
                marks);
    }
}

package millebornes.desktop.micro;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import millebornes.bot.BotLevel;
import millebornes.bot.YardstickBot;
import millebornes.desktop.controls.MicroExits;
import millebornes.desktop.controls.TableDestination;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// Games on the retro screen in the states that a test or a picture needs.
public final class MicroSituations {

    /// The person's seat.
    public static final int ANNA = 0;

    /// The machine's seat.
    public static final int MACHINE = 1;

    /// Ways out that lead nowhere.
    public static final MicroExits NOWHERE = new MicroExits() {
        @Override
        public void leave(TableDestination destination) {}

        @Override
        public void matchOver(Session session) {}

        @Override
        public void abandoned(Session session) {}

        @Override
        public void anotherGame(Session sessionBefore) {}
    };

    private MicroSituations() {}

    /// A person called Anna against a machine.
    public static GameConfig game(long seed) {
        return new GameConfig(
                Setup.of(Editions.MICRO, TeamFormat.singles(2)),
                List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("", BotLevel.EASY)),
                ANNA,
                seed);
    }

    /// A game whose hands and first draws are known.
    ///
    /// @param anna the six cards of the person
    /// @param machine the six cards of the machine
    /// @param draws what is drawn, in order; the first card is the person's
    public static Session dealt(List<Card> anna, List<Card> machine, List<Card> draws) {
        List<Card> deck = new ArrayList<>();
        for (int place = 0; place < anna.size(); place++) {
            deck.add(anna.get(place));
            deck.add(machine.get(place));
        }
        deck.addAll(draws);
        return Session.start(game(7), deck);
    }

    /// Plays moves that the rules allow.
    public static Session played(Session session, Move... moves) {
        for (Move move : moves) {
            Refusal refusal = session.play(move);
            if (refusal != null) {
                throw new IllegalStateException(move + " is refused: " + refusal);
            }
        }
        return session;
    }

    /// In the middle of a round: much lies on both fields, the machine has just limited Anna, and she holds the right
    /// of way.
    public static Session attacked() {
        return played(beforeAttack(), Move.attack(Hazard.SPEED_LIMIT, ANNA));
    }

    /// The same one move earlier: the machine is asked.
    public static Session beforeAttack() {
        Session session = dealt(
                List.of(
                        Safety.PUNCTURE_PROOF,
                        Remedy.GREEN_LIGHT,
                        Distance.KM_200,
                        Distance.KM_100,
                        Safety.RIGHT_OF_WAY,
                        Hazard.ACCIDENT),
                List.of(
                        Remedy.GREEN_LIGHT,
                        Distance.KM_200,
                        Hazard.FLAT_TIRE,
                        Safety.EXTRA_TANK,
                        Hazard.SPEED_LIMIT,
                        Distance.KM_100),
                List.of(
                        Distance.KM_25,
                        Distance.KM_50,
                        Distance.KM_75,
                        Hazard.OUT_OF_GAS,
                        Remedy.END_OF_LIMIT,
                        Distance.KM_25,
                        Distance.KM_75,
                        Hazard.FLAT_TIRE,
                        Remedy.GASOLINE,
                        Distance.KM_50,
                        Distance.KM_75,
                        Distance.KM_100,
                        Distance.KM_100,
                        Distance.KM_50,
                        Remedy.REPAIRS,
                        Distance.KM_25));
        return played(
                session,
                Move.play(Remedy.GREEN_LIGHT),
                Move.play(Remedy.GREEN_LIGHT),
                Move.play(Distance.KM_200),
                Move.attack(Hazard.FLAT_TIRE, ANNA),
                Move.coupFourre(ANNA),
                Move.play(Distance.KM_100),
                Move.play(Safety.EXTRA_TANK),
                Move.play(Distance.KM_200),
                Move.play(Distance.KM_75),
                Move.play(Distance.KM_100),
                Move.attack(Hazard.ACCIDENT, MACHINE),
                Move.decline(MACHINE),
                Move.discard(Distance.KM_50),
                Move.discard(Distance.KM_25));
    }

    /// The third round is over, and the match is not.
    public static Session roundOver() {
        Session session = Session.start(game(3));
        playRound(session);
        while (session.match().number() < 3) {
            session.nextRound();
            playRound(session);
        }
        return session;
    }

    /// The match is over.
    public static Session matchOver() {
        Session session = Session.start(game(3));
        playRound(session);
        while (!session.match().isOver()) {
            session.nextRound();
            playRound(session);
        }
        return session;
    }

    /// A single round on the home computer that nobody has won.
    ///
    /// @param length how long the match is
    public static Session unwon(UnaryOperator<OptionChoices> length) {
        GameConfig game = game(3);
        Session session = Session.start(
                new GameConfig(game.setup().with(length), game.players(), game.first(), game.seed(), game.looks()));
        while (session.asked().isPresent()) {
            List<Move> legal = session.view(session.asked().getAsInt()).legal();
            session.playLegal(legal.stream()
                    .filter(move -> move instanceof Move.Discard || move instanceof Move.Decline)
                    .findFirst()
                    .orElseThrow());
        }
        return session;
    }

    /// Plays the round on the table to its end.
    static void playRound(Session session) {
        while (session.asked().isPresent()) {
            session.playLegal(new YardstickBot()
                    .choose(session.view(session.asked().getAsInt()), 0)
                    .move());
        }
    }
}

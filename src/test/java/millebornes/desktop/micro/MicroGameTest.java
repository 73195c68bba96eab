package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import millebornes.desktop.controls.MicroExits;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.micro.MicroGameState.CardUse;
import millebornes.desktop.micro.MicroQuestion.MicroOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.Session;
import millebornes.words.Language;
import millebornes.words.RefusalHelp;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The flow of rulebook 000: first choice, second choice, card.
class MicroGameTest implements MicroExits {

    private static final int LONG = 20_000;

    private final List<MicroCue> heard = new ArrayList<>();
    private final List<String> ways = new ArrayList<>();

    @Test
    void theTurnBeginsWithThreeWordsAndSixCards() {
        MicroGame game = game(fresh());
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.FIRST, 0));
        assertThat(game.hand()).hasSize(6);
        assertThat(options(game)).containsExactly("Tirer une carte", "Coup-fourré", "Abandon");
        MicroViewState stateBefore = state(game);
        assertThat(stateBefore.emptyPlace()).isTrue();
        game.press();
        assertThat(options(game)).containsExactly("Jouer", "Défausser");
        assertThat(game.hand()).hasSize(7).last().isEqualTo(Distance.KM_25);
        assertThat(state(game).stock()).isEqualTo(stateBefore.stock() - 1);
        assertThat(state(game).emptyPlace()).isFalse();
    }

    @Test
    void theCursorGoesRoundBothWays() {
        MicroGame game = game(fresh());
        game.step(-1);
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.FIRST, 2));
        game.step(1);
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.FIRST, 0));
        game.press();
        game.press();
        game.step(-1);
        assertThat(game.moment()).isEqualTo(new MicroGameState.CardChoice(CardUse.PLAY, 7));
        assertThat(state(game).cursor())
                .as("behind the last card nothing is chosen")
                .isEqualTo(-1);
        game.press();
        assertThat(game.moment())
                .as("the place behind the cards leads back")
                .isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
        game.step(1);
        game.press();
        game.back();
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 1));
    }

    @Test
    void aCardIsPlayedAndTheMachineIsAsked() {
        MicroGame game = game(fresh());
        play(game, Remedy.GREEN_LIGHT);
        assertThat(game.moment()).isEqualTo(new MicroGameState.Thinking(MicroSituations.MACHINE));
        assertThat(state(game).person().attack()).isEqualTo(Remedy.GREEN_LIGHT);
        game.press();
        game.step(1);
        assertThat(game.moment()).as("keys do nothing meanwhile").isEqualTo(new MicroGameState.Thinking(1));
        game.answer(MicroSituations.MACHINE, Move.discard(Distance.KM_200));
        assertThat(game.moment())
                .isEqualTo(new MicroGameState.Telling(new MicroNotice(MicroNotice.Kind.DISCARDS, Distance.KM_200)));
        assertThat(state(game).discard()).isEqualTo(Distance.KM_200);
        assertThat(state(game).discardLit()).isTrue();
        game.timeUp();
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.FIRST, 0));
    }

    @Test
    void aCardIsThrownAway() {
        MicroGame game = game(fresh());
        game.press();
        game.step(1);
        game.press();
        game.press();
        assertThat(game.session().moves()).containsExactly(Move.discard(Distance.KM_100));
        assertThat(state(game).discard()).isEqualTo(Distance.KM_100);
        assertThat(state(game).discardLit()).as("whoever threw it away knows").isFalse();
    }

    @Test
    void whatIsIllegalIsSaidAndChangesNothing() {
        MicroGame game = game(fresh());
        game.press();
        game.press();
        game.press();
        assertThat(game.complaint()).isEqualTo(RefusalHelp.briefKey(Refusal.NOT_STARTED));
        assertThat(state(game).dialogue())
                .isEqualTo(new DialogueLine.Says("Il faut d’abord un feu vert", DialogueLine.Tone.REFUSAL, ""));
        assertThat(heard).last().isEqualTo(MicroCue.REFUSAL);
        assertThat(game.session().moves()).isEmpty();
        game.step(1);
        assertThat(game.complaint())
                .as("the next key takes it away and does what it does")
                .isNull();
        assertThat(game.moment()).isEqualTo(new MicroGameState.CardChoice(CardUse.PLAY, 1));
        game.press();
        game.timeUp();
        assertThat(game.complaint()).isNull();
        assertThat(game.moment()).isEqualTo(new MicroGameState.CardChoice(CardUse.PLAY, 1));
    }

    @Test
    void aSafetyIsFollowedByTheSecondChoice() {
        MicroGame game = game(fresh());
        play(game, Safety.RIGHT_OF_WAY);
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
        assertThat(game.hand()).hasSize(7);
        assertThat(state(game).person().safeties()).containsExactly(Safety.RIGHT_OF_WAY);
        assertThat(state(game).person().coupsFourres()).isEmpty();
    }

    @Test
    void whoDrawsLetsTheAttackStand() {
        MicroGame game = game(MicroSituations.attacked());
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.FIRST, 0));
        assertThat(game.session().match().round().phase()).isInstanceOf(Phase.CoupFourreWindow.class);
        game.press();
        assertThat(game.session().moves()).last().isEqualTo(Move.decline(MicroSituations.ANNA));
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
        assertThat(game.hand()).hasSize(7);
        assertThat(state(game).person().limit()).isEqualTo(Hazard.SPEED_LIMIT);
    }

    @Test
    void theAttackIsAnsweredBeforeDrawing() {
        MicroGame game = game(MicroSituations.attacked());
        claim(game, Safety.RIGHT_OF_WAY);
        assertThat(game.moment()).isInstanceOf(MicroGameState.Telling.class);
        assertThat(heard).last().isEqualTo(MicroCue.SAFETY);
        game.press();
        assertThat(game.moment())
                .as("the rulebook goes on with the second choice")
                .isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
        MicroTableHalf half = state(game).person();
        assertThat(half.coupsFourres()).contains(Safety.RIGHT_OF_WAY, Safety.PUNCTURE_PROOF);
        assertThat(half.limit()).as("the attack is thrown back").isNull();
        assertThat(state(game).discard()).isEqualTo(Hazard.SPEED_LIMIT);
        assertThat(game.hand()).hasSize(7);
    }

    @Test
    void aWrongClaimIsSignalled() {
        MicroGame game = game(MicroSituations.attacked());
        claim(game, Remedy.GASOLINE);
        assertThat(game.complaint()).isEqualTo(MicroGame.NOT_A_SAFETY);
        game = game(fresh());
        claim(game, Safety.RIGHT_OF_WAY);
        assertThat(game.complaint()).isEqualTo(MicroGame.NO_ATTACK);
        game = game(attackedBy(Hazard.FLAT_TIRE));
        claim(game, Safety.RIGHT_OF_WAY);
        assertThat(game.complaint()).isEqualTo(RefusalHelp.briefKey(Refusal.NOT_HOLDING_SAFETY));
        assertThat(game.moment()).isInstanceOf(MicroGameState.CardChoice.class);
    }

    @Test
    void givingUpAsksTwice() {
        MicroGame game = game(fresh());
        game.step(-1);
        game.press();
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.SURE, 0));
        game.press();
        assertThat(game.moment())
                .as("no: back to the first choice")
                .isEqualTo(new MicroGameState.Choice(MicroQuestion.FIRST, 0));
        assertThat(ways).isEmpty();
        game.step(-1);
        game.press();
        game.step(1);
        game.press();
        assertThat(ways).containsExactly("abandoned");
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.AGAIN, 0));
        game.press();
        assertThat(ways).containsExactly("abandoned", "again");
    }

    @Test
    void escapeOffersWaysOutAndComesBack() {
        MicroGame game = game(fresh());
        game.press();
        game.back();
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.PAUSE, 0));
        game.press();
        assertThat(game.moment())
                .as("the card that was drawn stays drawn")
                .isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
        game.back();
        game.step(1);
        game.press();
        game.back();
        game.step(1);
        game.step(1);
        game.press();
        assertThat(ways).containsExactly("SETTINGS", "HOME");
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
    }

    @Test
    void aMouseChoosesAndPresses() {
        MicroGame game = game(fresh());
        game.point(3, true);
        assertThat(game.moment())
                .as("no card is asked for")
                .isEqualTo(new MicroGameState.Choice(MicroQuestion.FIRST, 0));
        game.point(0, false);
        game.point(1, false);
        assertThat(game.moment()).isEqualTo(new MicroGameState.CardChoice(CardUse.DISCARD, 0));
        game.point(4, false);
        game.point(2, true);
        assertThat(game.session().moves()).hasSize(1).first().isInstanceOf(Move.Discard.class);
    }

    @Test
    void whatWasInterruptedGoesOnAtTheSameQuestion() {
        assertThat(game(MicroSituations.attacked()).moment())
                .isEqualTo(new MicroGameState.Choice(MicroQuestion.FIRST, 0));
        Session drawnSession = MicroSituations.played(MicroSituations.attacked(), Move.decline(0));
        assertThat(game(drawnSession).moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
        Session claimedSession = MicroSituations.played(MicroSituations.attacked(), Move.coupFourre(0));
        assertThat(game(claimedSession).moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
        assertThat(game(claimedSession).hand()).hasSize(7);
    }

    /// Matches that are played at random to their end: no key ever leads nowhere, the points come after every round, the
    /// match is over at 5000, and the piles never contradict the cars.
    @Test
    void everyMatchComesToItsEnd() {
        for (long seed = 1; seed <= 4; seed++) {
            ways.clear();
            Random random = new Random(seed);
            MicroGame game = game(Session.start(MicroSituations.game(seed)));
            int rounds = 0;
            for (int key = 0; !ways.contains("again"); key++) {
                assertThat(key).as("keys of match %d", seed).isLessThan(LONG);
                rounds += game.moment() instanceof MicroGameState.Points ? 1 : 0;
                key(game, random);
                assertPilesAreRight(game);
            }
            assertThat(ways).containsExactly("over", "again");
            assertThat(rounds).isEqualTo(game.session().match().number());
            assertThat(game.session().match().totals()).anyMatch(points -> points >= 5000);
        }
    }

    private static void key(MicroGame game, Random random) {
        switch (game.moment()) {
            case MicroGameState.Thinking(int seat) -> {
                List<Move> legal = game.session().view(seat).legal();
                game.answer(seat, legal.get(random.nextInt(legal.size())));
            }
            case MicroGameState.Choice choice when isWayOut(choice) -> game.step(1);
            case MicroGameState.Choice choice
            when choice.question() == MicroQuestion.FIRST && random.nextInt(4) > 0 -> {
                game.step(-choice.cursor());
                game.press();
            }
            case MicroGameState.Choice _, MicroGameState.CardChoice _ -> {
                if (random.nextInt(3) == 0) {
                    game.press();
                } else {
                    game.step(1);
                }
            }
            case MicroGameState.Telling _ -> game.timeUp();
            case MicroGameState.Points _ -> game.press();
        }
    }

    private static boolean isWayOut(MicroGameState.Choice choice) {
        return choice.option() == MicroOption.ABANDON
                || (choice.question() == MicroQuestion.AGAIN && choice.option() == MicroOption.NO);
    }

    private static void assertPilesAreRight(MicroGame game) {
        MicroViewState state = new MicroPresenter(Words.of(Language.FRENCH)).present(game);
        for (int car = 0; car < 2; car++) {
            MicroTableHalf half = car == game.person() ? state.person() : state.machine();
            var currentCar = game.session().match().round().car(car);
            assertThat(half.attack() instanceof Hazard).as("%s", half).isEqualTo(currentCar.stopped());
            assertThat(half.limit() instanceof Hazard).as("%s", half).isEqualTo(currentCar.has(Hazard.SPEED_LIMIT));
            assertThat(half.km()).isEqualTo(currentCar.km());
        }
    }

    private MicroGame game(Session session) {
        return new MicroGame(session, this, heard::add);
    }

    private static MicroViewState state(MicroGame game) {
        return new MicroPresenter(Words.of(Language.FRENCH)).present(game);
    }

    private static List<String> options(MicroGame game) {
        return ((DialogueLine.Options) state(game).dialogue()).words();
    }

    private static void play(MicroGame game, Card card) {
        game.press();
        game.press();
        choose(game, card);
    }

    private static void claim(MicroGame game, Card card) {
        game.step(1);
        game.press();
        choose(game, card);
    }

    private static void choose(MicroGame game, Card card) {
        int place = game.hand().indexOf(card);
        for (int step = 0; step < place; step++) {
            game.step(1);
        }
        game.press();
    }

    private static Session fresh() {
        return MicroSituations.dealt(
                List.of(
                        Distance.KM_100,
                        Distance.KM_200,
                        Remedy.GREEN_LIGHT,
                        Remedy.REPAIRS,
                        Safety.RIGHT_OF_WAY,
                        Hazard.ACCIDENT),
                List.of(
                        Distance.KM_200,
                        Remedy.GREEN_LIGHT,
                        Hazard.FLAT_TIRE,
                        Distance.KM_50,
                        Distance.KM_50,
                        Distance.KM_75),
                List.of(Distance.KM_25, Distance.KM_75));
    }

    private static Session attackedBy(Hazard hazard) {
        return MicroSituations.played(fresh(), Move.play(Remedy.GREEN_LIGHT), Move.attack(hazard, 0));
    }

    @Override
    public void leave(TableDestination destination) {
        ways.add(destination.name());
    }

    @Override
    public void matchOver(Session session) {
        assertThat(session.match().isOver()).isTrue();
        ways.add("over");
    }

    @Override
    public void abandoned(Session session) {
        ways.add("abandoned");
    }

    @Override
    public void anotherGame(Session sessionBefore) {
        ways.add("again");
    }
}

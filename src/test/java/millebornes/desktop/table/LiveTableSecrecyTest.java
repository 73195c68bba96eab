package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import millebornes.desktop.Patience;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.MotionPlayback;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;
import millebornes.session.GameConfig;
import millebornes.session.MoveAdviser;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Pairs of matches, as many as `-Dtwins` says, that differ only in cards that nobody at the screen sees, before the
/// same attack, remedy or safety. In both the same is seen to the pixel, heard, and lasts as many milliseconds: the hint
/// of the open hand with its film, the reason why a card cannot be played with its film, the question before a safety is
/// discarded, the disc of the move, and the signs of players.
class LiveTableSecrecyTest {

    private static final int PAIRS = Integer.getInteger("twins", 36);
    private static final int DEALS = 100;
    private static final SpectatorState WATCH = SpectatorState.at(Pace.NORMAL);
    private static final Words WORDS = Words.of(Language.FRENCH);

    /// The shown moments of a disc in ms, and of a film as shares of its length.
    private static final List<Double> DISC = List.of(120.0, 500.0, 1100.0);

    private static final List<Double> FILM = List.of(0.2, 0.7);

    /// Two matches before the same move.
    ///
    /// @param looker the seat whose cards are open, or [Seating#NOBODY]
    private record Twins(Match one, Match other, int looker, Move move) {

        boolean isHeldInOne() {
            return move instanceof Move.Attack attack && holds(one, attack) != holds(other, attack);
        }

        private static boolean holds(Match match, Move.Attack attack) {
            int victim = match.rules().seating().driversOf(attack.car()).first();
            return match.round().hand(victim).holds(attack.hazard().safety());
        }
    }

    static List<Setup> setups() {
        return List.of(
                Setup.of(Editions.BOARD, TeamFormat.singles(4)),
                new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR)),
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(4)).on(FlagOption.WRONG_WAY));
    }

    private final RecordedTextToSpeech textToSpeech = new RecordedTextToSpeech();
    private final RecordingSoundPlayer sounds = new RecordingSoundPlayer();
    private int hints;
    private int questions;

    @ParameterizedTest
    @MethodSource("setups")
    void nothingThatLivesTellsOfAHiddenHand(Setup setup) {
        GameConfig game = TestGames.game(setup, -1, 1);
        ScreenContext context =
                new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF, sounds, textToSpeech);
        context.speech(SpeechSetting.ON);
        TableStage stage = TableStage.open(game, context, 1024, 700);
        sounds.taken();
        textToSpeech.said.clear();
        TablePresenter presenter = new TablePresenter(game, WORDS, ShortcutLetters.USUAL);
        List<Twins> pairs = pairs(setup, Math.ceilDiv(PAIRS, setups().size()));
        for (int pair = 0; pair < pairs.size(); pair++) {
            Twins twins = pairs.get(pair);
            PlayerEmote emote = PlayerEmote.values()[pair % PlayerEmote.values().length];
            List<List<Object>> both = new ArrayList<>();
            // The first time only for what lies behind the two: the font of a button depends on what it showed before.
            for (Match match : List.of(twins.one(), twins.one(), twins.other())) {
                stage.act(table -> both.add(told(table, presenter, twins, match, emote)));
                // Both begin with a table that is laid out.
                Patience.settle();
            }
            PixelSnapshot.assertAlike(both.get(1), both.getLast(), twins.move());
        }
        assertThat(pairs.size()).isGreaterThanOrEqualTo(PAIRS / setups().size());
        assertThat(pairs.stream().filter(Twins::isHeldInOne).count()).isGreaterThan(pairs.size() / 10);
        assertThat(hints).isGreaterThan(pairs.size() / 2);
        assertThat(questions).isPositive();
    }

    /// About as many pairs, of every card that has a disc equally many.
    private static List<Twins> pairs(Setup setup, int wanted) {
        Match dealtMatch = Match.start(setup.rules(), 1, 0, List.of()).match();
        Map<Card, Integer> missing = new HashMap<>();
        List<Card> cards = Stream.concat(
                        dealtMatch.round().shoe().drawPile().stream(),
                        dealtMatch.round().hands().stream().flatMap(hand -> hand.cards().stream()))
                .filter(card -> !(card instanceof Distance))
                .distinct()
                .toList();
        cards.forEach(card -> missing.put(card, Math.ceilDiv(wanted, cards.size())));
        List<Twins> pairs = new ArrayList<>();
        for (long seed = 1; missing.values().stream().anyMatch(count -> count > 0); seed++) {
            Random random = new Random(seed);
            Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
            while (!match.round().isOver()) {
                List<Move> legal = match.rules().legalMoves(match.round());
                Move move = legal.stream()
                        .filter(nextMove -> shows(nextMove) && missing.getOrDefault(nextMove.card(), 0) > 0)
                        .findFirst()
                        .orElseGet(() -> legal.get(random.nextInt(legal.size())));
                if (missing.getOrDefault(move.card(), 0) > 0 && shows(move)) {
                    int mover = match.round().phase().turn();
                    Twins twins = twins(match, move, random.nextInt(3) == 0 ? Seating.NOBODY : mover, random);
                    if (twins != null) {
                        pairs.add(twins);
                        missing.merge(move.card(), -1, Integer::sum);
                    }
                }
                match = ((MatchStep) match.play(move)).match();
            }
        }
        return pairs;
    }

    private static boolean shows(Move move) {
        return move instanceof Move.Attack || (move instanceof Move.Play(Card card) && !(card instanceof Distance));
    }

    /// The same match with hidden cards dealt otherwise, if possible so that only in one the victim has the safety.
    private static @Nullable Twins twins(Match match, Move move, int looker, Random random) {
        Twins foundTwins = null;
        for (int deal = 0; deal < DEALS && (foundTwins == null || !foundTwins.isHeldInOne()); deal++) {
            Match otherMatch = TableSecrecyTest.resampled(match, looker, random.nextLong());
            if (!otherMatch.equals(match)
                    && match.play(move) instanceof MatchStep stepHere
                    && otherMatch.play(move) instanceof MatchStep stepThere
                    && seen(stepHere, looker).equals(seen(stepThere, looker))) {
                foundTwins = new Twins(match, otherMatch, looker, move);
            }
        }
        return foundTwins;
    }

    private static List<Event> seen(MatchStep step, int looker) {
        return step.events().stream().map(event -> event.seenBy(looker)).toList();
    }

    /// Everything that can be noticed, in order.
    private List<Object> told(TableStage table, TablePresenter presenter, Twins twins, Match match, PlayerEmote emote) {
        List<Object> told = new ArrayList<>();
        TableView shownView = new TableView(table.screen().view(), presenter, twins.looker(), told);
        if (twins.looker() != Seating.NOBODY) {
            told.add(match.view(twins.looker()));
            help(shownView, match);
        }
        disc(shownView, match, twins.move());
        table.screen().showSign(match.round().phase().turn(), emote);
        told.add(PixelSnapshot.of(table.screen().root()));
        told.add(sounds.taken());
        told.add(List.copyOf(textToSpeech.said));
        textToSpeech.said.clear();
        shownView.show(table.screen().picture());
        return told;
    }

    /// The table as nodes, and what was seen of it.
    private record TableView(GameTableView view, TablePresenter presenter, int looker, List<Object> told) {

        TableViewState state(Match match, FlowState flowState, HelpState help) {
            OptionalInt open = looker < 0 ? OptionalInt.empty() : OptionalInt.of(looker);
            return presenter.present(open, flowState, 4, match, PublicEventHistory.NONE, WATCH, help);
        }

        void show(TableViewState state) {
            view.show(state);
            view.applyCss();
            view.layout();
        }

        void look(TableViewState state) {
            show(state);
            told.add(state);
            told.addAll(NodeDescription.of(view));
            told.add(PixelSnapshot.of(view));
            if (view.lookup("#help-film") instanceof HelpFilm film
                    && film.getChildren().stream().anyMatch(Node::isVisible)) {
                for (double share : FILM) {
                    film.show(share * film.length());
                    told.add(PixelSnapshot.of(view));
                }
            }
        }
    }

    private void help(TableView shownView, Match match) {
        int seat = shownView.looker();
        HelpState helped = HelpStates.with(HintLevel.ADVICE, MoveAdviser.of(match.view(seat)));
        shownView.look(shownView.state(match, new FlowState.Turn(seat, null), helped));
        hints++;
        List<Card> hand = match.view(seat).hand().cards();
        IntStream.range(0, hand.size())
                .mapToObj(place -> refused(match, seat, place, hand.get(place)))
                .flatMap(Stream::ofNullable)
                .findFirst()
                .ifPresent(
                        card -> shownView.look(shownView.state(match, new FlowState.Turn(seat, card), HelpStates.NOT)));
        IntStream.range(0, hand.size())
                .filter(place -> hand.get(place) instanceof Safety)
                .mapToObj(place -> new ChosenCard(
                                place, hand.get(place), List.of(), Map.of(), null, ChosenCard.DiscardCare.NOT_ASKED)
                        .asked())
                .findFirst()
                .ifPresent(card -> {
                    questions++;
                    shownView.look(shownView.state(match, new FlowState.Turn(seat, card), HelpStates.NOT));
                });
    }

    private static @Nullable ChosenCard refused(Match match, int seat, int place, Card card) {
        int opponent =
                (match.rules().seating().carOf(seat) + 1) % match.round().cars().size();
        Move move = card instanceof Hazard hazard ? Move.attack(hazard, opponent) : Move.play(card);
        Refusal refusal = match.rules().refusal(match.round(), move);
        return refusal == null
                ? null
                : new ChosenCard(
                        place,
                        card,
                        List.of(),
                        Map.of(move, refusal),
                        new ChosenCard.RefusedMove(move, refusal),
                        ChosenCard.DiscardCare.NOT_ASKED);
    }

    /// The disc of a move, its sounds, and how long everything takes.
    private static void disc(TableView shownView, Match match, Move move) {
        MatchStep step = (MatchStep) match.play(move);
        Round roundAfter = step.match().round();
        int looker = shownView.looker();
        MotionPlan plan = MotionPlanner.plan(
                match.rules(), match.round(), step.events(), roundAfter, new VisibleHands(looker, looker));
        shownView.told().add(plan);
        Phase phase = roundAfter.phase();
        for (Pace pace : Pace.values()) {
            shownView.told().add(SoundPlan.of(plan, pace, List.of(Livery.values())));
            shownView
                    .told()
                    .add(TableMotionPlayer.millis(
                            plan, pace, TableDelays.at(pace).still()));
            shownView
                    .told()
                    .add(Arrays.asList(
                            TableDelays.at(pace).deaf(), TableDelays.at(pace).thinking(phase)));
        }
        FlowState thinkingState = new FlowState.Thinking(match.round().phase().turn());
        TableViewState stateBefore = shownView.state(match, thinkingState, HelpStates.NOT);
        TableViewState stateAfter = shownView.state(step.match(), thinkingState, HelpStates.NOT);
        shownView.look(stateBefore);
        MotionPlayback playback = new MotionPlayback(
                plan,
                Pace.NORMAL,
                new TableAnimationFactory(
                        shownView.view(), stateBefore, stateAfter, shownView.presenter()::cardName, _ -> {}),
                () -> shownView.view().show(stateAfter));
        double start = plan.movements().stream()
                .filter(movement -> movement.movement() instanceof Movement.Moment)
                .mapToDouble(ScheduledMovement::start)
                .findFirst()
                .orElseThrow();
        for (double millis : DISC) {
            playback.show(start + millis);
            shownView.told().addAll(NodeDescription.of(shownView.view()));
            shownView.told().add(PixelSnapshot.of(shownView.view()));
        }
        playback.finish();
        shownView.look(stateAfter);
    }
}

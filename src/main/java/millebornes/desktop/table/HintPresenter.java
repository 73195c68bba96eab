package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.bot.Advice;
import millebornes.bot.Advice.MoveEffect;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.table.Overlay.PlateCell;
import millebornes.desktop.table.Overlay.PlateChoice;
import millebornes.desktop.table.Overlay.PlateContent;
import millebornes.desktop.table.Overlay.PlateStyle;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.words.AdviceText;
import millebornes.words.Narrator;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the marks of hints during a person's turn, from that person's view only.
record HintPresenter(Narrator narrator, HelpState helpState) {

    /// The place of a hint that concerns no card.
    static final int NO_CARD = -1;

    /// The place of the recommended card in the hand, from 0; [#NO_CARD] if no card is recommended.
    int advisedPlace(SeatView view) {
        @Nullable
        Card card =
                helpState.advice() == null ? null : helpState.advice().move().card();
        return card == null ? NO_CARD : view.hand().cards().indexOf(card);
    }

    /// Whether the discard pile is highlighted before a card is selected: when a discard is recommended, otherwise when
    /// only discards are legal.
    boolean discards(SeatView view) {
        if (!helpState.level().tells(HintLevel.PLAYABLE)) {
            return false;
        }
        return helpState.advice() == null
                ? !view.legal().isEmpty() && view.legal().stream().allMatch(Move.Discard.class::isInstance)
                : helpState.advice().move() instanceof Move.Discard;
    }

    /// The squares that the recommended card would drive, or null.
    TableViewState.@Nullable DrivePreview way(SeatView view) {
        return helpState.advice() != null && helpState.advice().move() instanceof Move.Play(Card card)
                ? TableViewState.DrivePreview.of(view, view.ownCar(), card)
                : null;
    }

    /// The hint as an overlay: a plate at its card.
    ///
    /// @param liveries the livery of each car
    /// @param style whether its player can read
    Overlay advice(SeatView view, List<Livery> liveries, PlateStyle style) {
        @Nullable Advice advice = helpState.advice();
        if (advice == null) {
            return new Overlay.Nothing();
        }
        Words words = narrator.words();
        AdviceText text = narrator.advice(advice, view);
        Move move = advice.move();
        int car = car(move, view);
        Livery ownLivery = liveries.get(view.ownCar());
        Livery livery = move instanceof Move.Attack attack ? liveries.get(attack.car()) : ownLivery;
        Car ownCar = view.car(view.ownCar());
        boolean cures = move instanceof Move.Play(Remedy _) && !ownCar.hazards().isEmpty();
        @Nullable Card reasonCard = cures ? ownCar.hazards().toList().getFirst() : kept(advice, style);
        PlateCell whyCell = new PlateCell(livery, reasonCard, words.text("advice.label.why"), text.why());
        PlateCell thenCell =
                new PlateCell(car < 0 ? null : livery, move.card(), words.text("advice.label.then"), text.then());
        PlateCell priceCell = new PlateCell(ownLivery, null, words.text("advice.label.price"), text.price());
        List<PlateCell> others = new ArrayList<>();
        for (int other = 0; other < advice.others().size(); other++) {
            others.add(new PlateCell(
                    null, advice.others().get(other).card(), "", text.others().get(other)));
        }
        return new Overlay.AdviceOverlay(
                advisedPlace(view),
                new PlateContent(
                        style == PlateStyle.WORDS
                                ? List.of(whyCell, thenCell, priceCell)
                                : List.of(whyCell.playing(car < 0 ? null : move.card()), thenCell),
                        null,
                        text.brief(),
                        text.spoken(),
                        style),
                style == PlateStyle.WORDS ? others : List.of(),
                new PlateChoice(words.text("advice.others"), words.text("advice.choice")),
                way(view) == null ? car : -1,
                move instanceof Move.Attack attack ? attack.hazard() : null);
    }

    /// The card that stays in the hand for a better move, as words name it; null where a hint has another reason.
    private static @Nullable Card kept(Advice advice, PlateStyle style) {
        return style == PlateStyle.PICTURES
                        || advice.effect() == MoveEffect.AS_SAID
                        || advice.others().isEmpty()
                ? null
                : advice.others().getFirst().card();
    }

    /// The target car of a move, or -1.
    private static int car(Move move, SeatView view) {
        return switch (move) {
            case Move.Play _ -> view.ownCar();
            case Move.Attack attack -> attack.car();
            case Move.Discard _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ -> -1;
            case Move.CoupFourre _, Move.Decline _ -> -1;
        };
    }
}

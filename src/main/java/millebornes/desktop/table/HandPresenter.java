package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.tabletop.HandViewState;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.session.ReadingHelp;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import millebornes.words.Narrator;
import millebornes.words.Words;

/// Creates the view state of the open cards.
record HandPresenter(Narrator narrator, List<Livery> liveries, HelpState helpState) {

    /// The open cards; none if no person's cards are open.
    ///
    /// @param looker the seat whose cards are open, if any
    /// @param help that person's help level: players who cannot read yet see pictures in every game
    /// @param overlay the overlay: it may tell why the selected card is refused, and which one helps
    HandViewState hand(SeatView view, OptionalInt looker, FlowState flowState, ReadingHelp help, Overlay overlay) {
        if (looker.isEmpty()) {
            return HandViewState.NONE;
        }
        boolean hinted = flowState instanceof FlowState.Turn turn
                && turn.seat() == view.seat()
                && helpState.level().tells(HintLevel.PLAYABLE);
        List<Card> cards = view.hand().cards();
        int chosenPlace = chosenPlace(flowState, cards);
        boolean refused = overlay instanceof Overlay.RefusalOverlay refusal && refusal.isRefused();
        int advised = overlay instanceof Overlay.RefusalOverlay refusal
                ? cards.indexOf(refusal.helping())
                : hinted ? new HintPresenter(narrator, helpState).advisedPlace(view) : HintPresenter.NO_CARD;
        List<HeldCard> held = new ArrayList<>();
        for (int place = 0; place < cards.size(); place++) {
            Card card = cards.get(place);
            HeldCardState cardState = place == chosenPlace
                    ? refused ? HeldCardState.REFUSED : HeldCardState.CHOSEN
                    : place == advised
                            ? HeldCardState.ADVISED
                            : hinted && !refused ? hint(view, card) : HeldCardState.RESTING;
            held.add(new HeldCard(card, name(narrator, card), cardState, spoken(card, cardState)));
        }
        return new HandViewState(held, help.isPictures() ? FaceStyle.JUNIOR : faces(view), rivals(view));
    }

    /// The place of the selected card, or of the safety of a claim that is to be confirmed; -1 for none.
    private static int chosenPlace(FlowState flowState, List<Card> cards) {
        if (flowState instanceof FlowState.CoupFourreClaim claim) {
            return cards.indexOf(claim.hazard().safety());
        }
        ChosenCard chosenCard = flowState instanceof FlowState.Turn turn ? turn.choice() : null;
        return chosenCard == null ? -1 : chosenCard.place();
    }

    /// The style of the card faces of a game, in the hand and elsewhere.
    static FaceStyle faces(SeatView view) {
        return view.rules().options().isJunior() ? FaceStyle.JUNIOR : FaceStyle.USUAL;
    }

    /// The name at the foot of a card's face.
    static String name(Narrator narrator, Card card) {
        return card instanceof Distance ? narrator.words().text("animal." + card.name()) : narrator.card(card);
    }

    private String spoken(Card card, HeldCardState cardState) {
        Words words = narrator.words();
        return words.text(
                "table.card." + cardState.name(), narrator.card(card), words.text("card." + card.name() + ".what"));
    }

    private static HeldCardState hint(SeatView view, Card card) {
        return playable(view, card) ? HeldCardState.PLAYABLE : HeldCardState.UNPLAYABLE;
    }

    private static boolean playable(SeatView view, Card card) {
        return view.legal().stream().anyMatch(move -> plays(move, card));
    }

    private static boolean plays(Move move, Card card) {
        return (move instanceof Move.Play play && play.card().equals(card))
                || (move instanceof Move.Attack attack && card instanceof Hazard hazard && attack.hazard() == hazard);
    }

    private List<Livery> rivals(SeatView view) {
        Seating seating = view.rules().seating();
        int own = seating.teamOf(view.seat());
        return IntStream.range(0, liveries.size())
                .filter(car -> seating.teamOfCar(car) != own)
                .mapToObj(liveries::get)
                .toList();
    }
}

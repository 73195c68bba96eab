package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.table.CurtainViewState.CurtainTexts;
import millebornes.desktop.table.CurtainViewState.JuniorCurtain;
import millebornes.desktop.table.CurtainViewState.LastActHighlight;
import millebornes.desktop.table.CurtainViewState.SecondReply;
import millebornes.desktop.table.UnseenPlayTile.Recency;
import millebornes.desktop.table.UnseenPlayTile.TileTone;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;
import millebornes.session.CarOutfit;
import millebornes.session.Session.Availability;
import millebornes.session.flow.CurtainExtent;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.FlowState.CurtainPurpose;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// Creates the content of a curtain, from public information only: it is the same whatever the hands.
///
/// @param outfits the outfit of each player's car, by seat
/// @param history the public events
/// @param helpState whether the last act can be undone or redone
/// @param leastExtent the least extent of every curtain
record CurtainPresenter(
        Narrator narrator,
        List<Livery> liveries,
        List<CarOutfit> outfits,
        PublicEventHistory history,
        HelpState helpState,
        CurtainExtent leastExtent) {

    /// The greatest number of past moves that a curtain shows as small cards.
    static final int MOST_TILES = 4;

    CurtainViewState content(SeatView view, FlowState.Curtain curtain) {
        boolean claim = curtain.purpose() == CurtainPurpose.CLAIM;
        Seating seating = view.rules().seating();
        int car = seating.carOf(curtain.seat());
        String name = narrator.names().seat(curtain.seat());
        CurtainTexts texts = new CurtainTexts(
                text(claim ? "table.curtain.claim" : "table.curtain.title", name),
                text("table.curtain.note"),
                text("table.curtain.open"),
                text("table.curtain.key"),
                text("table.since"));
        List<Livery> neighbours = new ArrayList<>(liveries);
        neighbours.remove(car);
        Event.@Nullable CardPlayed lastPlayed = history.lastAct();
        List<UnseenPlayTile> all = tiles(curtain.seat(), car, seating);
        List<UnseenPlayTile> shown = UnseenPlayTile.bounded(all, MOST_TILES);
        return new CurtainViewState(
                liveries.get(car),
                outfits.get(curtain.seat()),
                neighbours,
                curtain.extent().and(leastExtent),
                texts,
                second(curtain.purpose()),
                view.rules().options().isJunior() ? new JuniorCurtain(claim ? wanted(view) : null) : null,
                tokens(view.car(car)),
                shown,
                all.size() - shown.size(),
                lastPlayed == null ? null : lit(lastPlayed));
    }

    private static List<Card> tokens(Car car) {
        List<Card> tokens = new ArrayList<>(car.hazards().toList());
        tokens.addAll(car.safeties().toList());
        return tokens;
    }

    private @Nullable SecondReply second(CurtainPurpose purpose) {
        if (purpose == CurtainPurpose.CLAIM) {
            return second(OverlayAnswer.BACK, "table.curtain.back", "table.curtain.back");
        }
        if (helpState.undo() == Availability.POSSIBLE) {
            return second(OverlayAnswer.UNDO, "table.curtain.undo", "table.curtain.undo.spoken");
        }
        return helpState.redo() == Availability.POSSIBLE
                ? second(OverlayAnswer.REDO, "table.curtain.redo", "table.act.REDO")
                : null;
    }

    private SecondReply second(OverlayAnswer answer, String key, String spoken) {
        return new SecondReply(answer, text(key), text(spoken));
    }

    private List<UnseenPlayTile> tiles(int seat, int car, Seating seating) {
        List<Event.CardPlayed> acts = history.sinceTurnOf(seat);
        List<UnseenPlayTile> tiles = new ArrayList<>();
        for (Event.CardPlayed cardPlayed : acts) {
            boolean attack = cardPlayed instanceof Event.Attacked;
            TileTone tone = cardPlayed instanceof Event.CoupFourreDeclared
                    ? TileTone.COUP_FOURRE
                    : cardPlayed.isAttackOn(car) ? TileTone.AGAINST : TileTone.PLAIN;
            tiles.add(new UnseenPlayTile(
                    liveries.get(seating.carOf(cardPlayed.seat())),
                    attack ? liveries.get(cardPlayed.car()) : null,
                    cardPlayed.card(),
                    HandPresenter.name(narrator, cardPlayed.card()),
                    narrator.caption(cardPlayed, car),
                    tone,
                    tiles.size() == acts.size() - 1 ? Recency.LATEST : Recency.EARLIER));
        }
        return tiles;
    }

    private static @Nullable LastActHighlight lit(Event.CardPlayed cardPlayed) {
        if (cardPlayed instanceof Event.Drove drove) {
            return new LastActHighlight.LitDrive(
                    drove.car(), CarStop.after(drove.fromKm()), CarStop.after(drove.toKm()));
        }
        return cardPlayed instanceof Event.Attacked attacked
                ? new LastActHighlight.LitAttack(attacked.car(), attacked.hazard())
                : null;
    }

    /// The safety that the coup-fourré window asks for, which is public.
    private static @Nullable Safety wanted(SeatView view) {
        return view.phase() instanceof Phase.CoupFourreWindow window ? window.safety() : null;
    }

    private String text(String key, Object... values) {
        return narrator.words().text(key, values);
    }
}

package millebornes.desktop.table;

import java.util.List;
import java.util.Map;
import millebornes.desktop.tabletop.TurnBannerViewState;
import millebornes.desktop.tabletop.TurnBannerViewState.BannerBrief;
import millebornes.desktop.tabletop.TurnBannerViewState.BannerIcon;
import millebornes.desktop.tabletop.TurnBannerViewState.PastAct;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.session.flow.FlowState;
import millebornes.words.Audience;
import millebornes.words.Narrator;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the banner: the current player and the car's hazard or remedy; while the cards are covered, the last move.
record TurnBannerPresenter(Narrator narrator, List<Livery> liveries, PublicEventHistory history) {

    /// The current banner. In a junior game an icon replaces the sentence beside the driver's name.
    ///
    /// @param spectatorState a computer player is not shown thinking while paused
    TurnBannerViewState banner(SeatView view, FlowState flowState, SpectatorState spectatorState) {
        TurnBannerViewState bannerState = said(view, flowState, spectatorState);
        if (!view.rules().options().isJunior()) {
            return bannerState;
        }
        return switch (flowState) {
            case FlowState.Turn turn -> brief(bannerState, turn.seat(), BannerIcon.DRIVES);
            case FlowState.Curtain curtain ->
                bannerState.past() == null
                        ? brief(bannerState, curtain.seat(), BannerIcon.DRIVES)
                        : pictured(bannerState);
            case FlowState.Thinking thinking ->
                brief(
                        bannerState,
                        thinking.seat(),
                        view.phase() instanceof Phase.CoupFourreWindow
                                ? BannerIcon.ANSWERS
                                : spectatorState.isPaused() ? BannerIcon.DRIVES : BannerIcon.THINKS);
            case FlowState.CoupFourreClaim claim -> brief(bannerState, claim.seat(), BannerIcon.ANSWERS);
            case FlowState.CoupFourreAsked asked ->
                brief(bannerState, narrator.names().driver(asked.car()), BannerIcon.ANSWERS);
            case FlowState.AskedOnPhones asked ->
                brief(
                        bannerState,
                        phones(asked),
                        view.phase() instanceof Phase.CoupFourreWindow ? BannerIcon.ANSWERS : BannerIcon.DRIVES);
            case FlowState.ExtensionAsked _ -> bannerState;
            case FlowState.RoundOver _ -> bannerState;
        };
    }

    /// The banner of the last public move, shown while its animation runs. Null before the first move.
    @Nullable
    TurnBannerViewState act(SeatView view) {
        Event.@Nullable CardPlayed cardPlayed = history.lastAct();
        if (cardPlayed == null) {
            return null;
        }
        TurnBannerViewState bannerState = past(view, cardPlayed);
        return view.rules().options().isJunior() ? pictured(bannerState) : bannerState;
    }

    private static TurnBannerViewState pictured(TurnBannerViewState bannerState) {
        return new TurnBannerViewState(
                bannerState.livery(),
                bannerState.title(),
                "",
                new BannerBrief("", BannerIcon.DRIVES),
                bannerState.past());
    }

    private TurnBannerViewState brief(TurnBannerViewState bannerState, int seat, BannerIcon icon) {
        return brief(bannerState, narrator.names().seat(seat), icon);
    }

    private TurnBannerViewState brief(TurnBannerViewState bannerState, String name, BannerIcon icon) {
        String who = narrator.words().text("table.asked.who", name);
        return new TurnBannerViewState(bannerState.livery(), bannerState.title(), "", new BannerBrief(who, icon));
    }

    private TurnBannerViewState said(SeatView view, FlowState flowState, SpectatorState spectatorState) {
        return switch (flowState) {
            case FlowState.Turn turn -> of(view, turn.seat(), "table.turn", note(view, turn.seat()));
            case FlowState.Thinking thinking -> thinking(view, thinking.seat(), spectatorState);
            case FlowState.Curtain curtain -> past(view, curtain);
            case FlowState.CoupFourreAsked asked ->
                new TurnBannerViewState(
                        liveries.get(asked.car()),
                        text("table.asked", narrator.names().driver(asked.car())),
                        "");
            case FlowState.CoupFourreClaim claim -> of(view, claim.seat(), "table.asked", "");
            case FlowState.AskedOnPhones asked -> onPhones(view, asked);
            case FlowState.ExtensionAsked extension ->
                of(view, extension.seat(), "table.turn", text("table.note.extension"));
            case FlowState.RoundOver _ -> new TurnBannerViewState(liveries.getFirst(), text("table.over"), "");
        };
    }

    /// The banner over a curtain: the last public act, since the curtain itself names the next player.
    private TurnBannerViewState past(SeatView view, FlowState.Curtain curtain) {
        Event.@Nullable CardPlayed cardPlayed = history.lastAct();
        @Nullable UndoneMove undone = history.takenBack();
        if (undone != null) {
            Livery livery = liveries.get(view.rules().seating().carOf(undone.seat()));
            return new TurnBannerViewState(livery, undone.sentence(narrator), "", null, new PastAct(null, null));
        }
        if (cardPlayed == null) {
            return of(view, curtain.seat(), "table.turn", "");
        }
        return past(view, cardPlayed);
    }

    private TurnBannerViewState past(SeatView view, Event.CardPlayed cardPlayed) {
        Livery livery = liveries.get(view.rules().seating().carOf(cardPlayed.seat()));
        String note = cardPlayed instanceof Event.Drove drove
                ? text("table.past.drove", text("animal." + drove.distance().name()), drove.fromKm(), drove.toKm())
                : "";
        @Nullable
        Livery targetLivery = cardPlayed instanceof Event.Attacked attacked ? liveries.get(attacked.car()) : null;
        String title = cardPlayed instanceof Event.Drove drove
                ? text(
                        "table.past.drove.title",
                        narrator.names().seat(drove.seat()),
                        drove.distance().km())
                : narrator.event(cardPlayed, Audience.BYSTANDER);
        return new TurnBannerViewState(livery, title, note, null, new PastAct(cardPlayed.card(), targetLivery));
    }

    /// The banner while people with phones are to move; it shows nothing of their hands.
    private TurnBannerViewState onPhones(SeatView view, FlowState.AskedOnPhones asked) {
        boolean answering = view.phase() instanceof Phase.CoupFourreWindow;
        Livery livery = liveries.get(view.rules().seating().carOf(asked.seats().getFirst()));
        return new TurnBannerViewState(
                livery,
                text(answering ? "table.asked" : "table.turn", phones(asked)),
                text(asked.seats().size() == 1 ? "table.note.phone" : "table.note.phones"));
    }

    private String phones(FlowState.AskedOnPhones asked) {
        return narrator.words()
                .list(asked.seats().stream().map(narrator.names()::seat).toList());
    }

    /// The banner while a computer thinks. After an attack the attacked computer is asked, but the turn stays the
    /// attacker's.
    private TurnBannerViewState thinking(SeatView view, int seat, SpectatorState spectatorState) {
        boolean answering = view.phase() instanceof Phase.CoupFourreWindow;
        String waiting = spectatorState.isPaused() ? "table.turn" : "table.thinking";
        return of(view, seat, answering ? "table.asked" : waiting, "");
    }

    private TurnBannerViewState of(SeatView view, int seat, String key, String note) {
        Livery livery = liveries.get(view.rules().seating().carOf(seat));
        return new TurnBannerViewState(livery, text(key, narrator.names().seat(seat)), note);
    }

    private String note(SeatView view, int seat) {
        int number = view.rules().seating().carOf(seat);
        Car car = view.car(number);
        if (view.phase() instanceof Phase.Turn turn && turn.plays() > 0) {
            return text("table.note.again");
        }
        if (view.legal().contains(new Move.Stuck())) {
            return text("table.note.stuck");
        }
        if (car.stopped()) {
            return stopped(car);
        }
        if (!car.started() && !CarPresenter.partnerStarted(view, number)) {
            return text("table.note.garage");
        }
        if (car.needsGreenLight()) {
            return text("table.note.waiting");
        }
        if (car.has(Hazard.WRONG_WAY)) {
            return text("table.note.wrongWay");
        }
        if (car.has(Hazard.SPEED_LIMIT)) {
            return text("table.note.limited");
        }
        int left = view.target() - car.km();
        return left <= 200 ? text("table.note.near", left) : text("table.note.rolling");
    }

    private String stopped(Car car) {
        Words words = narrator.words();
        List<Hazard> hazards = car.hazards().stopping().toList();
        if (hazards.size() > 1) {
            List<String> cards = hazards.stream()
                    .map(hazard -> narrator.card(hazard.remedy()))
                    .toList();
            return words.sentence("table.note.stopped.several", Map.of("remedies", words.list(cards)));
        }
        return words.sentence(
                "table.note.stopped",
                Map.of(
                        "hazards",
                        words.list(hazards.stream()
                                .map(hazard -> words.text("hazard." + hazard.name()))
                                .toList()),
                        "remedies",
                        words.list(hazards.stream()
                                .map(hazard ->
                                        words.text("remedy." + hazard.remedy().name() + ".a"))
                                .toList())));
    }

    private String text(String key, Object... values) {
        return narrator.words().text(key, values);
    }
}

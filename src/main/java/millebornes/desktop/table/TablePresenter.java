package millebornes.desktop.table;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.table.TableViewState.DrivePreview;
import millebornes.desktop.table.TableViewState.LastCard;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.CardTrayViewState;
import millebornes.desktop.tabletop.CardTrayViewState.DiscardHighlight;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;
import millebornes.session.CarOutfit;
import millebornes.session.GameConfig;
import millebornes.session.ReadingHelp;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.CurtainExtent;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.SeatPhones;
import millebornes.session.flow.TableStateMachine;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Makes the view state of a table: from the view of the person whose cards are open or, if none are, from the public
/// part of a view.
public final class TablePresenter {

    private final GameConfig game;
    private final Narrator narrator;
    private final List<Livery> liveries;
    private final List<CarOutfit> outfits;
    private final ShortcutLetters letters;
    private final CurtainExtent extent;
    private final SeatPhones phones;

    /// A presenter for one game and one language, whose curtains cover no more than necessary.
    ///
    /// @param letters the shortcut letters of the buttons
    public TablePresenter(GameConfig game, Words words, ShortcutLetters letters) {
        this(game, words, letters, CurtainExtent.FOOT, SeatPhones.none(game));
    }

    /// A presenter for one game and one language.
    ///
    /// @param letters the shortcut letters of the buttons
    /// @param extent the least extent of every curtain
    /// @param phones the phones on which people may have their cards
    public TablePresenter(
            GameConfig game, Words words, ShortcutLetters letters, CurtainExtent extent, SeatPhones phones) {
        this.game = game;
        this.letters = letters;
        this.extent = extent;
        this.phones = phones;
        this.liveries = game.looks();
        this.outfits =
                IntStream.range(0, game.looks().size()).mapToObj(game::outfit).toList();
        this.narrator = new Narrator(words, PlayerNames.inSentences(words, game));
    }

    public Narrator narrator() {
        return narrator;
    }

    /// The name at the foot of a card's face.
    public String cardName(Card card) {
        return HandPresenter.name(narrator, card);
    }

    /// The public log of events.
    public LogViewState log(Session session, PublicEventHistory history) {
        return new LogPresenter(
                        narrator, liveries, HandPresenter.faces(session.match().view(0)))
                .log(session, history);
    }

    /// The current view state.
    ///
    /// @param spectatorState the state of a table without people
    /// @param helpState the help for the person at the screen
    public TableViewState present(
            TableStateMachine stateMachine,
            PublicEventHistory history,
            SpectatorState spectatorState,
            HelpState helpState) {
        return present(
                stateMachine.looker(),
                stateMachine.moment(),
                stateMachine.people(),
                stateMachine.session().match(),
                history,
                spectatorState,
                helpState);
    }

    /// The view state of a match at a moment.
    ///
    /// @param looker the seat whose cards are open, if any
    /// @param people how many people play
    public TableViewState present(
            OptionalInt looker,
            FlowState flowState,
            int people,
            Match match,
            PublicEventHistory history,
            SpectatorState spectatorState,
            HelpState helpState) {
        SeatView view = match.view(looker.orElse(0));
        ReadingHelp help =
                looker.isPresent() ? game.players().get(looker.getAsInt()).help() : ReadingHelp.USUAL;
        HintPresenter hints = new HintPresenter(narrator, helpState);
        boolean turns = flowState instanceof FlowState.Turn;
        ChosenCard chosenCard = flowState instanceof FlowState.Turn turn ? turn.choice() : null;
        Set<Integer> targets = chosenCard == null ? Set.of() : Set.copyOf(chosenCard.targets());
        CurtainPresenter curtains = new CurtainPresenter(
                narrator,
                liveries,
                game.players().stream().map(SeatPlayer::outfit).toList(),
                history,
                helpState,
                extent);
        Overlay overlay = new OverlayPresenter(narrator, liveries, help, curtains, phones).overlay(view, flowState);
        TurnBannerPresenter banners = new TurnBannerPresenter(narrator, liveries, history);
        return new TableViewState(
                board(view),
                new SeatsPresenter(game, narrator, liveries, phones).seats(view, targets),
                shoe(view, turns && discards(view, chosenCard, hints) ? DiscardHighlight.TARGET : DiscardHighlight.NOT),
                new PlayedCardPilesPresenter(narrator.words())
                        .played(view, match.round().onTable()),
                new HandPresenter(narrator, liveries, helpState).hand(view, looker, flowState, help, overlay),
                banners.banner(view, flowState, spectatorState),
                banners.act(view),
                new ControlsPresenter(narrator.words(), people, spectatorState, letters, helpState)
                        .controls(view, flowState),
                targets,
                chosenCard != null ? way(view, chosenCard) : turns ? hints.way(view) : null,
                history.lines(narrator),
                last(view, history),
                null,
                turns && overlay instanceof Overlay.Nothing
                        ? hints.advice(view, liveries, OverlayPresenter.style(view, help))
                        : overlay);
    }

    /// The public view state of the road, its cars and tokens.
    public BoardViewState board(SeatView view) {
        List<CarViewState> cars = IntStream.range(0, view.cars().size())
                .mapToObj(car -> new CarPresenter(narrator, liveries, outfits).car(view, car))
                .toList();
        return new BoardViewState(view.target(), cars, TokenReservePresenter.reserve(view), acting(view));
    }

    /// The number of the car of the seat to move, which is highlighted on the road and in the seats alike.
    private static int acting(SeatView view) {
        if (view.phase() instanceof Phase.CoupFourreWindow window) {
            return window.car();
        }
        int turn = view.phase().turn();
        return turn == Seating.NOBODY ? Seating.NOBODY : view.rules().seating().carOf(turn);
    }

    /// Whether a card would go to the discard pile: the selected one if it fits no car, or the recommended one.
    private static boolean discards(SeatView view, @Nullable ChosenCard chosenCard, HintPresenter hints) {
        return chosenCard == null
                ? hints.discards(view)
                : chosenCard.targets().isEmpty() && chosenCard.discard() == null;
    }

    private CardTrayViewState shoe(SeatView view, DiscardHighlight highlight) {
        Words words = narrator.words();
        List<Card> discards = view.discards();
        Card topCard = discards.isEmpty() ? null : discards.getLast();
        return new CardTrayViewState(
                view.drawPile(),
                words.text("table.draw", view.drawPile()),
                discards.size(),
                topCard,
                face(view, topCard),
                words.text("table.discards", discards.size()),
                words.text("table.discards.short", discards.size()),
                highlight);
    }

    private @Nullable LastCard last(SeatView view, PublicEventHistory history) {
        Event.@Nullable CardPlayed cardPlayed = history.lastAct();
        if (cardPlayed == null) {
            return null;
        }
        return new LastCard(
                liveries.get(view.rules().seating().carOf(cardPlayed.seat())),
                cardPlayed instanceof Event.Attacked attacked ? liveries.get(attacked.car()) : null,
                cardPlayed.card(),
                face(view, cardPlayed.card()));
    }

    /// The face of a card that everybody can see, the same for all seats: that of a hazard shows every car.
    private CardFace face(SeatView view, @Nullable Card card) {
        return HandPresenter.faces(view) == FaceStyle.JUNIOR
                ? new CardFace.JuniorFace(liveries)
                : new CardFace.NamedFace(card == null ? "" : HandPresenter.name(narrator, card));
    }

    private static @Nullable DrivePreview way(SeatView view, ChosenCard chosenCard) {
        if (chosenCard.targets().isEmpty()) {
            return null;
        }
        return DrivePreview.of(view, chosenCard.targets().getFirst(), chosenCard.card());
    }
}

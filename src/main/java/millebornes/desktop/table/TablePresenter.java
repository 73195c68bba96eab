package millebornes.desktop.table;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.table.TableViewState.DrivePreview;
import millebornes.desktop.table.TableViewState.LastCard;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.desktop.tabletop.ShoeViewState;
import millebornes.desktop.tabletop.ShoeViewState.DiscardHighlight;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.engine.table.Seating;
import millebornes.session.CarOutfit;
import millebornes.session.GameConfig;
import millebornes.session.PersonalHelpLevel;
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
    private final ShortcutLetters keys;
    private final CurtainExtent extent;
    private final SeatPhones phones;

    /// A painter for one game and one language, whose curtains cover no more than they must.
    ///
    /// @param keys which letters the buttons have
    public TablePresenter(GameConfig game, Words words, ShortcutLetters keys) {
        this(game, words, keys, CurtainExtent.FOOT, SeatPhones.none(game));
    }

    /// A painter for one game and one language.
    ///
    /// @param keys which letters the buttons have
    /// @param extent how much every curtain covers at least
    /// @param phones on which people may have their cards
    public TablePresenter(GameConfig game, Words words, ShortcutLetters keys, CurtainExtent extent, SeatPhones phones) {
        this.game = game;
        this.keys = keys;
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

    /// What stands at the foot of a card's face.
    public String cardName(Card card) {
        return HandPresenter.name(narrator, card);
    }

    /// The public log of events.
    public LogViewState log(Session session, PublicEventHistory news) {
        return new LogPresenter(narrator, liveries).log(session, news);
    }

    /// The current view state.
    ///
    /// @param watch how the table is watched when no person plays
    /// @param aids what helps the person before the screen
    public TableViewState present(
            TableStateMachine flow, PublicEventHistory news, SpectatorState watch, HelpState aids) {
        return present(
                flow.looker(), flow.moment(), flow.people(), flow.session().match(), news, watch, aids);
    }

    /// The view state of a match at a moment.
    ///
    /// @param looker whose cards lie open, if anybody's do
    /// @param people how many people play
    public TableViewState present(
            OptionalInt looker,
            FlowState moment,
            int people,
            Match match,
            PublicEventHistory news,
            SpectatorState watch,
            HelpState aids) {
        SeatView view = match.view(looker.orElse(0));
        PersonalHelpLevel help =
                looker.isPresent() ? game.players().get(looker.getAsInt()).help() : PersonalHelpLevel.USUAL;
        HintPresenter hints = new HintPresenter(narrator, aids);
        boolean turns = moment instanceof FlowState.Turn;
        ChosenCard choice = moment instanceof FlowState.Turn turn ? turn.choice() : null;
        Set<Integer> targets = choice != null ? Set.copyOf(choice.targets()) : turns ? hints.targets(view) : Set.of();
        CurtainPresenter curtains = new CurtainPresenter(
                narrator,
                liveries,
                game.players().stream().map(SeatPlayer::outfit).toList(),
                news,
                aids,
                extent);
        Overlay overlay = new OverlayPresenter(narrator, liveries, help, curtains, phones).overlay(view, moment);
        return new TableViewState(
                board(view),
                new SeatsPresenter(game, narrator, liveries, phones).seats(view, targets),
                shoe(view, turns && discards(view, choice, hints) ? DiscardHighlight.TARGET : DiscardHighlight.NOT),
                new PlayedCardPilesPresenter(narrator.words())
                        .played(view, match.round().onTable()),
                new HandPresenter(narrator, liveries, aids).hand(view, looker, moment, help),
                new TurnBannerPresenter(narrator, liveries, news).banner(view, moment, watch),
                new ControlsPresenter(narrator.words(), people, watch, keys, aids).controls(view, moment),
                targets,
                choice == null ? null : way(view, choice),
                news.lines(narrator),
                last(view, news),
                null,
                turns && overlay instanceof Overlay.Nothing ? hints.advice(view, liveries) : overlay);
    }

    /// The road with its cars and tokens, as everybody sees it.
    public BoardViewState board(SeatView view) {
        List<CarViewState> cars = IntStream.range(0, view.cars().size())
                .mapToObj(car -> new CarPresenter(narrator, liveries, outfits).car(view.car(car), car))
                .toList();
        return new BoardViewState(view.target(), cars, TokenReservePresenter.reserve(view), acting(view));
    }

    /// The car of the seat to move, highlighted alike on the road and in the seats.
    private static int acting(SeatView view) {
        if (view.phase() instanceof Phase.CoupFourreWindow window) {
            return window.car();
        }
        int turn = view.phase().turn();
        return turn == Seating.NOBODY ? Seating.NOBODY : view.rules().seating().carOf(turn);
    }

    /// Whether a card would go to the discards: the chosen one that no car may get, or what is hinted.
    private static boolean discards(SeatView view, @Nullable ChosenCard choice, HintPresenter hints) {
        return choice == null ? hints.discards(view) : choice.targets().isEmpty() && choice.discard() == null;
    }

    private ShoeViewState shoe(SeatView view, DiscardHighlight marked) {
        Words words = narrator.words();
        List<Card> discards = view.discards();
        Card top = discards.isEmpty() ? null : discards.getLast();
        return new ShoeViewState(
                view.drawPile(),
                words.text("table.draw", view.drawPile()),
                discards.size(),
                top,
                face(view, top),
                words.text("table.discards", discards.size()),
                words.text("table.discards.short", discards.size()),
                marked);
    }

    private @Nullable LastCard last(SeatView view, PublicEventHistory news) {
        Event.@Nullable CardPlayed act = news.lastAct();
        if (act == null) {
            return null;
        }
        return new LastCard(
                liveries.get(view.rules().seating().carOf(act.seat())),
                act instanceof Event.Attacked attacked ? liveries.get(attacked.car()) : null,
                act.card(),
                face(view, act.card()));
    }

    /// A card that all can see shows the same to all: a hazard every car.
    private CardFace face(SeatView view, @Nullable Card card) {
        return HandPresenter.faces(view) == FaceStyle.JUNIOR
                ? new CardFace.JuniorFace(liveries)
                : new CardFace.NamedFace(card == null ? "" : HandPresenter.name(narrator, card));
    }

    private static @Nullable DrivePreview way(SeatView view, ChosenCard choice) {
        if (choice.targets().isEmpty()) {
            return null;
        }
        int car = choice.targets().getFirst();
        Card card = choice.card();
        if (card instanceof Distance distance) {
            return new DrivePreview(
                    car, CarStop.after(view.car(car).driven(distance).km()));
        }
        boolean starts = card == Remedy.GREEN_LIGHT || card == Safety.RIGHT_OF_WAY;
        return starts && !view.car(car).started() ? new DrivePreview(car, CarStop.GREEN_LIGHT) : null;
    }
}

package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.util.Subscription;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.board.BoardView;
import millebornes.desktop.controls.FocusMemento;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CoupFourreLayout;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.CardPictures;
import millebornes.desktop.tabletop.ControlsView;
import millebornes.desktop.tabletop.CoupFourreNode.CoupFourreWords;
import millebornes.desktop.tabletop.FlightLayer;
import millebornes.desktop.tabletop.HandView;
import millebornes.desktop.tabletop.PlayedCardPilesView;
import millebornes.desktop.tabletop.SeatsView;
import millebornes.desktop.tabletop.ShoeView;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.tabletop.TurnBannerView;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.ScoreReasonPoints;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// The table as nodes: shows a [TableViewState] in any window and passes on what people do.
///
/// It is made for one theme, one text size and one language; for others a new one is made.
final class GameTableView extends Pane {

    private final ArtFactory art;
    private final Consumer<TableInput> inputs;
    private final Region foot = new Region();
    private final TableRimNode rim;
    private final BoardView board;
    private final SeatsView seats;
    private final HandView hand;
    private final ShoeView shoe;
    private final PlayedCardPilesView played;
    private final ControlsView controls;
    private final TurnBannerView banner;
    private final RecentEventsPlacer news;
    private final OverlayManager overlays;
    private final LogView log;
    private final FlightLayer air;

    /// Shadows fall beyond the window; as soon as anything changes there the toolkit draws all of the window anew.
    private final Rectangle edge = new Rectangle();

    private final ViewHost surroundings;
    private @Nullable CoupFourreWords lettering;
    private TableLayoutSpec spec;
    private boolean laidOut;
    private double pixels;
    private Subscription watching = Subscription.EMPTY;
    private TableLayout layout;
    private TableViewState picture;
    private @Nullable TableViewState shown;

    /// @param spec how many seats and buttons, how large text and targets; its size is that of the first window
    /// @param inputs told what people do
    /// @param surroundings knows what holds beyond the view
    GameTableView(
            ArtFactory art,
            TableLayoutSpec spec,
            TableViewState first,
            Consumer<TableInput> inputs,
            ViewHost surroundings) {
        this.art = art;
        this.surroundings = surroundings;
        this.spec = spec;
        this.inputs = inputs;
        this.picture = first;
        this.layout = arranged();
        board = new BoardView(art, layout.board(), first.board(), surroundings.light());
        board.setOnCar(car -> inputs.accept(new TableInput.PressLane(car)));
        seats = new SeatsView(art, seat -> inputs.accept(new TableInput.PressSeat(seat)));
        hand = new HandView(art, place -> inputs.accept(new TableInput.PressCard(place)), this::dropped);
        shoe = new ShoeView(art, () -> inputs.accept(new TableInput.PressDiscards()));
        played = new PlayedCardPilesView(art);
        board.zoomWith(played);
        controls = new ControlsView(act -> inputs.accept(new TableInput.PressButton(act)));
        banner = new TurnBannerView(art);
        news = new RecentEventsPlacer(art);
        overlays = new OverlayManager(art, board, inputs);
        log = new LogView(art, () -> inputs.accept(new TableInput.PressButton(TableCommand.LOG)));
        air = new FlightLayer(art);
        setBackground(Background.fill(art.palette().color(ColourRole.FOOT)));
        foot.getStyleClass().add(StyleClasses.FOOT);
        foot.setManaged(false);
        rim = new TableRimNode(art.palette());
        getChildren()
                .setAll(
                        board,
                        played,
                        overlays.light(),
                        banner,
                        foot,
                        rim,
                        seats,
                        shoe,
                        controls,
                        news.view(),
                        hand,
                        air,
                        log);
        getChildren().addAll(overlays.views());
        getChildren().forEach(child -> child.setManaged(false));
        setClip(edge);
        relayout();
        sceneProperty().subscribe(this::entered);
    }

    private void entered(@Nullable Scene scene) {
        watching.unsubscribe();
        watching =
                scene == null ? Subscription.EMPTY : scene.focusOwnerProperty().subscribe(this::guard);
    }

    /// As long as something is asked, the keyboard stays there, or in the log, or beside the table.
    private void guard(@Nullable Node owner) {
        if (owner == null || surroundings.isCovered() || FocusMemento.isIn(log, owner)) {
            return;
        }
        if (owner.equals(getParent()) || FocusMemento.isIn(this, owner)) {
            overlays.keepFocus(owner);
        }
    }

    /// Puts the keyboard where something is asked.
    ///
    /// @param otherwise takes it when nothing is
    void focusAsked(Node otherwise) {
        otherwise.requestFocus();
        overlays.keepFocus(otherwise);
    }

    /// Goes with the keyboard from one answer to the next.
    ///
    /// @param way 1 for the next one, -1 for the one before
    void stepAnswers(int way) {
        overlays.stepAnswers(way);
    }

    /// The board, to move its cars.
    BoardView board() {
        return board;
    }

    /// Where everything lies in the window as it is.
    TableLayout places() {
        return layout;
    }

    HandView hand() {
        return hand;
    }

    /// The air above the table, for cards on their way.
    FlightLayer air() {
        return air;
    }

    /// Pictures of cards, sharp where they are held up large.
    CardPictures cards(Function<Card, String> names) {
        return new CardPictures(
                art, names, CardPoseLayout.LARGE * layout.hand().cardScale() * PictureCache.pixelsPerUnit(this));
    }

    /// What is written in the picture of a coup-fourré. It is the same whatever anybody holds, and painted in every game.
    CoupFourreWords lettering() {
        CoupFourreWords words = lettering;
        if (words == null) {
            CoupFourreLayout at = CoupFourreLayout.in(layout.board().room());
            words = CoupFourreWords.of(
                    art, at, ScoreReasonPoints.COUP_FOURRE_WITH_SAFETY, PictureCache.pixelsPerUnit(this));
            lettering = words;
            if (getScene() != null) {
                words.paintAhead();
            }
        }
        return words;
    }

    /// The free sky to the right of the banner.
    Rect besideBanner() {
        Rect used = banner.used();
        return Rect.between(
                used.right(), used.y(), Math.max(used.right(), layout.corner().x()), used.bottom());
    }

    /// Shows another picture at rest.
    void show(TableViewState next) {
        boolean before = told() == null;
        picture = next;
        boolean drawer = before != (told() == null);
        if (drawer && !arranged().board().equals(layout.board())) {
            layout = arranged();
            lettering = null;
            relayout();
        } else {
            fill();
        }
    }

    /// Where everything lies; an open log has the board make room for it.
    private TableLayout arranged() {
        TableLayout usual = surroundings.arranged(TableLayout.of(spec));
        return told() == null ? usual : usual.leaving(logWidth());
    }

    private double logWidth() {
        return LogView.wish(spec.text()) + Sizes.SMALL_GAP;
    }

    /// Puts the keyboard on the log.
    void focusLog() {
        log.takeFocus();
    }

    /// The log lies beside the board, never on it: in a column that the board leaves free, or, where text is large, over
    /// the seats that stand there.
    private void tellAll() {
        @Nullable LogViewState told = told();
        if (told == null) {
            log.hide();
        } else {
            log.show(told, logRoom(), spec.text());
        }
    }

    /// The open log. Where text is so large that it lies over the seats, it makes way while something is asked: the
    /// question needs the whole width of the board.
    private @Nullable LogViewState told() {
        boolean waits = picture.overlay() instanceof Overlay.QuestionOverlay
                && TableLayout.of(spec).isOverSeats(logWidth());
        return waits ? null : picture.log();
    }

    private Rect logRoom() {
        return surroundings.arranged(TableLayout.of(spec)).drawer(logWidth()).inset(Sizes.SMALL_GAP);
    }

    /// Puts the keyboard on the card at that place.
    void focusCard(int place) {
        hand.focus(place);
    }

    @Override
    protected void layoutChildren() {
        // What is measured by its style must be laid out again once it is in a window.
        double sharp = PictureCache.pixelsPerUnit(this);
        boolean other = !laidOut || getWidth() != spec.width() || getHeight() != spec.height() || sharp != pixels;
        if (other && getWidth() > 0 && getHeight() > 0) {
            laidOut = true;
            pixels = sharp;
            surroundings.resizing();
            lettering = null;
            spec = spec.resized(getWidth(), getHeight());
            layout = arranged();
            relayout();
        }
    }

    private void relayout() {
        FocusMemento kept = FocusMemento.in(this);
        board.setFrame(layout.board());
        Rect at = layout.foot();
        foot.resizeRelocate(at.x(), at.y(), at.width(), at.height());
        rim.lie(at, spec.windowScale());
        edge.setWidth(spec.width());
        edge.setHeight(spec.height());
        Stream.concat(Stream.of(board, seats, hand, shoe, controls, news.view()), overlays.views().stream())
                .filter(Node::isResizable)
                .forEach(view -> view.resizeRelocate(0, 0, spec.width(), spec.height()));
        overlays.clear();
        shown = null;
        fill();
        kept.giveBack(this);
    }

    /// Shows what is not shown yet; the parts that look the same are left alone, so that a click is answered at once.
    private void fill() {
        double text = layout.textScale();
        TableViewState before = shown;
        shown = picture;
        board.setLandPace(surroundings.pace());
        board.setLight(surroundings.light());
        if (getScene() != null && surroundings.pace() != Pace.OFF) {
            lettering();
        }
        if (before == null || !before.board().equals(picture.board())) {
            board.show(picture.board());
            IntStream.range(0, picture.board().cars().size())
                    .forEach(car -> board.carNode(car).setId("car-" + car));
        }
        board.setTargets(picture.targets());
        board.hideWay();
        if (picture.way() != null) {
            board.showWay(picture.way().car(), picture.way().to());
        }
        if (picture.overlay() instanceof Overlay.CurtainOverlay(CurtainContent call)) {
            light(call.lit());
        }
        boolean whole = !(picture.overlay() instanceof Overlay.CurtainOverlay)
                || !HandoverGarageLayout.cutsPlates(layout, picture.board().road());
        board.showLegend(whole);
        seats.show(picture.seats(), layout.seats(), text);
        hand.show(picture.hand(), layout.hand());
        shoe.show(picture.shoe(), layout.sabot(), text);
        if (before == null || !before.played().equals(picture.played())) {
            BoardViewport frame = layout.board();
            played.show(picture.played(), frame.toWindow(FixedBoardPlaces.PLAYED), frame.scale());
        }
        played.uncover(whole);
        if (before == null || !before.controls().equals(picture.controls())) {
            controls.show(picture.controls(), withCorner(layout.buttons()), text);
        }
        if (before == null || !before.banner().equals(picture.banner())) {
            rim.inlay(picture.banner().livery());
            banner.show(picture.banner(), layout.banner(), text);
        }
        news.place(picture, layout, banner.used());
        tellAll();
        overlays.show(new OverlayManager.TableSnapshot(
                layout, spec, picture, banner.used(), told() == null ? null : logRoom(), surroundings.pace()));
    }

    /// What was done last stays lit on the road while the cards are covered.
    private void light(@Nullable LastActHighlight lit) {
        switch (lit) {
            case LastActHighlight.LitDrive drive -> board.showDriven(drive.car(), drive.from(), drive.to());
            case LastActHighlight.LitAttack attack -> board.showAttacked(attack.car(), attack.hazard());
            case null -> {}
        }
    }

    /// The buttons beside the sabot, and the one in the sky.
    private List<Rect> withCorner(List<Rect> buttons) {
        List<Rect> places = new ArrayList<>(buttons);
        places.add(layout.corner());
        return places;
    }

    /// Goes with the keyboard from one button of the curtain to the other.
    void focusOtherOnCurtain() {
        overlays.focusOtherOnCurtain();
    }

    /// What pressing a node means that has the keyboard; null when it is neither a card nor a car.
    @Nullable
    TableInput pressing(Node node) {
        int place = hand.slotOf(node);
        if (place >= 0) {
            return new TableInput.PressCard(place);
        }
        return IntStream.range(0, picture.board().cars().size())
                .filter(car -> node.equals(board.carNode(car)))
                .mapToObj(TableInput.PressCar::new)
                .findFirst()
                .orElse(null);
    }

    private void dropped(int place, Point2D at) {
        new CardDropInterpreter(layout, picture, board::carPlace)
                .find(place, at)
                .ifPresent(inputs);
    }
}

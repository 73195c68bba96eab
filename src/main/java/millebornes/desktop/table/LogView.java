package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// A drawer at the right of the board with the events of the round, the latest at the end, scrolled to the end.
final class LogView extends Group {

    /// The width of a drawer, and of what it has besides its words, in px at the usual text size.
    private static final double WIDTH = 280;

    private static final double AROUND_WORDS = 158;

    private static final String SPACE = " ";

    /// The least and the greatest gap between turns, in px.
    private static final double GAP = Sizes.TINY_GAP;

    private static final double MOST_GAP = Sizes.GAP;

    private static final double MARK = 11.5;
    private static final double MOST_MARK = 12.5;
    private static final double MARKS_WIDTH = 30;
    private static final double CARD = 0.41;

    /// The opacity of a discarded card, which counts less in the story of a round; large text does without.
    private static final double DISCARDED = 0.75;

    /// Half the width and the height of the arrow from a car to the one that it attacks, in px.
    private static final double ARROW = 5;

    /// The share of the room that a text takes which is set smaller, since glyphs do not shrink evenly.
    private static final double FILLED = 0.92;

    /// The least size of a text in one line, as a share of its usual size.
    private static final double LEAST_IN_LINE = 0.85;

    /// The size of text from which on only the mark says whose turn it was, as in the list of seats.
    private static final double LARGE = 1.4;

    /// The growth of the words' width with the text, and its share where text is large: names need more room than the
    /// other words.
    private static final double GROWTH = 0.8;

    private static final double NAMELESS = 0.5;

    /// The number of lines for which each turn has room, so that all are equally high.
    private static final int LINES = 2;

    private static final double CLOSER = 0.36;

    private final ArtFactory art;
    private final Runnable close;
    private final VBox turns = new VBox(GAP);
    private final ScrollPane scroll = new ScrollPane(turns);
    private final StackPane folding = ColumnScrollPane.folding(scroll);
    private final VBox panel = new VBox(Sizes.TINY_GAP);
    private @Nullable LogViewState shownState;
    private boolean following;
    private double text = 1;

    /// @param close called when its button is pressed
    public LogView(ArtFactory art, Runnable close) {
        this.art = art;
        this.close = close;
        setVisible(false);
        setId("log-drawer");
        scroll.setId("log-text");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(true);
        scroll.setMinHeight(0);
        VBox.setVgrow(folding, Priority.ALWAYS);
        // Follows the latest turn unless the reader has scrolled back.
        turns.heightProperty().subscribe(this::follow);
        scroll.viewportBoundsProperty().subscribe(this::follow);
        panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOG);
        panel.setManaged(false);
        getChildren().add(panel);
    }

    /// Shows the log at the right edge of a part of the window.
    ///
    /// @param growth the factor by which text is larger than designed
    public void show(LogViewState logState, Rect roomRect, double growth) {
        if (growth != text) {
            // Texts that are set smaller have a size of their own.
            shownState = null;
        }
        text = growth;
        SceneStyler.letters(panel, TextRole.BODY.size() * growth);
        Rect rect = roomFor(roomRect, growth);
        panel.resizeRelocate(rect.x(), rect.y(), rect.width(), rect.height());
        if (!logState.equals(shownState)) {
            following = shownState == null || scroll.getVvalue() >= scroll.getVmax();
            fill(logState, shownState);
            shownState = logState;
        }
        setVisible(true);
    }

    /// The preferred width of an open log, in px for a scale of the text.
    public static double wish(double text) {
        double words = WIDTH - AROUND_WORDS;
        return AROUND_WORDS + (isLarge(text) ? words * NAMELESS * text : words * (1 + GROWTH * (text - 1)));
    }

    private static boolean isLarge(double text) {
        return text >= LARGE;
    }

    /// The place of an open log in a part of the window.
    public static Rect roomFor(Rect roomRect, double text) {
        double width = Math.min(wish(text), roomRect.width());
        return new Rect(roomRect.right() - width, roomRect.y(), width, roomRect.height());
    }

    /// Hides the log.
    public void hide() {
        setVisible(false);
        shownState = null;
        turns.getChildren().clear();
    }

    /// Moves the focus to the text, so that it can be scrolled.
    public void takeFocus() {
        scroll.requestFocus();
    }

    /// Fills the log; turns that it already shows are kept.
    private void fill(LogViewState logState, @Nullable LogViewState stateBefore) {
        if (stateBefore == null || !stateBefore.title().equals(logState.title())) {
            panel.getChildren().setAll(head(logState), folding);
            turns.getChildren().clear();
        }
        List<LogViewState.Entry> old =
                stateBefore == null || turns.getChildren().isEmpty() ? List.of() : stateBefore.turns();
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < logState.turns().size(); i++) {
            LogViewState.Entry entry = logState.turns().get(i);
            boolean stays = i < old.size() && old.get(i).equals(entry);
            nodes.add(stays ? turns.getChildren().get(i) : node(entry));
        }
        turns.getChildren()
                .setAll(nodes.isEmpty() ? List.of(ControlFactory.label(logState.empty(), StyleClasses.NOTE)) : nodes);
        nodes.forEach(node -> node.getStyleClass().remove(StyleClasses.ACTIVE));
        if (!nodes.isEmpty()) {
            nodes.getLast().getStyleClass().add(StyleClasses.ACTIVE);
        }
        scroll.setAccessibleText(
                logState.turns().isEmpty()
                        ? logState.empty()
                        : spoken(logState.turns().getLast()));
    }

    /// Scrolls to the end of a log that is followed. The gaps between turns and the space below the last one grow, so that
    /// the uppermost visible turn is not cut.
    private void follow() {
        if (!following) {
            return;
        }
        double left = scroll.getViewportBounds().getHeight();
        int whole = 0;
        for (Node turn : turns.getChildren().reversed()) {
            double height = turn.getLayoutBounds().getHeight() + (whole > 0 ? GAP : 0);
            if (height > left) {
                double more = Math.floor(Math.min(left / Math.max(1, whole - 1), MOST_GAP - GAP));
                turns.setSpacing(GAP + more);
                double below = left - more * (whole - 1);
                turns.setPadding(new Insets(0, 0, below, 0));
                break;
            }
            left -= height;
            whole++;
        }
        scroll.setVvalue(scroll.getVmax());
    }

    private HBox head(LogViewState logState) {
        Label title = ControlFactory.label(logState.title(), StyleClasses.PANEL_TITLE);
        Button away = ControlFactory.icon(
                "log-close",
                MaterialDesignC.CLOSE,
                logState.close(),
                close,
                StyleClasses.FLAT_BUTTON,
                StyleClasses.COMPACT);
        HBox head = ControlFactory.row(title, ControlFactory.spring(), away);
        head.setMinHeight(Region.USE_PREF_SIZE);
        return head;
    }

    private Node node(LogViewState.Entry entry) {
        VBox words = new VBox();
        if (!isLarge(text) && !entry.player().isEmpty()) {
            words.getChildren().add(ControlFactory.label(entry.player(), StyleClasses.STRONG));
        }
        entry.brief().forEach(brief -> words.getChildren().add(words(brief)));
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinHeight(LINES * line(SPACE).getLayoutBounds().getHeight() - closer());
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox picture = new HBox(Sizes.SMALL_GAP, marks(entry), cards(entry));
        picture.setAlignment(Pos.CENTER_LEFT);
        picture.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(Sizes.SMALL_GAP, picture, words);
        @Nullable Livery livery = entry.livery();
        if (livery != null) {
            row.getStyleClass().add(StyleClasses.livery(livery));
        }
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add(StyleClasses.LOG_TURN);
        row.setMinHeight(Region.USE_PREF_SIZE);
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(spoken(entry));
        return row;
    }

    /// The px by which two lines of a text are closer than usual, so that more turns are visible.
    private double closer() {
        return CLOSER * TextRole.BODY.size() * text;
    }

    private Text line(String words) {
        return new FittedTextFactory(text).line(words, TextRole.BODY, Color.BLACK);
    }

    /// A text that is set a little smaller to fit its line, or more where a word of it would be broken.
    private Label words(String brief) {
        Label label = ControlFactory.label(brief, StyleClasses.BODY);
        label.setLineSpacing(-closer());
        double size = TextRole.BODY.size() * text;
        Text line = line(brief);
        double room = FILLED * (wish(text) - AROUND_WORDS);
        double share = room / FittedTextFactory.width(line);
        if (share < LEAST_IN_LINE) {
            share = room / FittedTextFactory.widestWord(line);
        }
        if (share < 1) {
            SceneStyler.textSize(label, size * share);
        }
        return label;
    }

    /// The marks of the cars, told apart by shape as well as by color: from top to bottom the current car and the one that
    /// it attacks. All cards begin at the same place, whatever stands before them.
    private VBox marks(LogViewState.Entry entry) {
        VBox marks = new VBox(Sizes.TINY_GAP);
        marks.setAlignment(Pos.CENTER);
        marks.setMinWidth(MARKS_WIDTH);
        marks.setMaxWidth(MARKS_WIDTH);
        @Nullable Livery livery = entry.livery();
        if (livery != null) {
            marks.getChildren().add(mark(livery));
        }
        @Nullable Livery victim = entry.victim();
        if (victim != null) {
            marks.getChildren().addAll(arrow(), mark(victim));
        }
        return marks;
    }

    private Group mark(Livery livery) {
        return new Group(art.cars().sign(livery, Math.min(MARK * text, MOST_MARK)));
    }

    private Polygon arrow() {
        Polygon arrow = new Polygon(-ARROW, 0, ARROW, 0, 0, ARROW);
        arrow.setFill(art.palette().color(ColourRole.INK));
        return arrow;
    }

    /// The cards of a turn. All texts begin at the same place, whatever stands before them.
    private VBox cards(LogViewState.Entry entry) {
        VBox cards = new VBox(Sizes.TINY_GAP);
        cards.setAlignment(Pos.CENTER);
        cards.setMinWidth(Sizes.CARD_WIDTH * CARD);
        entry.cards().forEach(card -> cards.getChildren().add(small(card)));
        return cards;
    }

    /// The face as in the hand, without its name, which would be too small to read.
    private DrawingPane small(LogViewState.LoggedCard card) {
        DrawingPane picture = new DrawingPane(
                card.face() == FaceStyle.JUNIOR
                        ? art.cards().juniorFace(card.card(), List.of())
                        : art.cards().largeFace(card.card(), VisibleStrip.WHOLE),
                new BoundingBox(0, 0, Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT),
                Sizes.CARD_WIDTH * CARD,
                Sizes.CARD_HEIGHT * CARD);
        picture.setOpacity(card.discarded() && !isLarge(text) ? DISCARDED : 1);
        return picture;
    }

    private static String spoken(LogViewState.Entry entry) {
        return String.join(SPACE, entry.spoken());
    }
}

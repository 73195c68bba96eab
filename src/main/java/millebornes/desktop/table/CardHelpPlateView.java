package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.table.Overlay.PlateCell;
import millebornes.desktop.table.Overlay.PlateContent;
import millebornes.desktop.table.Overlay.PlateStyle;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/// A plate of help, whose tail points at a card: a hint, or why the card cannot be played and what would help. It lies
/// in one line between the road and the hand if it fits there; otherwise above the hand, shifted to where it covers least,
/// without the parts for which it would have to cover a piece. Only its link takes the mouse; a click elsewhere reaches
/// what it covers.
final class CardHelpPlateView extends Group {

    /// The greatest width of the text of a cell, in px at 100 %.
    private static final double WORDS = 168;

    /// The weight of the area of a piece in comparison with the rest of the board.
    private static final double PIECE = 1000;

    /// The weight of a px by which a plate is shifted, in square px that it hides.
    private static final double SHIFTED = 30;

    /// The scale of the arrow between two cells, and the distance on either side of it in px.
    private static final double ARROW = 0.48;

    private static final double BESIDE_ARROW = 13;

    /// The height by which lines are closer in a plate between the road and the hand, in px at 100 %.
    private static final double TIGHT_LINES = 4;

    /// The factor by which pictures without words, or the reason alone, are smaller where they would cover a piece.
    private static final double SMALLER = 0.8;

    /// The least scale of pictures in one line, beside words and without them.
    private static final double LEAST_BESIDE_WORDS = 0.4;

    private static final double LEAST_ALONE = 0.45;

    private static final double OTHER_CARD = 30;
    private static final int SHIFTS = 36;

    /// The radius of the disc with the lamp of a hint, and the size of the lamp, in px at 100 %.
    private static final double LAMP_DISC = 13;

    private static final double LAMP = 18;

    /// The id of a picture beside words, which needs no lamp.
    private static final String PICTURE = "plate-picture";

    private final ArtFactory art;
    private final boolean hasLamp;

    /// @param id the id of this node
    /// @param hasLamp whether a lamp shows that its plates are hints
    CardHelpPlateView(ArtFactory art, String id, boolean hasLamp) {
        this.art = art;
        this.hasLamp = hasLamp;
        setVisible(false);
        setId(id);
    }

    /// Shows a plate.
    ///
    /// @param foot a row below the cells, or null
    /// @param link at the lower right, or null
    void say(PlateContent content, @Nullable Node foot, @Nullable Labeled link, PlatePlace place) {
        VBox plate = new VBox(Sizes.SMALL_GAP);
        plate.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        plate.setManaged(false);
        plate.setMouseTransparent(true);
        getChildren().setAll(plate);
        if (link != null) {
            link.setManaged(false);
            getChildren().add(link);
        }
        Form shownForm = Form.of(() -> List.of());
        Rect rect = place.room();
        for (Form form : forms(content, foot, place)) {
            shownForm = form;
            rect = fill(plate, form, link, content.style(), place);
            if (fits(form, rect, place)) {
                break;
            }
        }
        if (!fits(shownForm, rect, place) && content.style() == PlateStyle.WORDS && place.text() > 1) {
            SceneStyler.textSize(plate, TextRole.BODY.size() * place.text() * SMALLER);
            shownForm = Form.of(() -> List.of(reason(content)));
            rect = fill(plate, shownForm, link, content.style(), place);
        }
        Rect skyRect = new Rect(rect.x(), place.sky(), rect.width(), rect.height());
        boolean high = place.covered(skyRect) < place.covered(rect);
        Rect plateRect = high ? skyRect : rect;
        plate.resizeRelocate(plateRect.x(), plateRect.y(), plateRect.width(), plateRect.height());
        if (link != null) {
            put(link, shownForm.low() || content.style() == PlateStyle.PICTURES, plateRect);
        }
        if (!high) {
            getChildren().add(new BubbleTailShape(art, place.tip(), plateRect.bottom()));
        }
        setAccessibleText(content.spoken());
        setVisible(true);
    }

    /// A way to show the content of a plate.
    ///
    /// @param nodes creates its parts, from top to bottom
    /// @param low whether it is one row between the road and the hand
    /// @param folded whether long texts have two lines
    private record Form(Supplier<List<Node>> nodes, boolean low, boolean folded) {

        static Form low(Supplier<Node> line) {
            return new Form(() -> List.of(line.get()), true, false);
        }

        static Form of(Supplier<List<Node>> nodes) {
            return new Form(nodes, false, true);
        }
    }

    /// The forms that are tried until one fits. In one row between the road and the hand: every cell with its picture and no
    /// heading, a picture for the reason only, pictures and headings in one line, words without pictures, neither
    /// pictures nor headings. Otherwise: pictures and words with the row below them, without that row, words without
    /// pictures, without their headings, the sentences alone, the reason alone, in one line or in two.
    private List<Form> forms(PlateContent content, @Nullable Node foot, PlatePlace place) {
        double text = place.text();
        boolean inWords = content.style() == PlateStyle.WORDS;
        List<Form> forms = new ArrayList<>();
        List<Double> scales = place.scalesInLine(text * (inWords ? LEAST_BESIDE_WORDS : LEAST_ALONE));
        for (CellParts parts :
                inWords ? List.of(CellParts.UNTITLED, CellParts.REASON_PICTURED) : List.<CellParts>of()) {
            scales.forEach(inLine ->
                    forms.add(new Form(() -> List.of(row(content, place, inLine, parts)), true, true)));
        }
        scales.forEach(inLine -> forms.add(Form.low(() -> row(content, place, inLine, CellParts.ALL))));
        if (inWords) {
            forms.add(Form.low(() -> row(content, place, text, CellParts.WORDS)));
            forms.add(Form.low(() -> row(content, place, text, CellParts.TEXT)));
        }
        if (foot != null) {
            forms.add(Form.of(() -> List.of(row(content, place, text, CellParts.ALL), foot)));
        }
        forms.add(Form.of(() -> List.of(row(content, place, text, CellParts.ALL))));
        if (inWords) {
            forms.add(Form.of(() -> List.of(row(content, place, text, CellParts.WORDS))));
            forms.add(Form.of(() -> List.of(row(content, place, text, CellParts.TEXT))));
            forms.add(Form.of(() -> List.of(label(content.spoken(), StyleClasses.STRONG))));
            forms.add(Form.of(() -> List.of(reason(content))));
            forms.add(Form.of(() -> List.of(new VBox(reason(content)))));
        } else {
            forms.add(Form.of(() -> List.of(row(content, place, text * SMALLER, CellParts.ALL))));
            forms.add(Form.of(() -> List.of(row(content, place, text * SMALLER * SMALLER, CellParts.ALL))));
        }
        return forms;
    }

    private static Label reason(PlateContent content) {
        return label(content.brief(), StyleClasses.STRONG);
    }

    private static boolean fits(Form form, Rect rect, PlatePlace place) {
        return rect.width() < place.room().width()
                && place.covered(rect) == 0
                && (!form.low() || rect.y() >= place.strip());
    }

    /// Fills the plate, and returns the place for it.
    private Rect fill(VBox plate, Form form, @Nullable Labeled link, PlateStyle style, PlatePlace place) {
        VBox body = new VBox(Sizes.SMALL_GAP);
        List<Node> nodes = form.nodes().get();
        body.getChildren().setAll(nodes);
        body.setAlignment(Pos.CENTER_LEFT);
        HBox withLamp = new HBox(Sizes.TIGHT_PADDING, body);
        if (hasLamp && body.lookup("#" + PICTURE) == null) {
            withLamp.getChildren().addFirst(lamp(Math.sqrt(place.text())));
            withLamp.setAlignment(Pos.CENTER_LEFT);
        }
        plate.getChildren().setAll(withLamp);
        applyCss();
        nodes.forEach(node -> node.lookupAll(".label").stream()
                .filter(label -> !label.equals(node))
                .map(Label.class::cast)
                .forEach(label -> {
                    label.setLineSpacing(form.low() ? -TIGHT_LINES * place.text() : 0);
                    LineFolder.fold(label, form.folded() ? WORDS * place.text() : Double.POSITIVE_INFINITY);
                }));
        double linkWidth = 0;
        if (form.low()) {
            plate.setPadding(new Insets(Sizes.TINY_GAP, Sizes.GAP, Sizes.TINY_GAP, Sizes.GAP));
        }
        if (link != null) {
            linkWidth = Math.max(link.minWidth(-1), link.prefWidth(-1));
            double linkHeight = Math.max(link.minHeight(-1), link.prefHeight(linkWidth));
            boolean beside = form.low() || style == PlateStyle.PICTURES;
            double above = form.low() ? Sizes.TINY_GAP : Sizes.SMALL_GAP;
            plate.setPadding(new Insets(
                    above,
                    beside ? linkWidth + 2 * Sizes.SMALL_GAP : Sizes.GAP,
                    above + (beside ? 0 : linkHeight),
                    Sizes.GAP));
        }
        double wish = Math.max(Math.ceil(plate.prefWidth(-1)) + 1, linkWidth + 2 * Sizes.GAP);
        double width = Math.min(wish, place.room().width());
        return best(place, width, plate.prefHeight(width), form.low());
    }

    private static void put(Labeled link, boolean beside, Rect plateRect) {
        double width = Math.min(Math.max(link.minWidth(-1), link.prefWidth(-1)), plateRect.width() - 2 * Sizes.GAP);
        double height = Math.max(link.minHeight(-1), link.prefHeight(width));
        link.resizeRelocate(
                beside ? plateRect.right() - width - Sizes.SMALL_GAP : plateRect.x() + Sizes.GAP,
                beside ? plateRect.centre().y() - height / 2 : plateRect.bottom() - height - Sizes.SMALL_GAP / 2,
                width,
                height);
    }

    /// The place of a plate above the tip, in the foot or above it, shifted sideways so that it covers least; of equal
    /// ones, the nearest.
    ///
    /// @param low whether it lies below the road if it can
    private static Rect best(PlatePlace place, double width, double height, boolean low) {
        Rect roomRect = place.room();
        double farthest = width / 2 - Sizes.GAP - BubbleTailShape.HEIGHT;
        Rect bestRect = new Rect(roomRect.x(), place.low() - height, width, height);
        double least = Double.POSITIVE_INFINITY;
        for (double bottom : place.bottoms()) {
            if (low && bottom - height < place.strip()) {
                continue;
            }
            for (int step = 0; step <= SHIFTS; step++) {
                double shift = farthest * (step % 2 == 0 ? step : -step - 1) / SHIFTS;
                double x = Math.clamp(
                        place.tip().x() - width / 2 + shift,
                        roomRect.x(),
                        Math.max(roomRect.x(), roomRect.right() - width));
                Rect rect = new Rect(x, bottom - height, width, height);
                double known = PIECE * place.covered(rect) + SHIFTED * Math.abs(shift);
                double hides = known < least ? known + place.meter().hiddenArea(rect) : known;
                if (hides < least) {
                    bestRect = rect;
                    least = hides;
                }
            }
        }
        return bestRect;
    }

    /// The cells side by side, with arrows between them.
    ///
    /// @param pictures the scale of pictures
    /// @param parts the parts of each cell
    private Node row(PlateContent content, PlatePlace place, double pictures, CellParts parts) {
        HelpPlateGraphics graphics = new HelpPlateGraphics(art, pictures);
        boolean inWords = content.style() == PlateStyle.WORDS;
        HBox row = new HBox(Sizes.SMALL_GAP);
        row.setAlignment(Pos.CENTER_LEFT);
        for (PlateCell cell : content.cells()) {
            boolean first = row.getChildren().isEmpty();
            if (!first) {
                Node between = new QuestionGraphics(art).arrow(ARROW * Math.sqrt(place.text()));
                HBox.setMargin(
                        between, new Insets(0, BESIDE_ARROW - Sizes.SMALL_GAP, 0, BESIDE_ARROW - Sizes.SMALL_GAP));
                row.getChildren().add(between);
            }
            if (parts.pictured(first || !inWords)) {
                boolean refused = first && content.refused() != null;
                Node picture = inWords ? graphics.picture(cell) : graphics.scene(cell, refused);
                picture.setId(inWords ? PICTURE : null);
                row.getChildren().add(picture);
            }
            if (inWords) {
                row.getChildren()
                        .add(words(
                                cell,
                                parts.titled(),
                                cell.equals(content.main()) ? StyleClasses.STRONG : StyleClasses.BODY));
            }
        }
        return row;
    }

    /// The parts of a cell that are shown.
    private enum CellParts {
        ALL,
        /// no heading
        UNTITLED,
        /// no heading, and a picture in the first cell only
        REASON_PICTURED,
        /// no picture
        WORDS,
        /// neither a picture nor a heading
        TEXT;

        boolean pictured(boolean first) {
            return this == ALL || this == UNTITLED || (first && this == REASON_PICTURED);
        }

        boolean titled() {
            return this == ALL || this == WORDS;
        }
    }

    private Node lamp(double scale) {
        Circle disc = new Circle(LAMP_DISC * scale, art.palette().color(ColourRole.HIGHLIGHT));
        disc.setStroke(art.palette().color(ColourRole.SYMBOL_DARK));
        FontIcon lamp = new FontIcon(MaterialDesignL.LIGHTBULB_ON);
        SceneStyler.iconSize(lamp, LAMP * scale);
        StackPane badge = new StackPane(disc, lamp);
        badge.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return badge;
    }

    private static Pane words(PlateCell cell, boolean titled, String style) {
        VBox words = new VBox(label(cell.text(), style));
        if (titled) {
            words.getChildren().addFirst(label(cell.label(), StyleClasses.NOTE));
        }
        words.setAlignment(Pos.CENTER_LEFT);
        return words;
    }

    /// The row with the other moves that a hint mentions.
    Node others(Overlay.AdviceOverlay advice, double text) {
        HBox row = new HBox(Sizes.SMALL_GAP, label(advice.choice().before(), StyleClasses.NOTE));
        row.setAlignment(Pos.CENTER_LEFT);
        for (PlateCell otherCell : advice.others()) {
            row.getChildren().add(new HelpPlateGraphics(art, text).card(otherCell.sign(), OTHER_CARD * text));
            row.getChildren().add(label(otherCell.text(), StyleClasses.BODY));
        }
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        row.getChildren().addAll(space, label(advice.choice().after(), StyleClasses.NOTE));
        return row;
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        return label;
    }

    /// The place of the plate that is shown, in px of the window.
    Rect plate() {
        Bounds plate = getChildren().getFirst().getBoundsInParent();
        return new Rect(plate.getMinX(), plate.getMinY(), plate.getWidth(), plate.getHeight());
    }

    /// Hides the plate.
    void close() {
        setVisible(false);
        getChildren().clear();
    }
}

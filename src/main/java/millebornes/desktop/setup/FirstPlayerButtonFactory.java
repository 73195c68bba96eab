package millebornes.desktop.setup;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Creates the button at the left of a seat, which shows by its mark who begins: the star of the youngest or the cards
/// of the dealer. A computer player that does not begin has none, as only the youngest person does.
final class FirstPlayerButtonFactory {

    private static final double STAR = 14;
    private static final double SMALL_STAR = 9;

    /// The radius of the disc behind the cards of the dealer, in px.
    private static final double GROUND = 17;

    private FirstPlayerButtonFactory() {}

    static Region of(SetupContext context, int seat) {
        boolean marked = context.model().marked().orElse(-1) == seat;
        boolean person = context.model().sitters().get(seat).isPerson();
        return switch (context.model().edition().firstSeatRule()) {
            case YOUNGEST -> star(context, seat, marked, person);
            case LEFT_OF_DEALER -> {
                Button dealer = button(context, seat, "setup.dealer.choose");
                FontIcon cards = new FontIcon(marked ? MaterialDesignC.CARDS : MaterialDesignC.CARDS_OUTLINE);
                SceneStyler.iconSize(cards, 2 * STAR - Sizes.TINY_GAP);
                Circle ground = new Circle(
                        GROUND, context.screenContext().look().palette().color(ColourRole.PAPER));
                ground.setVisible(marked);
                dealer.setGraphic(new StackPane(ground, cards));
                yield dealer;
            }
            case PERSON -> new Region();
        };
    }

    /// The legend of the mark, for the heading of the list of players; empty if the edition has no mark.
    ///
    /// @param scale of the mark
    static Optional<Node> legend(SetupContext context, double scale) {
        var words = context.words();
        return switch (context.model().edition().firstSeatRule()) {
            case YOUNGEST -> {
                var star = ControlFactory.label(words.text("setup.youngest"), StyleClasses.NOTE);
                star.setGraphic(StarIcon.full(context.screenContext().look().palette(), scale * SMALL_STAR));
                star.setGraphicTextGap(scale * Sizes.LABEL_GAP);
                yield Optional.of(star);
            }
            case LEFT_OF_DEALER -> {
                var cards = ControlFactory.label(words.text("setup.dealer"), StyleClasses.NOTE);
                FontIcon sign = new FontIcon(MaterialDesignC.CARDS);
                SceneStyler.iconSize(sign, 2 * scale * SMALL_STAR);
                cards.setGraphic(sign);
                cards.setGraphicTextGap(scale * Sizes.LABEL_GAP);
                yield Optional.of(cards);
            }
            case PERSON -> Optional.empty();
        };
    }

    private static Region star(SetupContext context, int seat, boolean starred, boolean person) {
        Palette palette = context.screenContext().look().palette();
        Button star = button(context, seat, "setup.youngest.choose");
        star.setGraphic(starred ? StarIcon.full(palette, STAR) : StarIcon.hollow(palette, STAR));
        star.setVisible(starred || person);
        return star;
    }

    private static Button button(SetupContext context, int seat, String key) {
        Button mark = ControlFactory.button(
                "seat-" + seat + "-star",
                "",
                () -> context.change(() -> context.model().mark(seat)),
                StyleClasses.FLAT_BUTTON,
                StyleClasses.ICON_BUTTON);
        ControlFactory.explain(mark, context.words().text(key, context.names().get(seat)));
        // As wide with every mark, so that the rows are aligned.
        mark.setPrefWidth(2 * STAR);
        return mark;
    }
}

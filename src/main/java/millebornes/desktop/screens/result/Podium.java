package millebornes.desktop.screens.result;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.Picture;
import millebornes.desktop.screens.result.ResultModel.TeamResult;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.desktop.theme.Token;
import millebornes.desktop.theme.Type;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// The best three with their cars, second and third on either side of the first; equals stand equally high.
final class Podium {

    private static final int PLACES = 3;
    private static final double STEP_WIDTH = 120;
    private static final double HIGHEST = 104;
    private static final double STEP = 32;
    private static final double CAR_WIDTH = 96;
    private static final double CAR_HEIGHT = 42;

    private Podium() {}

    static Node of(ResultContext context) {
        List<TeamResult> best = context.model().ranking();
        List<TeamResult> shown = best.subList(0, Math.min(PLACES, best.size()));
        HBox podium = new HBox();
        podium.setAlignment(Pos.BOTTOM_CENTER);
        for (TeamResult team : inOrder(shown)) {
            podium.getChildren().add(step(context, team));
        }
        return podium;
    }

    /// Left to right: second, first, third.
    private static List<TeamResult> inOrder(List<TeamResult> best) {
        return best.size() < PLACES ? best.reversed() : List.of(best.get(1), best.getFirst(), best.get(2));
    }

    private static Node step(ResultContext context, TeamResult team) {
        Palette palette = context.app().look().palette();
        int place = context.model().place(team.team());
        Rectangle block = new Rectangle(STEP_WIDTH, HIGHEST - (place - 1) * STEP, ground(palette, place));
        Text number = new Text(context.words().number(place));
        number.setFont(Type.PAGE_TITLE.font(context.app().look().textScale()));
        number.setFill(palette.color(place == 1 ? Token.ON_RED : Token.ON_PLATE));
        Label name = Controls.label(context.names().team(team.team()), Styles.STRONG);
        name.setMaxWidth(STEP_WIDTH);
        name.setTextAlignment(TextAlignment.CENTER);
        name.setAlignment(Pos.CENTER);
        VBox stand = new VBox(name);
        stand.setAlignment(Pos.BOTTOM_CENTER);
        if (place == 1) {
            FontIcon star = new FontIcon(MaterialDesignS.STAR);
            star.setIconSize((int) Sizes.GAP + 8);
            star.setIconColor(palette.color(Token.STAR_FIRST));
            stand.getChildren().addFirst(star);
        }
        team.cars().forEach(car -> stand.getChildren().add(car(context.art(), car)));
        stand.getChildren().add(new StackPane(block, number));
        return stand;
    }

    private static Node car(Art art, Livery livery) {
        return new Picture(art.cars().car(livery), CAR_WIDTH, CAR_HEIGHT);
    }

    private static Color ground(Palette palette, int place) {
        return switch (place) {
            case 1 -> palette.color(Token.RED);
            case 2 -> palette.color(Token.REMEDY);
            default -> palette.color(Token.SAFETY_PLATE);
        };
    }
}

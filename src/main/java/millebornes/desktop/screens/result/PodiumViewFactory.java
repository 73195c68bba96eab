package millebornes.desktop.screens.result;

import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.common.LandscapeVignette;
import millebornes.desktop.screens.common.StarIcon;
import millebornes.desktop.screens.result.model.ResultModel.TeamResult;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.StyleClasses;

/// The best three with their cars, second and third on either side of the first; equals stand equally high.
final class PodiumViewFactory {

    private static final int PLACES = 3;
    private static final double STEP_WIDTH = 120;
    private static final double HIGHEST = 92;
    private static final double STEP = 26;
    private static final double HEAD = 44;
    private static final double LINE = 24;
    private static final double STAR = 13;
    private static final double CAR_WIDTH = 96;
    private static final double CAR_HEIGHT = 42;
    private static final double NUMBER = 0.8;
    private static final double NAME_WIDTH = 92;

    /// How much higher the steps and the star are where the podium says it all, one car on each.
    private static final double RISE = 1.5;

    private final ResultContext context;
    private final double scale;
    private final double rise;
    private final double width;

    private PodiumViewFactory(ResultContext context, double scale) {
        boolean high = !context.model().hasPoints()
                && context.model().teams().stream().allMatch(team -> team.cars().size() == 1);
        this.context = context;
        this.scale = scale;
        this.rise = scale * (high ? RISE : 1);
        this.width =
                Math.max(STEP_WIDTH * scale, context.app().look().textScale().of(NAME_WIDTH));
    }

    /// @param scale how much larger than usual
    static Node of(ResultContext context, double scale) {
        return new PodiumViewFactory(context, scale).podium();
    }

    private Node podium() {
        List<TeamResult> best = context.model().ranking();
        List<TeamResult> shown = best.subList(0, Math.min(PLACES, best.size()));
        HBox podium = new HBox();
        podium.setAlignment(Pos.BOTTOM_CENTER);
        for (TeamResult team : inOrder(shown)) {
            podium.getChildren().add(step(team));
        }
        double cars = shown.stream().mapToInt(team -> team.cars().size()).max().orElse(1);
        double people = shown.stream()
                .mapToInt(team -> context.people(team.team()).size())
                .max()
                .orElse(1);
        double text = context.app().look().textScale().of(HEAD + people * LINE);
        return LandscapeVignette.standingOn(
                context.app().look().palette(), rise * HIGHEST + scale * cars * CAR_HEIGHT + text, podium);
    }

    /// Left to right: second, first, third.
    private static List<TeamResult> inOrder(List<TeamResult> best) {
        return best.size() < PLACES ? best.reversed() : List.of(best.get(1), best.getFirst(), best.get(2));
    }

    private Node step(TeamResult team) {
        Palette palette = context.app().look().palette();
        int place = context.model().place(team.team());
        VBox stand = new VBox();
        stand.setAlignment(Pos.BOTTOM_CENTER);
        stand.setFillWidth(false);
        if (place == 1) {
            stand.getChildren().add(StarIcon.full(palette, STAR * rise));
        }
        Label names = ControlFactory.label(
                String.join("\n", context.people(team.team())), StyleClasses.STRONG, StyleClasses.NAME_CHIP);
        names.setWrapText(false);
        names.setMaxWidth(width);
        names.setTextAlignment(TextAlignment.CENTER);
        stand.getChildren().add(names);
        team.cars().forEach(car -> stand.getChildren().add(car(car)));
        stand.getChildren().add(stone(palette, place));
        return stand;
    }

    private Node stone(Palette palette, int place) {
        double height = (HIGHEST - (place - 1) * STEP) * rise;
        Rectangle block = new Rectangle(width, height, ground(palette, place));
        Text number = new Text(context.words().number(place));
        double size = context.app().look().textScale().of(TextRole.PAGE_TITLE.size());
        number.setFont(TextRole.PAGE_TITLE.weight().font(Math.min(size * scale, height * NUMBER)));
        number.setFill(palette.color(place == 2 ? ColourRole.INK : ColourRole.ON_PLATE));
        number.setManaged(false);
        number.setTextOrigin(VPos.CENTER);
        number.setX((block.getWidth() - number.getLayoutBounds().getWidth()) / 2);
        number.setY(height / 2);
        StackPane stone = new StackPane(block, number);
        stone.setMinHeight(height);
        stone.setMaxHeight(height);
        return stone;
    }

    private Node car(Livery livery) {
        return new DrawingPane(context.art().cars().car(livery), CAR_WIDTH * scale, CAR_HEIGHT * scale);
    }

    private static Color ground(Palette palette, int place) {
        return switch (place) {
            case 1 -> palette.color(ColourRole.RED);
            case 2 -> palette.color(ColourRole.AMBER);
            default -> palette.color(ColourRole.REMEDY_PLATE);
        };
    }
}

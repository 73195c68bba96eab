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
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.Picture;
import millebornes.desktop.screens.common.StarSign;
import millebornes.desktop.screens.common.Vignette;
import millebornes.desktop.screens.result.ResultModel.TeamResult;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Styles;
import millebornes.desktop.theme.Token;
import millebornes.desktop.theme.Type;

/// The best three with their cars, second and third on either side of the first; equals stand equally high.
final class Podium {

    private static final int PLACES = 3;
    private static final double STEP_WIDTH = 120;
    private static final double HIGHEST = 92;
    private static final double STEP = 26;
    private static final double HEAD = 74;
    private static final double STAR = 13;
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
        double cars = shown.stream().mapToInt(team -> team.cars().size()).max().orElse(1);
        double text = context.app().look().textScale().of(HEAD);
        return Vignette.under(context.app().look().palette(), HIGHEST + cars * CAR_HEIGHT + text, podium);
    }

    /// Left to right: second, first, third.
    private static List<TeamResult> inOrder(List<TeamResult> best) {
        return best.size() < PLACES ? best.reversed() : List.of(best.get(1), best.getFirst(), best.get(2));
    }

    private static Node step(ResultContext context, TeamResult team) {
        Palette palette = context.app().look().palette();
        int place = context.model().place(team.team());
        Rectangle block = new Rectangle(STEP_WIDTH, HIGHEST - (place - 1) * STEP, ground(palette, place));
        StackPane stone = new StackPane(block);
        stone.setMaxHeight(block.getHeight());
        stone.setMinHeight(block.getHeight());
        stone.setPrefHeight(block.getHeight());
        Text number = new Text(context.words().number(place));
        number.setFont(Type.PAGE_TITLE.font(context.app().look().textScale()));
        number.setFill(palette.color(place == 2 ? Token.INK : Token.ON_PLATE));
        number.setManaged(false);
        number.setTextOrigin(VPos.CENTER);
        number.setX((STEP_WIDTH - number.getLayoutBounds().getWidth()) / 2);
        number.setY(block.getHeight() / 2);
        stone.getChildren().add(number);
        Label name = Controls.label(context.names().team(team.team()), Styles.STRONG);
        name.setMaxWidth(STEP_WIDTH);
        name.setTextAlignment(TextAlignment.CENTER);
        name.setAlignment(Pos.CENTER);
        VBox stand = new VBox(name);
        stand.setAlignment(Pos.BOTTOM_CENTER);
        if (place == 1) {
            stand.getChildren().addFirst(StarSign.full(palette, STAR));
        }
        team.cars().forEach(car -> stand.getChildren().add(car(context.art(), car)));
        stand.getChildren().add(stone);
        return stand;
    }

    private static Node car(Art art, Livery livery) {
        return new Picture(art.cars().car(livery), CAR_WIDTH, CAR_HEIGHT);
    }

    private static Color ground(Palette palette, int place) {
        return switch (place) {
            case 1 -> palette.color(Token.RED);
            case 2 -> palette.color(Token.AMBER);
            default -> palette.color(Token.REMEDY_PLATE);
        };
    }
}

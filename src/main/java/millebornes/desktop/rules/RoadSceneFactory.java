package millebornes.desktop.rules;

import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.words.Words;

/// Creates a strip of scenes on the road: a car after each of the cards that are played on it, with a caption.
///
/// @param reserve the tokens at the great milestone
/// @param least the least width of a scene, in px
/// @param large whether the caption is one sentence, below a picture that is as wide as its column
record RoadSceneFactory(RuleCardArt cardArt, TokenReserveViewState reserve, double least, boolean large) {

    private static final int TARGET = 1000;
    private static final double CAPTION_TOKEN = 34;

    /// The usual height of a picture, the one beside large text, and the greatest, in px, and the board units that are
    /// seen in it.
    private static final double SCENE_HEIGHT = 108;

    private static final double LOW_HEIGHT = 92;
    private static final double MOST_HEIGHT = 320;
    private static final double SEEN = 150;

    /// @param cards the cards, in the order in which they are played
    Region of(List<Card> cards) {
        List<RoadScene> scenes = RoadScene.after(cards);
        EvenColumnsPane strip =
                new EvenColumnsPane(scenes.stream().map(this::tile).toList(), least, Sizes.SMALL_GAP).withFullLines();
        VBox.setVgrow(strip, Priority.ALWAYS);
        return strip;
    }

    private Region tile(RoadScene scene) {
        ScenePane picture = new ScenePane(cardArt.art(), state(scene), scene.towards());
        picture.setMinSize(0, large ? LOW_HEIGHT : SCENE_HEIGHT);
        picture.setPrefSize(0, large ? LOW_HEIGHT : SCENE_HEIGHT);
        picture.setMaxHeight(MOST_HEIGHT);
        VBox.setVgrow(picture, Priority.ALWAYS);
        Words words = cardArt.words();
        String name = words.text("card." + scene.card().name());
        String effect = words.sentence("rules.scene." + scene.effect().key(), Map.of("n", squares(scene)));
        Region text = large
                ? ControlFactory.label(words.text("choice", name, effect), StyleClasses.BODY)
                : new VBox(
                        ControlFactory.label(name, StyleClasses.STRONG),
                        ControlFactory.label(effect, StyleClasses.BODY));
        HBox caption = new HBox(Sizes.SMALL_GAP, cardArt.token(scene.card(), CAPTION_TOKEN), text);
        HBox.setHgrow(text, Priority.ALWAYS);
        caption.setAlignment(large ? Pos.TOP_LEFT : Pos.CENTER_LEFT);
        return new VBox(Sizes.SMALL_GAP, picture, caption);
    }

    private static int squares(RoadScene scene) {
        return scene.card() instanceof Distance distance ? distance.squares() : 0;
    }

    /// A board with the car alone on its road.
    private BoardViewState state(RoadScene scene) {
        Car car = scene.shown();
        CarViewState carState = new CarViewState(
                Livery.A,
                CarStop.of(car),
                car.hazards().toList(),
                CarSafetyViewState.of(car),
                CarViewState.GreenLightNeed.of(car),
                "");
        return new BoardViewState(TARGET, List.of(carState), reserve);
    }

    /// A picture of the car, as large as the room for it.
    private static final class ScenePane extends ResizeRedrawPane {

        private final ArtFactory art;
        private final BoardViewState state;
        private final CarStop towards;

        ScenePane(ArtFactory art, BoardViewState state, CarStop towards) {
            this.art = art;
            this.state = state;
            this.towards = towards;
            setMouseTransparent(true);
        }

        @Override
        protected void draw() {
            if (getWidth() > 0 && getHeight() > 0) {
                getChildren()
                        .add(new CroppedBoardPicture(state, 0, towards, getHeight() / SEEN)
                                .picture(art, getWidth(), getHeight()));
            }
        }
    }
}

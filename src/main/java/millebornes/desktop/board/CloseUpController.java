package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.geometry.CloseUpFrame;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Movement;

/// Brings a part of the board nearer and takes it away again, as somebody does who leans over a table.
///
/// The pieces are drawn in two sizes only, from afar and from near; between those a picture from afar is shown, see
/// [CloseUpTransitionView]. To lean out, the part that was near is pictured again, for something has happened there.
/// After each picture the toolkit draws all of the window anew, so there is one at a time, and nothing but it is seen
/// then.
final class CloseUpController {

    private final Node board;
    private final Function<Movement.CloseUp, CloseUpFrame> frames;
    private final GroundImageView ground;
    private final CloseUpGroundView nearGround;
    private final CloseUpTransitionView between = new CloseUpTransitionView();
    private final Translate there = new Translate();
    private final Scale scale = new Scale();
    private final List<Node> hidden = new ArrayList<>();
    private Consumer<Boolean> sharpener = _ -> {};
    private LeaningState state = LeaningState.AFAR;

    /// What is shown.
    private enum LeaningState {
        AFAR,
        LEANING_IN,
        NEAR,
        LEANING_OUT
    }

    /// @param board all that leans
    /// @param frames what is seen of it from near
    CloseUpController(
            Node board,
            GroundImageView ground,
            CloseUpGroundView nearGround,
            Function<Movement.CloseUp, CloseUpFrame> frames) {
        this.board = board;
        this.frames = frames;
        this.ground = ground;
        this.nearGround = nearGround;
    }

    /// Leans with a node, whose own corner lies in the window's.
    void with(Node node) {
        node.getTransforms().setAll(there, scale);
        hides(node);
    }

    /// Shows nothing of a node between afar and near.
    void hides(Node node) {
        hidden.add(node);
    }

    /// @param draws told whether all is seen from near, where nothing is as sharp as it should be that is a picture from
    ///     afar
    void sharpen(Consumer<Boolean> draws) {
        sharpener = draws;
    }

    /// The picture that is shown between afar and near, to be laid over everything else.
    Node between() {
        return between;
    }

    /// What is seen of the board from near.
    CloseUpFrame on(Movement.CloseUp way) {
        return frames.apply(way);
    }

    /// Leans in or out. Whoever leans out without having leant in sees the near part until the end.
    ///
    /// @param share 0 to see all of the board, 1 to see what is near
    void lean(CloseUpFrame to, double share) {
        if (share == 0) {
            rest();
        } else if (share == 1) {
            near(to);
        } else if (state == LeaningState.AFAR && !between.takeNext(board, to.room())) {
            // Nothing is seen of it yet.
            between.hide();
        } else if (between.isTaken()) {
            pictured(to);
            between.show(to, share);
        }
    }

    /// Shows nothing but the picture, which is taken again where something has happened since.
    private void pictured(CloseUpFrame to) {
        if (state == LeaningState.AFAR) {
            state = LeaningState.LEANING_IN;
            hidden.forEach(node -> node.setOpacity(0));
        } else if (state == LeaningState.NEAR) {
            afar();
            between.takeAgain(board, to.room(), to.near());
            state = LeaningState.LEANING_OUT;
            hidden.forEach(node -> node.setOpacity(0));
        }
    }

    private void near(CloseUpFrame to) {
        if (state == LeaningState.NEAR) {
            return;
        }
        reveal();
        state = LeaningState.NEAR;
        sharpener.accept(true);
        ground.setVisible(!nearGround.show(to, between.canvas(board, to.room())));
        Rect seen = to.near();
        scale.setX(to.nearest());
        scale.setY(to.nearest());
        there.setX(to.room().x() - seen.x() * to.nearest());
        there.setY(to.room().y() - seen.y() * to.nearest());
    }

    /// Whether anything but all of it from afar is seen.
    boolean isLeant() {
        return state != LeaningState.AFAR;
    }

    /// The board has come into a window, or left it: then there will be no drive, and no large picture is kept for it.
    void entered(boolean window) {
        if (!window) {
            between.giveUp();
            nearGround.forget();
        } else if (!isLeant()) {
            between.forget();
        }
    }

    /// Sees everything again, at once, and nothing of the way between.
    void rest() {
        reveal();
        between.forget();
        state = LeaningState.AFAR;
        afar();
    }

    private void afar() {
        nearGround.hide();
        sharpener.accept(false);
        ground.setVisible(true);
        scale.setX(1);
        scale.setY(1);
        there.setX(0);
        there.setY(0);
    }

    private void reveal() {
        between.hide();
        hidden.forEach(node -> node.setOpacity(1));
    }
}

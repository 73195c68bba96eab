package millebornes.desktop.board;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;

/// Creates the animated parts of the land, from Paris to the sea: a handful of small, slow ones. None of them ever
/// covers the road, a stone, or anything that matters in the game.
record SceneryAnimationFactory(SceneryArt scenery) {

    /// The frequency of wing beats, per second.
    private static final double BEATS = 3;

    /// The position of the lighthouse's lantern, and the period of its light, in seconds.
    private static final Point LANTERN = new Point(1160, 81);

    private static final double ROUND = 9;

    /// The visible part of the railway between its two tunnels; the distance that a train drives until it is back at
    /// its start; and the distance after which it is out of sight, in board units.
    private static final Rect VIADUCT = new Rect(66, 68, 184, 30);

    private static final double TRAIN_ROUND = 267;
    private static final double TRAIN_GONE = 132;

    /// The height, in board units, from which snow falls again and again, and the number of falls in one scene.
    private static final double SNOWFALL = 14;

    private static final int SNOWFALLS = 3;

    /// All vignettes of a theme; none inland in high contrast.
    List<SceneryAnimation> scenes() {
        return Stream.of(sea(), gulls(), lighthouse(), flock(), market(), vineyard(), train(), snow(), lavender())
                .filter(SceneryAnimation::isSeen)
                .toList();
    }

    private SceneryAnimation sea() {
        List<Group> boats = scenery.boats().toList();
        List<Group> glints = IntStream.range(0, SceneryArt.GLINTS)
                .mapToObj(i -> thing("glint-" + i))
                .toList();
        return SceneryAnimation.always(
                Stream.concat(glints.stream(), boats.stream()).toList(), seconds -> {
                    for (int i = 0; i < boats.size(); i++) {
                        double turn = 0.34 * seconds * (1 - 0.13 * i);
                        boats.get(i).setTranslateX(7 * Math.sin(turn));
                        boats.get(i).setTranslateY(0.8 * Math.sin(3.1 * turn));
                    }
                    for (int i = 0; i < glints.size(); i++) {
                        double share = Math.sin(seconds * (0.9 + 0.23 * i) + 2.1 * i);
                        glints.get(i).setOpacity(seconds == 0 ? 0.35 : Math.max(0, share));
                    }
                });
    }

    private SceneryAnimation gulls() {
        List<Group> gulls = List.of(thing("gull-0"), thing("gull-1"));
        List<Scale> wings = List.of(flat(gulls.get(0), new Point(1104, 74)), flat(gulls.get(1), new Point(1206, 96)));
        return SceneryAnimation.always(gulls, seconds -> {
            gulls.get(0).setTranslateX(22 * Math.sin(0.21 * seconds));
            gulls.get(0).setTranslateY(6 * Math.sin(0.33 * seconds));
            gulls.get(1).setTranslateX(-26 * Math.sin(0.17 * seconds));
            gulls.get(1).setTranslateY(5 * Math.sin(0.27 * seconds));
            for (int i = 0; i < wings.size(); i++) {
                // They beat their wings now and then, and glide meanwhile.
                double effort = Math.max(0, Math.sin(0.5 * seconds + 2 * i));
                wings.get(i).setY(1 + 0.6 * effort * Math.sin(2.4 * Math.PI * seconds));
            }
        });
    }

    private SceneryAnimation lighthouse() {
        Group beam = thing("beam");
        Scale reach = flat(beam, LANTERN);
        return SceneryAnimation.always(List.of(beam), seconds -> reach.setX(Math.cos(2 * Math.PI * seconds / ROUND)));
    }

    /// Pigeons that fly over the roofs of Paris.
    private SceneryAnimation flock() {
        double lasts = 9;
        Group flock = thing("flock");
        Scale wings = flat(flock, new Point(243, 417));
        return SceneryAnimation.inTurn(lasts, List.of(flock), seconds -> {
            double turn = 4 * Math.PI * seconds / lasts;
            flock.setTranslateX(13 * Math.sin(turn));
            flock.setTranslateY(2.5 * (1 - Math.cos(turn)));
            wings.setY(1 - 0.5 * wave(seconds, lasts, BEATS * lasts));
        });
    }

    /// The market of the village, with pigeons that look for crumbs.
    private SceneryAnimation market() {
        double lasts = 8;
        List<Group> pigeons = List.of(thing("pigeon-0"), thing("pigeon-1"), thing("pigeon-2"));
        Rotate pecks = turning(pigeons.get(0), new Point(791, 459));
        return SceneryAnimation.inTurn(lasts, pigeons, seconds -> {
            pecks.setAngle(-24 * wave(seconds, lasts, 5));
            pigeons.get(1).setTranslateX(-9 * wave(seconds, lasts, 1));
            pigeons.get(1).setTranslateY(-3 * wave(seconds, lasts, 6));
            pigeons.get(2).setTranslateX(-19 * wave(seconds, lasts, 1));
            pigeons.get(2).setTranslateY(-15 * Math.abs(Math.sin(2 * Math.PI * seconds / lasts)));
        });
    }

    /// Two grape pickers: one bends over the vines, one carries a basket along them.
    private SceneryAnimation vineyard() {
        double lasts = 9;
        List<Group> pickers = List.of(thing("picker-0"), thing("picker-1"));
        Rotate bends = turning(pickers.get(0), new Point(208, 282));
        return SceneryAnimation.inTurn(lasts, pickers, seconds -> {
            bends.setAngle(-30 * wave(seconds, lasts, 3));
            pickers.get(1).setTranslateX(13 * wave(seconds, lasts, 1));
            pickers.get(1).setTranslateY(-0.8 * wave(seconds, lasts, 12));
        });
    }

    /// A train from one tunnel into the other, around behind the mountains, and back to its start.
    private SceneryAnimation train() {
        double lasts = 17;
        Group train = thing("train");
        Group steam = thing("steam");
        Group seen = new Group(steam, train);
        Group railway = new Group(seen);
        railway.setClip(new Rectangle(VIADUCT.x(), VIADUCT.y(), VIADUCT.width(), VIADUCT.height()));
        return SceneryAnimation.inTurn(lasts, List.of(railway), seconds -> {
            double share = seconds / lasts;
            double gone = TRAIN_ROUND * share * share * (3 - 2 * share);
            seen.setTranslateX(gone < TRAIN_GONE ? gone : gone - TRAIN_ROUND);
            steam.setTranslateX(-4 * wave(seconds, lasts, 14));
            steam.setTranslateY(-1.5 * wave(seconds, lasts, 14));
        });
    }

    /// Snow over the pass, looped by cross-fading.
    private SceneryAnimation snow() {
        double lasts = 10;
        List<Group> falls = List.of(thing("snow"), thing("snow"));
        return SceneryAnimation.inTurn(lasts, falls, seconds -> {
            double share = SNOWFALLS * seconds / lasts % 1;
            falls.get(0).setTranslateY(SNOWFALL * share);
            falls.get(0).setOpacity(1 - share * share);
            falls.get(1).setTranslateY(SNOWFALL * (share - 1));
            falls.get(1).setOpacity(share);
        });
    }

    /// Lavender in the wind, and a butterfly over it.
    private SceneryAnimation lavender() {
        double lasts = 10;
        List<Group> gusts = List.of(thing("gust-0"), thing("gust-1"));
        Group butterfly = thing("butterfly");
        Scale wings = flat(butterfly, new Point(828, 276));
        return SceneryAnimation.inTurn(lasts, List.of(gusts.get(0), gusts.get(1), butterfly), seconds -> {
            double share = seconds / lasts;
            for (int i = 0; i < gusts.size(); i++) {
                double blown = Math.clamp(1.4 * share - 0.4 * i, 0, 1);
                gusts.get(i).setTranslateX((56 - 12 * i) * blown);
                gusts.get(i).setOpacity(Math.sin(Math.PI * blown));
            }
            butterfly.setTranslateX(56 * wave(seconds, lasts, 1));
            butterfly.setTranslateY(-11 * Math.sin(4 * Math.PI * share));
            wings.setX(1 - 0.75 * wave(seconds, lasts, BEATS * lasts));
        });
    }

    private Group thing(String name) {
        return scenery.living(name);
    }

    /// The value of an oscillation at a time: from 0 to 1 and back, `times` times within `lasts` seconds.
    private static double wave(double seconds, double lasts, double times) {
        double share = Math.sin(times * Math.PI * seconds / lasts);
        return share * share;
    }

    private static Scale flat(Node node, Point aboutPoint) {
        Scale scale = new Scale(1, 1, aboutPoint.x(), aboutPoint.y());
        node.getTransforms().add(scale);
        return scale;
    }

    private static Rotate turning(Node node, Point aboutPoint) {
        Rotate turn = new Rotate(0, aboutPoint.x(), aboutPoint.y());
        node.getTransforms().add(turn);
        return turn;
    }
}

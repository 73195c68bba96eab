package millebornes.desktop.result;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import millebornes.desktop.art.LetteringArt;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.result.CeremonyLayout.CeremonySpace;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The part of the page in which the animated scene is shown; the scene is created again for every size.
final class CeremonyScenePane extends ResizeRedrawPane {

    /// The greatest number of winners whose names are all in the title.
    private static final int MOST_NAMES = 3;

    private final ResultContext context;
    private final CeremonyTimeline times;
    private @Nullable CeremonySceneNode scene;
    private double millis;

    CeremonyScenePane(ResultContext context, CeremonyTimeline times) {
        this.context = context;
        this.times = times;
        setMouseTransparent(true);
    }

    /// Shows a moment of the animation.
    ///
    /// @param at ms after the beginning, at the normal pace
    void show(double at) {
        millis = at;
        if (scene != null) {
            scene.show(at);
        }
    }

    /// The layout for a page of that size, in px.
    CeremonyLayout layout(double width, double height) {
        int people = context.model().teams().stream()
                .mapToInt(team -> context.people(team.team()).size())
                .max()
                .orElse(1);
        return CeremonyLayout.of(
                context.model().podium(),
                new CeremonySpace(
                        width,
                        height,
                        NamePlate.height(context.screenContext().look(), people),
                        CeremonySceneNode.number(context),
                        context.screenContext().look().textScale().of(1)));
    }

    @Override
    protected void draw() {
        CeremonySceneNode ceremonyScene = new CeremonySceneNode(
                context,
                times,
                layout(getWidth(), getHeight()),
                title(),
                new Rect(0, 0, getWidth(), getHeight()),
                PictureCache.pixelsPerUnit(this));
        scene = ceremonyScene;
        getChildren().setAll(ceremonyScene);
        ceremonyScene.show(millis);
    }

    private String title() {
        Locale locale = Locale.of(context.words().language().tag());
        return LetteringArt.capitals(says(), locale);
    }

    /// The text of the title: who has won, by name if they are few.
    private String says() {
        Words words = context.words();
        List<Integer> winners = context.model().winners();
        if (winners.isEmpty()) {
            return words.text("round.winner.nobody");
        }
        List<String> people =
                winners.stream().flatMap(team -> context.people(team).stream()).toList();
        List<String> named = people.size() <= MOST_NAMES
                ? people
                : winners.stream().map(context::team).toList();
        String key = people.size() > MOST_NAMES && winners.size() > 1
                ? "ceremony.title.tie"
                : named.size() > 1 ? "ceremony.title.many" : "ceremony.title";
        return words.sentence(key, Map.of("winners", words.list(named)));
    }
}

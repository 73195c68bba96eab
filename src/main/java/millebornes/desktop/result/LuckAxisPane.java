package millebornes.desktop.result;

import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// The axis below the bars of luck and play: the average, and points to its left and right.
final class LuckAxisPane extends ResizeRedrawPane {

    private final ResultContext context;
    private final LuckSentences sentences;
    private final FittedTextFactory textFactory;

    LuckAxisPane(ResultContext context, LuckSentences sentences) {
        this.context = context;
        this.sentences = sentences;
        this.textFactory =
                new FittedTextFactory(context.screenContext().look().textScale().of(1));
        double height = text("0").getLayoutBounds().getHeight() + 2 * Sizes.LINE_GAP;
        setMinSize(0, height);
        setPrefSize(0, height);
        setMouseTransparent(true);
    }

    @Override
    protected void draw() {
        LuckChart chart = sentences.chart();
        LuckChartLayout layout = LuckRowPane.layout(context, chart, getWidth());
        Text average = text(context.words().text("luck.average"));
        put(average, layout.x(0));
        double left = average.getX() - Sizes.LABEL_GAP;
        double right = average.getX() + FittedTextFactory.width(average) + Sizes.LABEL_GAP;
        for (int points : layout.rules().reversed()) {
            if (points < 0) {
                left = put(points, layout, Double.NEGATIVE_INFINITY, left);
            }
        }
        for (int points : layout.rules()) {
            if (points > 0) {
                right = put(points, layout, right, getWidth());
            }
        }
    }

    /// Draws a number if it fits between two limits, in px; returns the limit for the next one on its outer side.
    private double put(int points, LuckChartLayout layout, double from, double to) {
        Text number = text(sentences.points(points));
        double wide = FittedTextFactory.width(number);
        double x = layout.x(points) - wide / 2;
        if (x < from || x + wide > to) {
            return points < 0 ? to : from;
        }
        put(number, layout.x(points));
        return points < 0 ? x - Sizes.LABEL_GAP : x + wide + Sizes.LABEL_GAP;
    }

    private void put(Text text, double middle) {
        text.setX(middle - FittedTextFactory.width(text) / 2);
        text.setY(getHeight() / 2);
        getChildren().add(text);
    }

    private Text text(String words) {
        Color ink = context.screenContext().look().palette().color(ColourRole.INK_2);
        return textFactory.line(words, TextRole.UNIT, ink);
    }
}

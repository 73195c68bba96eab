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
        setId("luck-axis");
    }

    @Override
    protected void draw() {
        LuckChart chart = sentences.chart();
        LuckChartLayout layout = LuckRowPane.layout(context, chart, getWidth());
        Text average = text(context.words().text("luck.average"));
        put(average, layout.x(0));
        double widest = layout.rules().stream()
                .mapToDouble(points -> FittedTextFactory.width(text(sentences.points(points))))
                .max()
                .orElse(0);
        double between = Math.max(widest, (widest + FittedTextFactory.width(average)) / 2) + Sizes.LABEL_GAP;
        int each = layout.labelDistance(chart.rule(), between);
        for (int points : layout.rules()) {
            Text number = text(sentences.points(points));
            boolean inside = layout.x(points) + FittedTextFactory.width(number) / 2 <= getWidth();
            if (points != 0 && points % each == 0 && inside) {
                put(number, layout.x(points));
            }
        }
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

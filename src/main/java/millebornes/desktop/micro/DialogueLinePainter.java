package millebornes.desktop.micro;

import java.util.List;

/// Paints the dialogue line, the first line of the retro screen.
final class DialogueLinePainter {

    private static final int TEXT_Y = 4;
    private static final int LEFT = 4;
    private static final int RIGHT = PixelCanvas.WIDTH - 8;
    private static final int ARROW = 12;
    private static final int GAP = 8;

    private final PixelCanvas canvas;

    DialogueLinePainter(PixelCanvas canvas) {
        this.canvas = canvas;
    }

    void paint(DialogueLine line) {
        switch (line) {
            case DialogueLine.Options options -> options(options);
            case DialogueLine.Pick pick -> pick(pick);
            case DialogueLine.Says says -> says(says);
        }
    }

    private void options(DialogueLine.Options options) {
        ground(MicroColour.INK);
        canvas.text(options.prompt(), LEFT, TEXT_Y, MicroColour.SKY);
        List<MicroScreenLayout.Box> bars = MicroScreenLayout.words(options);
        for (int place = 0; place < bars.size(); place++) {
            MicroScreenLayout.Box barBox = bars.get(place);
            boolean chosen = place == options.cursor();
            if (chosen) {
                canvas.fillRound(barBox.x(), barBox.y(), barBox.width(), barBox.height(), MicroColour.SUN);
                canvas.text("▶", barBox.x() + 2, TEXT_Y, MicroColour.RED);
            }
            canvas.text(
                    options.words().get(place),
                    MicroScreenLayout.wordX(barBox),
                    TEXT_Y,
                    chosen ? MicroColour.INK : MicroColour.CREAM);
        }
    }

    /// Paints a card to choose: its name between two arrows, in the middle or as far right as the text before it
    /// requires.
    private void pick(DialogueLine.Pick pick) {
        ground(MicroColour.INK);
        canvas.text(pick.verb(), LEFT, TEXT_Y, MicroColour.SKY);
        int name = PixelLettering.width(pick.name());
        int key = PixelLettering.width(pick.key());
        int before = LEFT + PixelLettering.width(pick.verb()) + GAP;
        int x = Math.max(before + ARROW, (PixelCanvas.WIDTH - name) / 2);
        canvas.text("←", x - ARROW, TEXT_Y, MicroColour.SUN)
                .text(pick.name(), x, TEXT_Y, MicroColour.CREAM)
                .text("→", x + name + ARROW - PixelLettering.HEIGHT, TEXT_Y, MicroColour.SUN);
        if (x + name + ARROW + GAP <= RIGHT - key) {
            canvas.textTo(pick.key(), RIGHT, TEXT_Y, MicroColour.ROAD);
        }
    }

    private void says(DialogueLine.Says says) {
        MicroColour inkColour = switch (says.tone()) {
            case PLAIN -> MicroColour.CREAM;
            case BUSY -> MicroColour.SKY;
            case ATTACK -> MicroColour.SUN;
            case REFUSAL -> MicroColour.CREAM;
            case JOY -> MicroColour.INK;
        };
        ground(
                switch (says.tone()) {
                    case PLAIN, BUSY -> MicroColour.INK;
                    case ATTACK -> MicroColour.GARNET;
                    case REFUSAL -> MicroColour.RED;
                    case JOY -> MicroColour.SUN;
                });
        canvas.text(says.text(), LEFT, TEXT_Y, inkColour);
        MicroColour quietColour = says.tone() == DialogueLine.Tone.JOY ? MicroColour.INK : MicroColour.ROAD;
        canvas.textTo(says.key(), RIGHT, TEXT_Y, quietColour);
    }

    private void ground(MicroColour colour) {
        canvas.fill(0, 0, PixelCanvas.WIDTH, MicroScreenLayout.LINE, colour);
    }
}

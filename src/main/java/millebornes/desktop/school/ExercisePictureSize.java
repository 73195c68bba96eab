package millebornes.desktop.school;

import millebornes.desktop.theme.Sizes;

/// The sizes of the parts of a lesson, as large as the window has room for. A hand of seven cards is one line.
///
/// @param pictureWidth of the picture of the road, in px, as `pictureHeight`
/// @param card the scale of the cards to choose from
record ExercisePictureSize(double pictureWidth, double pictureHeight, double card) {

    /// The greatest number of cards in a hand; the width of a tile without its card, and of the lesson without its tiles,
    /// in px.
    private static final int CARDS = 7;

    private static final double RIM = 18;
    private static final double AROUND = 108;

    /// The least and the greatest scale of a card, and the step in which it grows with the window.
    private static final double LEAST_CARD = 0.42;

    private static final double MOST_CARD = 0.96;
    private static final double CARD_STEP = 0.02;

    /// Of the picture: the width of the text beside it and the greatest width, the least and the greatest height, and the
    /// step in which both grow, in px.
    private static final double BESIDE = 370;

    private static final double MOST_WIDTH = 560;
    private static final double LEAST_HEIGHT = 112;
    private static final double MOST_HEIGHT = 300;
    private static final double STEP = 8;

    /// The height of the question, of a caption below a card and of the gaps between the parts, in px, and its growth for
    /// text of the double size.
    private static final double QUESTION = 128;

    private static final double QUESTION_GROWS = 30;

    /// The scale of the cards of the hand beside answers that are not among them, as a part of `card`.
    private static final double HAND = 0.7;

    /// The sizes for a lesson.
    ///
    /// @param width of the lesson, in px, as all parameters
    /// @param height of the lesson
    /// @param verdict the height of the verdict
    /// @param text the factor by which text is larger than designed
    static ExercisePictureSize in(double width, double height, double verdict, double text) {
        double card = Math.clamp(((width - AROUND) / CARDS - RIM) / Sizes.CARD_WIDTH, LEAST_CARD, MOST_CARD);
        double rest = height - verdict - QUESTION - QUESTION_GROWS * (text - 1) - card * Sizes.CARD_HEIGHT;
        return new ExercisePictureSize(
                Math.clamp(stepped(width - BESIDE * Math.min(text, 1.4), STEP), 2 * LEAST_HEIGHT, MOST_WIDTH),
                Math.clamp(stepped(rest, STEP), LEAST_HEIGHT, MOST_HEIGHT),
                stepped(card, CARD_STEP));
    }

    private static double stepped(double length, double step) {
        return Math.floor(length / step) * step;
    }

    double hand() {
        return HAND * card;
    }
}

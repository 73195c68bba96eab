package millebornes.desktop.school;

import millebornes.desktop.theme.Sizes;

/// The sizes of the parts of a lesson: the usual ones, those in a narrower lesson, and those that keep the question in
/// sight in a low window when its answer is shown. In each a hand of seven cards is one line.
enum ExercisePictureSize {
    USUAL(400, 184, 0.88, 0.56),
    NARROW(316, 150, 0.78, 0.56),
    LOW(216, 112, 0.52, 0.42);

    /// The greatest number of cards in a hand; the width of a tile without its card, and of the lesson without its tiles,
    /// in px.
    private static final int CARDS = 7;

    private static final double RIM = 18;
    private static final double AROUND = 84;

    private final double pictureWidth;
    private final double pictureHeight;
    private final double card;
    private final double hand;

    ExercisePictureSize(double pictureWidth, double pictureHeight, double card, double hand) {
        this.pictureWidth = pictureWidth;
        this.pictureHeight = pictureHeight;
        this.card = card;
        this.hand = hand;
    }

    /// The width of a lesson in which a whole hand is one line, in px.
    double width() {
        return CARDS * (card * Sizes.CARD_WIDTH + RIM) + AROUND;
    }

    /// The size of the picture of the road, in px.
    double pictureWidth() {
        return pictureWidth;
    }

    double pictureHeight() {
        return pictureHeight;
    }

    /// The scale of the cards to choose from.
    double card() {
        return card;
    }

    /// The scale of the cards of the hand beside answers that are not among them.
    double hand() {
        return hand;
    }
}

package millebornes.desktop.school;

/// The sizes of the parts of a lesson: the usual ones, and those that keep the question in sight in a low window when
/// its answer is shown, and those beside large text.
enum LessonSize {
    USUAL(400, 184, 0.88, 0.56),
    LARGE_TEXT(316, 150, 0.8, 0.56),
    LOW(236, 112, 0.52, 0.42);

    private final double pictureWidth;
    private final double pictureHeight;
    private final double card;
    private final double hand;

    LessonSize(double pictureWidth, double pictureHeight, double card, double hand) {
        this.pictureWidth = pictureWidth;
        this.pictureHeight = pictureHeight;
        this.card = card;
        this.hand = hand;
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

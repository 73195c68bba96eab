package millebornes.desktop.school;

/// The sizes of the parts of a lesson: the usual ones, and those that keep the question in sight in a low window when
/// its answer is shown.
enum ExercisePictureSize {
    USUAL(316, 150, 0.84),
    LOW(236, 112, 0.56);

    private final double pictureWidth;
    private final double pictureHeight;
    private final double card;

    ExercisePictureSize(double pictureWidth, double pictureHeight, double card) {
        this.pictureWidth = pictureWidth;
        this.pictureHeight = pictureHeight;
        this.card = card;
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
}

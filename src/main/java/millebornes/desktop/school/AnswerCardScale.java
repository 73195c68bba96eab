package millebornes.desktop.school;

import millebornes.desktop.theme.Sizes;

/// The scale of the cards to choose from, as large as the window has room for. A hand of seven cards is one line.
///
/// @param card the factor by which a card is larger than designed
record AnswerCardScale(double card) {

    /// The least width of a card with a caption, in px at the usual text size.
    static final double CAPTION_WIDTH = 86;

    /// The greatest number of cards in a hand; the size of a tile without its card, and the width of the lesson without
    /// its tiles, in px.
    private static final int CARDS = 7;

    private static final double RIM = 20;
    private static final double AROUND = 92;

    private static final double LEAST = 0.42;
    private static final double MOST = 1.4;
    private static final double STEP = 0.02;

    /// The height of a line about the cars in normal text, in px, and the width below which there are two lines.
    private static final double LINE = 34;

    private static final double ONE_LINE = 800;

    /// The height of the lesson's edges and gaps, in px.
    private static final double GAPS = 66;

    /// The height of a line of a caption in normal text, in px, and the greatest number of its lines.
    private static final double CAPTION_LINE = 19;

    private static final int CAPTION_LINES = 2;

    /// The part of the remaining height that the cards take; the picture of the road has the rest.
    private static final double SHARE = 0.56;

    /// The same beside large text, for cards without captions.
    private static final double LARGE_TEXT_SHARE = 0.55;

    /// The scale of the cards of the hand beside answers that are not among them, as a part of `card`.
    private static final double HAND = 0.62;

    /// The scale for a lesson.
    ///
    /// @param width of the lesson, in px, as all parameters
    /// @param height of the lesson without the question
    /// @param text the factor by which text is larger than designed
    /// @param beside whether the lines about the cars are beside the road, not below it
    /// @param captions the number of cards with a caption, below [#CARDS]
    static AnswerCardScale in(double width, double height, double text, boolean beside, int captions) {
        int lines = beside ? 0 : width < ONE_LINE ? 2 : 1;
        double rest =
                (beside && captions == 0 ? LARGE_TEXT_SHARE : SHARE) * (height - GAPS - lines * LINE * text) - RIM;
        double below = captions == 0 ? 0 : CAPTION_LINES * CAPTION_LINE * text;
        double room = width - AROUND - CARDS * RIM;
        double caption = CAPTION_WIDTH * text;
        double most = room / CARDS < caption ? (room - captions * caption) / (CARDS - captions) : room / CARDS;
        double card = Math.clamp(Math.min(most / Sizes.CARD_WIDTH, (rest - below) / Sizes.CARD_HEIGHT), LEAST, MOST);
        return new AnswerCardScale(Math.floor(card / STEP) * STEP);
    }

    double hand() {
        return HAND * card;
    }
}

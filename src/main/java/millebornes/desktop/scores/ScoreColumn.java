package millebornes.desktop.scores;

import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.theme.ColourRole;
import millebornes.records.PlayerStatistics;
import millebornes.words.Words;

/// A figure of the scores: its picture, its name and its value for a player.
enum ScoreColumn {
    GAMES("games", "scores.games.column"),
    WINS("wins", "scores.wins.column"),
    BEST_ROUND("best", "scores.bestRound.column"),
    COUPS_FOURRES("coups", "scores.coupsFourres.column");

    private static final double STAR = 12;

    private final String id;
    private final String key;

    ScoreColumn(String id, String key) {
        this.id = id;
        this.key = key;
    }

    /// The first part of the ids of its figures.
    String id() {
        return id;
    }

    /// The key of its name.
    String key() {
        return key;
    }

    /// Its picture, of any size.
    Node sign(ArtFactory art) {
        return switch (this) {
            case GAMES -> art.signs().page(PageSign.FLAG);
            case WINS -> art.ceremony().trophy();
            case BEST_ROUND -> art.signs().milestone();
            case COUPS_FOURRES ->
                StarIcon.edged(
                        art.palette().color(ColourRole.HIGHLIGHT), art.palette().color(ColourRole.INK), STAR);
        };
    }

    int value(PlayerStatistics statistics) {
        return switch (this) {
            case GAMES -> statistics.games();
            case WINS -> statistics.wins();
            case BEST_ROUND -> statistics.bestRound();
            case COUPS_FOURRES -> statistics.coupsFourres();
        };
    }

    /// The value as text.
    String figure(Words words, PlayerStatistics statistics) {
        int value = value(statistics);
        return this == BEST_ROUND && value == 0 ? words.text("scores.nothing") : words.number(value);
    }
}

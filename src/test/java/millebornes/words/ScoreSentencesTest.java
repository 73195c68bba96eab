package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.TeamScore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreSentencesTest {

    private static final RuleEngine BOARD =
            Setup.of(Editions.BOARD, TeamFormat.singles(3)).rules();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            KM            | 850 | Kilomètres    | Un point par kilomètre : 850 km.
            SAFETY        | 100 | Bottes        | 1 botte posée : 100 points.
            SAFETY        | 300 | Bottes        | 3 bottes posées : 300 points.
            COUP_FOURRE   | 600 | Coups-fourrés | 2 coups-fourrés : 600 points.
            TARGET        | 400 | Borne 1 000 atteinte | La borne 1 000 est atteinte : 400 points.
            NO_200_NO_100 | 500 | Sans 200 ni 100 | \
            La borne est atteinte sans aucune étape de 200 ni de 100 : 500 points.
            CAPOT         | 1000 | Capot        | 2 adversaires sont restés à 0 km : 500 points par adversaire.
            """)
    void aLineHasNameAndReason(ScoreReason reason, int points, String name, String sentence) {
        WordedScoreLine scoreLine =
                narrator(BOARD, Language.FRENCH).line(new TeamScore.ScoreLine(reason, points), BOARD, 1000);
        assertThat(NarratedGame.plain(scoreLine.name())).isEqualTo(name);
        assertThat(NarratedGame.plain(scoreLine.reason())).isEqualTo(sentence);
    }

    @Test
    void pointsAreWrittenAsTheLanguageWritesThem() {
        TeamScore.ScoreLine line = new TeamScore.ScoreLine(ScoreReason.KM, 1000);
        assertThat(narrator(BOARD, Language.FRENCH).line(line, BOARD, 1000).points())
                .isEqualTo("1\u202f000");
        assertThat(narrator(BOARD, Language.ENGLISH).line(line, BOARD, 1000).points())
                .isEqualTo("1,000");
    }

    /// In the playroom a capot is paid once, however many opponents there are.
    @Test
    void aCapotThatIsPaidOnceSaysSo() {
        RuleEngine playroomEngine =
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(4)).rules();
        WordedScoreLine scoreLine = narrator(playroomEngine, Language.ENGLISH)
                .line(new TeamScore.ScoreLine(ScoreReason.CAPOT, 500), playroomEngine, 1000);
        assertThat(NarratedGame.plain(scoreLine.reason())).isEqualTo("Everyone else is still at 0 km: 500 points.");
    }

    @Test
    void winnersAreNamed() {
        assertThat(headline(Language.FRENCH, OptionChoices.NONE, true, 1)).isEqualTo("Joueur 2 gagne la partie");
        assertThat(headline(Language.ENGLISH, OptionChoices.NONE, true, 0, 2))
                .isEqualTo("Player 1 and Player 3 share the victory");
    }

    /// After the last of several rounds the headline names the winner of the match.
    @Test
    void theHeadlineAfterTheLastOfSeveralRoundsIsAboutTheMatch() {
        OptionChoices threeRounds = OptionChoices.NONE.rounds(3);
        assertThat(headline(Language.ENGLISH, threeRounds, false, 1)).isEqualTo("Player 2 wins the round");
        assertThat(headline(Language.ENGLISH, threeRounds, true, 1)).isEqualTo("Player 2 wins the game");
        assertThat(headline(Language.FRENCH, OptionChoices.NONE.matchTo(5000), true, 0, 2))
                .isEqualTo("Joueur 1 et Joueur 3 se partagent la victoire");
    }

    @Test
    void aJuniorGameIsSimplyWon() {
        OptionChoices junior = OptionChoices.NONE.scoring(ScoringMode.JUNIOR);
        assertThat(NarratedGame.plain(headline(Language.FRENCH, junior, true, 1)))
                .isEqualTo("Joueur 2 a gagné !");
        assertThat(headline(Language.ENGLISH, junior, true, 0, 2)).isEqualTo("Player 1 and Player 3 win!");
    }

    /// in some editions no team may have won.
    @Test
    void nobodyIsNamedWhereNoTeamHasWon() {
        assertThat(headline(Language.FRENCH, OptionChoices.NONE, true)).isEqualTo("Personne ne gagne cette manche");
        assertThat(headline(Language.ENGLISH, OptionChoices.NONE, true)).isEqualTo("Nobody wins this round");
        Event endedEvent = new Event.MatchEnded(List.of());
        assertThat(narrator(BOARD, Language.FRENCH).event(endedEvent, Audience.BYSTANDER))
                .isEqualTo("Personne ne gagne cette manche.");
        assertThat(narrator(BOARD, Language.ENGLISH).event(endedEvent, Audience.BYSTANDER))
                .isEqualTo("Nobody wins this round.");
    }

    private static String headline(Language language, OptionChoices choices, boolean isMatchOver, Integer... winners) {
        return narrator(BOARD, language)
                .winners(
                        new Setup(Editions.BOARD, TeamFormat.singles(3), choices)
                                .rules()
                                .options(),
                        isMatchOver,
                        List.of(winners));
    }

    private static Narrator narrator(RuleEngine rules, Language language) {
        Words words = Words.of(language);
        return new Narrator(words, MatchNames.numbered(words, rules.seating()));
    }
}

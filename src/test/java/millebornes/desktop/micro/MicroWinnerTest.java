package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.Setup;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.words.Language;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The picture of the retro screen and the text name the same winner.
class MicroWinnerTest {

    private static final int ROUNDS = 40;

    /// By the rules of today and by those of before, where the most points won a round.
    @ParameterizedTest
    @EnumSource
    void theScreenAndTheTextSayTheSameWinner(Language language) {
        Words words = Words.of(language);
        Set<String> said = new HashSet<>();
        for (int seed = 0; seed < ROUNDS; seed++) {
            GameConfig game = MicroSituations.game(seed);
            Setup rulesSetup = seed % 2 == 0 ? game.setup() : game.setup().earlier();
            Session session = Session.start(new GameConfig(
                    rulesSetup.with(choices -> choices.rounds(2)),
                    game.players(),
                    game.first(),
                    game.seed(),
                    game.looks()));
            MicroSituations.playRound(session);
            said.add(saysTheSame(session, words));
        }
        said.add(saysTheSame(MicroSituations.unwon(choices -> choices.rounds(2)), words));
        assertThat(said)
                .contains(
                        words.text("micro.round.PERSON"),
                        words.text("micro.round.MACHINE"),
                        words.text("micro.round.NOBODY"));
    }

    /// @return what the screen says
    private static String saysTheSame(Session session, Words words) {
        RoundResult result = session.match().results().getLast();
        List<Integer> winners = result.winners();
        String text = new Narrator(words, PlayerNames.inSentences(words, session.game()))
                .winners(session.match().rules().options(), false, winners);
        String screen = said(shown(session, words));
        String key = winners.isEmpty()
                ? "NOBODY"
                : winners.size() == 2 ? "BOTH" : winners.contains(MicroSituations.ANNA) ? "PERSON" : "MACHINE";
        assertThat(screen).as(text).isEqualTo(words.text("micro.round." + key));
        assertThat(text.contains("Anna")).as(text).isEqualTo(winners.contains(MicroSituations.ANNA));
        return screen;
    }

    @Test
    void aSingleRoundThatNobodyHasWonHasNoStar() {
        Words words = Words.of(Language.FRENCH);
        MicroViewState shownState = shown(MicroSituations.unwon(choices -> choices.rounds(1)), words);
        assertThat(said(shownState)).isEqualTo("Personne ne gagne cette manche");
        assertThat(shownState.points()).extracting(PointsTable::leader).isEqualTo(PointsTable.Leader.NOBODY);
    }

    /// A car that arrives is a fact; who has won is said by the result alone.
    @ParameterizedTest
    @EnumSource
    void anArrivalNamesNoWinner(Language language) {
        for (MicroNotice.Kind kind : List.of(MicroNotice.Kind.OWN_ARRIVAL, MicroNotice.Kind.ARRIVAL)) {
            assertThat(Words.of(language).text(kind.textKey(), "700"))
                    .doesNotContainIgnoringCase("manche")
                    .doesNotContainIgnoringCase("round");
        }
    }

    private static MicroViewState shown(Session session, Words words) {
        return new MicroPresenter(words).present(new MicroGame(session, MicroSituations.NOWHERE, _ -> {}));
    }

    private static String said(MicroViewState shownState) {
        return ((DialogueLine.Says) shownState.dialogue()).text();
    }
}

package millebornes.desktop.screens.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.CutTexts;
import millebornes.desktop.screens.common.Pictures;
import millebornes.desktop.screens.common.Screen;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

class ResultGalleryTest {

    private static final ResultExits NOWHERE = new ResultExits() {
        @Override
        public void nextRound(Session session) {}

        @Override
        public void newGame() {}

        @Override
        public void home() {}
    };

    @Test
    void aRoundOfFour() {
        PlayedOut played = PlayedOut.of(TeamFormat.singles(4), OptionChoices.NONE.matchTo(5000), 3);
        assertThat(Pictures.everyWay("result-round", context -> screen(context, played)))
                .allSatisfy(page -> isComplete(page, played));
    }

    @Test
    void aMatchOfTwo() {
        show(
                "result-match",
                PlayedOut.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5).finishMatch());
    }

    @Test
    void aJuniorRound() {
        PlayedOut played = PlayedOut.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11);
        assertThat(Pictures.everyWay("result-junior", context -> screen(context, played)))
                .allSatisfy(page -> isComplete(page, played));
    }

    @Test
    void juniorTeams() {
        show("result-junior-teams", PlayedOut.of(new TeamFormat(2, 2), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 13));
        show("result-junior-two", PlayedOut.of(TeamFormat.singles(2), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 13));
    }

    @Test
    void teamsOfTwo() {
        show("result-teams", PlayedOut.of(new TeamFormat(2, 2), OptionChoices.NONE, 13));
    }

    @Test
    void sixCars() {
        show("result-six", PlayedOut.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4));
    }

    @Test
    void threeTeamsOfThree() {
        show("result-nine", PlayedOut.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4));
    }

    @Test
    void aRoundThatWasExtended() {
        PlayedOut played = Stream.iterate(1L, seed -> seed + 1)
                .map(seed -> PlayedOut.of(Setup.of(Editions.CLASSIC, TeamFormat.singles(3)), seed))
                .filter(it -> it.session().match().round().target() == 1000)
                .findFirst()
                .orElseThrow();
        show("result-extension", played);
    }

    @Test
    void noTextIsCut() {
        List<PlayedOut> ends = List.of(
                PlayedOut.of(TeamFormat.singles(4), OptionChoices.NONE.matchTo(5000), 3),
                PlayedOut.of(TeamFormat.singles(2), OptionChoices.NONE.rounds(3), 5).finishMatch(),
                PlayedOut.of(TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11),
                PlayedOut.of(new TeamFormat(2, 2), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 13),
                PlayedOut.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4),
                PlayedOut.of(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 4));
        for (PlayedOut played : ends) {
            assertThat(CutTexts.in(context -> screen(context, played))).isEmpty();
        }
    }

    private static void show(String name, PlayedOut played) {
        assertThat(Pictures.inBothLanguages(name, context -> screen(context, played)))
                .allSatisfy(page -> isComplete(page, played));
    }

    /// Everybody is named, the way on is there, and with points every team's sum.
    private static void isComplete(Pictures.Taken page, PlayedOut played) {
        ResultModel model = ResultModel.of(played.session());
        assertThat(played.session().game().players())
                .allSatisfy(player -> assertThat(page.says()).contains(player.name()));
        assertThat(page.shows(model.isMatchOver() ? "#again" : "#next-round")).isTrue();
        assertThat(model.teams())
                .allSatisfy(team -> assertThat(page.says())
                        .contains(page.context().words().number(model.hasPoints() ? team.points() : team.km())));
    }

    private static Screen screen(AppContext context, PlayedOut played) {
        return new ResultScreen(context, played.session(), NOWHERE);
    }
}

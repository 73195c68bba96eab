package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.SafetyClearsRule;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SetupSentencesTest {

    private static final SetupSentences FRENCH = new SetupSentences(Words.of(Language.FRENCH));
    private static final SetupSentences ENGLISH = new SetupSentences(Words.of(Language.ENGLISH));

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(
                        board(TeamFormat.singles(4)).on(FlagOption.EXTENDED).with(choices -> choices.matchTo(5000)),
                        "Quatre voitures, chacun pour soi, jusqu’à 1 000 km : "
                                + "Expert, prolongé, autant de manches qu’il faut pour 5 000 points.",
                        "Four cars, everyone for themselves, to 1,000 km: Expert, extended, played to 5,000 points."),
                Arguments.of(
                        board(TeamFormat.singles(2))
                                .with(choices -> choices.scoring(ScoringMode.JUNIOR))
                                .with(choices -> choices.target(700)),
                        "Deux voitures, chacun pour soi, jusqu’à 700 km : Junior, en une manche.",
                        "Two cars, everyone for themselves, to 700 km: Junior, one round."),
                Arguments.of(
                        board(new TeamFormat(2, 2))
                                .on(FlagOption.ADJACENT_PARTNERS)
                                .off(FlagOption.CAPOT),
                        "Deux équipes de deux, une voiture par joueur, jusqu’à 1 000 km : "
                                + "Expert, sans capot, partenaires côte à côte, en une manche.",
                        "Two teams of two, one car per player, to 1,000 km: "
                                + "Expert, without shut-outs, partners side by side, one round."),
                Arguments.of(
                        Setup.of(Editions.CLASSIC, new TeamFormat(3, 2)).with(choices -> choices.rounds(3)),
                        "Trois équipes de deux, une voiture par équipe, jusqu’à 700 km : "
                                + "Classique, avec allonge, en 3 manches.",
                        "Three teams of two, one car per team, to 700 km: " + "Classic, with the extension, 3 rounds."),
                Arguments.of(
                        Setup.of(Editions.DUEL, TeamFormat.singles(2))
                                .on(FlagOption.ROLLING_START)
                                .on(FlagOption.REMEDY_IS_ENOUGH)
                                .on(FlagOption.HAZARDS_BEFORE_START)
                                .on(FlagOption.KEEP_SAFETIES)
                                .with(choices -> choices.rounds(1)),
                        "Deux voitures, chacun pour soi, jusqu’à 1 000 km : Duel, départ lancé, une parade suffit, "
                                + "attaques avant le départ, bottes gardées, en une manche.",
                        "Two cars, everyone for themselves, to 1,000 km: Duel, rolling start, a remedy is enough, "
                                + "hazards before the start, safeties are kept, one round."),
                Arguments.of(
                        Setup.of(Editions.PLAYROOM, TeamFormat.singles(6))
                                .on(FlagOption.CUMULATE)
                                .on(FlagOption.WRONG_WAY)
                                .on(FlagOption.SHORT_DECK)
                                .with(choices -> choices.safetyClears(SafetyClearsRule.RIGHT_OF_WAY_ONLY)),
                        "Six voitures, chacun pour soi, jusqu’à 1 000 km : Salon, paquet réduit, "
                                + "attaques cumulées, avec contre-sens, bottes sans réparation, en une manche.",
                        "Six cars, everyone for themselves, to 1,000 km: Playroom, short deck, "
                                + "hazards add up, with Wrong way cards, safeties that don’t repair, one round."));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsOneSentence(Setup setup, String french, String english) {
        assertThat(NarratedGame.plain(FRENCH.game(setup))).isEqualTo(french);
        assertThat(NarratedGame.plain(ENGLISH.game(setup))).isEqualTo(english);
    }

    @Test
    void whoBeginsIsNamed() {
        assertThat(FRENCH.first("Zoé")).isEqualTo("Zoé commence.");
        assertThat(ENGLISH.first("Zoé")).isEqualTo("Zoé begins.");
    }

    @Test
    void aProblemNamesItsField() {
        Setup setup = Setup.of(Editions.CLASSIC, TeamFormat.singles(2)).on(FlagOption.ACCELERATED);
        var problem = setup.problem().orElseThrow();
        assertThat(NarratedGame.plain(FRENCH.problem(problem)))
                .isEqualTo("Accéléré : cette édition ne connaît pas cette option.");
        assertThat(ENGLISH.protocolProblem(problem)).isEqualTo("accelerated: this edition doesn’t have that option.");
    }

    @Test
    void aFieldThatIsNoOptionHasItsNameToo() {
        var problem = Setup.of(Editions.DUEL, TeamFormat.singles(5)).problem().orElseThrow();
        assertThat(NarratedGame.plain(FRENCH.problem(problem)))
                .isEqualTo("Joueurs : « 5 » n’est pas une table de cette édition.");
    }

    @Test
    void everyTableOfEveryEditionHasASentence() {
        for (Edition edition : Editions.ALL) {
            for (Edition.TablePreset table : edition.tables()) {
                assertThat(FRENCH.game(Setup.of(edition, table.form())))
                        .endsWith(".")
                        .doesNotContain("{");
            }
        }
    }

    private static Setup board(TeamFormat form) {
        return Setup.of(Editions.BOARD, form);
    }
}

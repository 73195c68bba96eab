package millebornes;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaType;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.bot.Bot;
import millebornes.engine.match.DealSeed;
import millebornes.engine.match.SeatView;
import millebornes.engine.table.KeyedShuffles;
import millebornes.engine.table.SeededShuffles;
import millebornes.engine.table.ShuffleSource;
import millebornes.session.ComputerMoveTask;
import org.junit.jupiter.api.Test;

/// The number or key of a deal, which reveals every hidden card, must not be accessible to players, phones or logs.
class DealSecrecyTest {

    /// What is made for a seat, a phone, a listener or a computer player.
    private static final List<String> OUTSIDE =
            List.of("bot", "words", "protocol", "net.table", "net.http", "net.host");

    /// What of the package of matches knows the deal: the match itself, as a value and as it is stepped in place.
    private static final String WITH_THE_DEAL =
            "millebornes\\.engine\\.match\\.(Match|MutableMatch|RefusedMatch|DealSeed).*";

    /// The classes that turn a deal into text, each for a file of its own machine or a match that is over.
    private static final Set<String> WRITERS = Set.of(
            "engine.match.DealSeed",
            "engine.match.DealSeed$Keyed",
            "engine.match.DealSeed$Numbered",
            "engine.notation.PositionText",
            "engine.table.KeyedShuffles",
            "engine.table.SeededShuffles",
            "save.SavedGameCodec",
            "cli.ReplayPrinter",
            "cli.SavesCommand",
            "cli.text.RoundEndDialogue",
            "desktop.postcard.PostcardPresenter",
            "desktop.postcard.ScoreSheetPresenter",
            "desktop.replay.ReplayScreen",
            "desktop.result.LuckPageFactory",
            "desktop.result.ResultScreen",
            "desktop.result.CeremonyChartPanelFactory",
            "desktop.setup.SetupFooterFactory");

    @Test
    void whatIsMadeForPlayersDoesNotKnowTheDeal() {
        for (String room : OUTSIDE) {
            noClasses()
                    .that()
                    .resideInAPackage(ProgramPackages.pattern(room))
                    .should()
                    .dependOnClassesThat()
                    .areAssignableTo(DealSeed.class)
                    .because("who knows the deal can compute every hand")
                    .check(ProgramPackages.CLASSES);
        }
    }

    @Test
    void whatASeatMayKnowIsMadeOfARoundAndNotOfTheMatch() {
        noClasses()
                .that()
                .resideInAPackage(ProgramPackages.pattern("engine.match"))
                .and()
                .haveNameNotMatching(WITH_THE_DEAL)
                .should()
                .dependOnClassesThat()
                .haveNameMatching(WITH_THE_DEAL)
                .because("a match holds the deal, and a view made of it could tell it")
                .check(ProgramPackages.CLASSES);
    }

    /// A view and what a computer player is given hold no source of orders, however deep one looks.
    @Test
    void viewsAndInputsOfComputerPlayersHoldNoSource() {
        Set<JavaClass> held = new LinkedHashSet<>();
        Stream.of(SeatView.class, ComputerMoveTask.class)
                .forEach(type -> hold(ProgramPackages.CLASSES.get(type), held));
        ProgramPackages.CLASSES.get(Bot.class).getMethods().stream()
                .map(JavaMethod::getParameterTypes)
                .flatMap(List::stream)
                .map(JavaType::toErasure)
                .filter(type -> !type.isInterface())
                .forEach(type -> hold(type, held));
        assertThat(held)
                .extracting(JavaClass::getSimpleName)
                .contains("SeatView", "Car", "Hand")
                .doesNotContain(
                        "DealSeed", "ShuffleSource", "KeyedShuffles", "SeededShuffles", "CardTray", "Round", "Match");
    }

    @Test
    void onlyFilesAndFinishedMatchesShowTheDeal() {
        Set<String> writers = ProgramPackages.CLASSES.stream()
                .filter(type -> type.getAccessesFromSelf().stream().anyMatch(DealSecrecyTest::reveals))
                .map(type -> type.getName().substring(ProgramPackages.ROOT.length() + 1))
                .collect(Collectors.toSet());
        assertThat(writers).isEqualTo(WRITERS);
    }

    /// Neither in the message of an exception nor in a line of a log.
    @Test
    void recordsThatHoldADealDoNotPrintIt() {
        for (Class<?> type : List.of(DealSeed.Numbered.class, DealSeed.Keyed.class, KeyedShuffles.class)) {
            assertThat(ProgramPackages.CLASSES.get(type).getMethod("toString").getAccessesFromSelf())
                    .as("%s prints no field", type)
                    .isEmpty();
        }
    }

    private static boolean reveals(JavaAccess<?> access) {
        boolean isDeal = Stream.of(
                        DealSeed.class,
                        DealSeed.Numbered.class,
                        DealSeed.Keyed.class,
                        ShuffleSource.class,
                        KeyedShuffles.class,
                        SeededShuffles.class)
                .anyMatch(access.getTargetOwner()::isEquivalentTo);
        return isDeal
                && Set.of("text", "spoken", "number", "key", "seed")
                        .contains(access.getTarget().getName());
    }

    /// Adds a type and everything that its fields can hold, of the program's own types.
    private static void hold(JavaClass type, Set<JavaClass> held) {
        JavaClass plain = type.getBaseComponentType();
        if (plain.getPackageName().startsWith(ProgramPackages.ROOT) && !isRules(plain) && held.add(plain)) {
            plain.getAllFields().stream()
                    .filter(field ->
                            !field.getModifiers().contains(com.tngtech.archunit.core.domain.JavaModifier.STATIC))
                    .flatMap(field -> field.getType().getAllInvolvedRawTypes().stream())
                    .forEach(involved -> hold(involved, held));
            if (plain.isInterface()) {
                subclasses(plain).forEach(below -> hold(below, held));
            }
        }
    }

    /// The rules of the game hold no state of a round.
    private static boolean isRules(JavaClass type) {
        return type.getPackageName().equals(ProgramPackages.ROOT + ".engine.rules")
                || (type.getPackageName().equals(ProgramPackages.ROOT + ".bot") && type.isInterface());
    }

    private static Collection<JavaClass> subclasses(JavaClass type) {
        return type.getAllSubclasses().stream()
                .filter(describe("of the program", below -> ProgramPackages.CLASSES.contain(below.getName())))
                .toList();
    }
}

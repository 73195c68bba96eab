package millebornes;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.Serializable;
import java.security.SecureRandom;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.Random;
import java.util.Timer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// The same seed and moves give the same game: the engine depends on nothing else, and keeps no state between games.
class PurityTest {

    private static final DescribedPredicate<JavaField> WRITTEN_BY_HAND =
            describe("written by hand", field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC));

    @Test
    void staticFieldsAreFinal() {
        fields().that()
                .areStatic()
                .and(WRITTEN_BY_HAND)
                .should()
                .beFinal()
                .because("state that belongs to nobody is shared by every game and every test")
                .check(ProgramPackages.CLASSES);
    }

    /// A `List` may be unmodifiable, and so may a list of our own; an `ArrayList` may not.
    @Test
    void staticFieldsHoldNothingThatChanges() {
        noFields()
                .that()
                .areStatic()
                .and(WRITTEN_BY_HAND)
                .should()
                .haveRawType(describe("are collections made to be changed", PurityTest::isChangeable))
                .orShould()
                .haveRawType(assignableTo(RandomGenerator.class))
                .orShould()
                .haveRawType(assignableTo(StringBuilder.class))
                .orShould()
                .haveRawType(resideInAnyPackage("java.util.concurrent.."))
                .because("a final field whose content changes is a global variable all the same")
                .check(ProgramPackages.CLASSES);
    }

    @Test
    void staticArraysStayInTheirPackage() {
        fields().that()
                .areStatic()
                .and(WRITTEN_BY_HAND)
                .and()
                .haveRawType(describe("arrays", JavaClass::isArray))
                .should()
                .bePrivate()
                .orShould()
                .beDeclaredInClassesThat()
                .areNotPublic()
                .because("whoever sees an array can write into it, so no other package may")
                .allowEmptyShould(true)
                .check(ProgramPackages.CLASSES);
    }

    @Test
    void theEngineDrawsItsOwnLots() {
        noClasses()
                .that()
                .resideInAPackage(ProgramPackages.pattern("engine"))
                .should()
                .dependOnClassesThat(assignableTo(RandomGenerator.class)
                        .or(assignableTo(Random.class))
                        .or(assignableTo(SecureRandom.class)))
                .orShould()
                .callMethod(Math.class, "random")
                .because("the order of a deck follows from its seed by an algorithm that no Java version may change")
                .check(ProgramPackages.CLASSES);
    }

    @Test
    void theEngineKnowsNoTimeAndNoMachine() {
        noClasses()
                .that()
                .resideInAPackage(ProgramPackages.pattern("engine"))
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "java.time..", "java.nio..", "java.net..", "java.util.logging..")
                        .or(resideInAnyPackage("java.io..").and(describe("not a marker", PurityTest::isNoMarker)))
                        .or(type(System.Logger.class))
                        .or(type(Thread.class))
                        .or(type(Date.class))
                        .or(type(Timer.class)))
                .orShould()
                .accessTargetWhere(describe(
                        "the target is in System",
                        access -> access.getTargetOwner().isEquivalentTo(System.class)
                                && !access.getTarget().getName().equals("arraycopy")))
                .because("a replay must end where the game ended, on another day and on another machine")
                .check(ProgramPackages.CLASSES);
    }

    private static boolean isNoMarker(JavaClass type) {
        return !type.isEquivalentTo(Serializable.class);
    }

    private static boolean isChangeable(JavaClass type) {
        boolean collection = type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class);
        return collection && !type.isInterface() && type.getPackageName().startsWith("java.");
    }
}

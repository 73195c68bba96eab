package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The invisible table that is played before the first real one.
class TableWarmUpTest {

    @Test
    void looksAtEveryKindOfMovementThatTheFirstTurnsBring() {
        Gallery.onToolkit(() -> null);
        Set<Class<?>> kinds = TableWarmUp.play(Language.FRENCH, AppearanceSettings.USUAL);
        assertThat(kinds)
                .contains(
                        Movement.CardMove.class,
                        Movement.CarMove.class,
                        Movement.GarageOpens.class,
                        Movement.Moment.class,
                        Movement.TokenDrop.class,
                        Movement.TokenLift.class,
                        Movement.SafetyClip.class,
                        Movement.CoupFourreFlourish.class,
                        Movement.StoneWinks.class,
                        Movement.TurnChange.class);
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void worksInEveryLook(ColourTheme theme) {
        Gallery.onToolkit(() -> null);
        assertThat(TableWarmUp.play(Language.ENGLISH, new AppearanceSettings(theme, new TextScale(TextScale.MOST))))
                .isNotEmpty();
    }
}

package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import millebornes.desktop.sound.SoundEffect;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.VolumeSetting;

/// Records the sounds to be played.
final class RecordingSoundPlayer implements SoundPlayer {

    private final List<SoundPlan> tracks = new ArrayList<>();
    private int hushed;
    private VolumeSetting volume = VolumeSetting.USUAL;

    @Override
    public void play(SoundPlan plan) {
        if (!plan.isSilent()) {
            tracks.add(plan);
        }
    }

    @Override
    public void hush() {
        hushed++;
    }

    @Override
    public void setLoudness(VolumeSetting newVolume) {
        volume = newVolume;
    }

    @Override
    public void checkAvailability() {}

    @Override
    public ReadOnlyObjectProperty<SoundAvailability> output() {
        return SoundPlayer.NONE.output();
    }

    VolumeSetting loudness() {
        return volume;
    }

    int hushed() {
        return hushed;
    }

    /// The kinds of sounds since the last time, track by track.
    List<List<SoundEffect>> taken() {
        List<List<SoundEffect>> taken = tracks.stream()
                .map(plan -> plan.cues().stream().map(sound -> sound.effect()).toList())
                .toList();
        tracks.clear();
        return taken;
    }
}

package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import millebornes.desktop.sound.SoundEffect;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.VolumeSetting;

/// Writes down what would be heard.
final class RecordingSoundPlayer implements SoundPlayer {

    private final List<SoundPlan> tracks = new ArrayList<>();
    private int hushed;
    private VolumeSetting loudness = VolumeSetting.USUAL;

    @Override
    public void play(SoundPlan track) {
        if (!track.isSilent()) {
            tracks.add(track);
        }
    }

    @Override
    public void hush() {
        hushed++;
    }

    @Override
    public void setLoudness(VolumeSetting other) {
        loudness = other;
    }

    @Override
    public void checkAvailability() {}

    @Override
    public ReadOnlyObjectProperty<SoundAvailability> output() {
        return SoundPlayer.NONE.output();
    }

    VolumeSetting loudness() {
        return loudness;
    }

    int hushed() {
        return hushed;
    }

    /// The kinds of sounds since the last time, track by track.
    List<List<SoundEffect>> taken() {
        List<List<SoundEffect>> taken = tracks.stream()
                .map(track -> track.cues().stream().map(cue -> cue.effect()).toList())
                .toList();
        tracks.clear();
        return taken;
    }
}

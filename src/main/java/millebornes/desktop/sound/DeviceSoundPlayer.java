package millebornes.desktop.sound;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Plays tracks on the machine's loudspeakers, on a thread that waits for the device; another thread computes samples
/// ahead of time. The JavaFX thread never waits. Nothing is loaded, and no device opened, before the first sound; the
/// device is released after a short silence.
public final class DeviceSoundPlayer implements SoundPlayer {

    private static final Logger LOG = System.getLogger(DeviceSoundPlayer.class.getName());

    /// The number of samples written at a time; small, so that the sound can stop quickly.
    private static final int CHUNK = SampleBuilder.frames(12);

    /// The time without sound after which the device is closed, in samples.
    private static final int PATIENCE = SampleBuilder.frames(1500);

    private final SoundDevice device;
    private final Consumer<Runnable> toolkit;
    private final BlockingQueue<Runnable> wishes = new LinkedBlockingQueue<>();
    private final EffectSynthesizer synthesizer = new EffectSynthesizer();
    private final SoundMixer mixer = new SoundMixer();
    private final ReadOnlyObjectWrapper<SoundAvailability> output =
            new ReadOnlyObjectWrapper<>(this, "output", SoundAvailability.UNKNOWN);
    private volatile VolumeSetting volume = VolumeSetting.USUAL;
    private @Nullable Thread thread;
    private boolean missing;

    /// The loudspeakers of this machine.
    public static DeviceSoundPlayer ofThisMachine() {
        return new DeviceSoundPlayer(new SystemSoundDevice(), Platform::runLater);
    }

    /// @param toolkit runs a task on the JavaFX thread
    DeviceSoundPlayer(SoundDevice device, Consumer<Runnable> toolkit) {
        this.device = device;
        this.toolkit = toolkit;
    }

    @Override
    public void play(SoundPlan plan) {
        if (!plan.isSilent() && !volume.isSilent()) {
            wish(() -> add(plan));
        }
    }

    @Override
    public void hush() {
        if (thread != null) {
            wish(mixer::hush);
        }
    }

    @Override
    public void setLoudness(VolumeSetting newVolume) {
        volume = newVolume;
    }

    @Override
    public void checkAvailability() {
        wish(() -> found(device.isThere() ? SoundAvailability.THERE : SoundAvailability.MISSING));
    }

    @Override
    public ReadOnlyObjectProperty<SoundAvailability> output() {
        return output.getReadOnlyProperty();
    }

    private void wish(Runnable wish) {
        wishes.add(wish);
        if (thread == null) {
            thread = Thread.ofPlatform().daemon().name("sound").start(this::work);
            Thread.ofPlatform().daemon().name("studio").start(synthesizer::prepare);
        }
    }

    private void add(SoundPlan plan) {
        if (!missing) {
            mixer.gain(volume.gain());
            mixer.add(plan, synthesizer::samples);
        }
    }

    private void found(SoundAvailability availability) {
        missing = availability == SoundAvailability.MISSING;
        toolkit.accept(() -> output.set(availability));
    }

    /// Runs on the player's thread: plays sounds, and sleeps while there are none.
    private void work() {
        try {
            while (true) {
                wishes.take().run();
                if (!mixer.isSilent()) {
                    sound();
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void sound() {
        try (SoundDevice.SoundLine line = device.open()) {
            found(SoundAvailability.THERE);
            float[] chunk = new float[CHUNK];
            for (int silent = 0; silent < PATIENCE; silent = mixer.isSilent() ? silent + CHUNK : 0) {
                for (Runnable wish = wishes.poll(); wish != null; wish = wishes.poll()) {
                    wish.run();
                }
                mixer.gain(volume.gain());
                mixer.fill(chunk);
                line.write(chunk);
            }
        } catch (SoundDevice.NoSoundException exception) {
            LOG.log(Level.DEBUG, "The game goes on without sound", exception);
            mixer.clear();
            found(SoundAvailability.MISSING);
        }
    }
}

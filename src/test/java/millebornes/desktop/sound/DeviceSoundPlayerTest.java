package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The sound player with devices that work, are missing, or are removed while playing. No test needs a sound card.
@Timeout(60)
class DeviceSoundPlayerTest {

    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger written = new AtomicInteger();
    private final Semaphore heard = new Semaphore(0);
    private final Semaphore told = new Semaphore(0);

    @Test
    void aTrackIsHeardAndTheDeviceIsLetGoAfterwards() throws Exception {
        CountDownLatch closed = new CountDownLatch(1);
        DeviceSoundPlayer player = speaker(new Fake(Integer.MAX_VALUE, closed));
        player.play(SoundPlan.CURTAIN);
        assertThat(heard.tryAcquire(30, TimeUnit.SECONDS)).isTrue();
        assertThat(closed.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(player.output().get()).isEqualTo(SoundPlayer.SoundAvailability.THERE);
        assertThat(opened).hasValue(1);
        assertThat(written.get()).isGreaterThan(SampleBuilder.frames(600));
    }

    @Test
    void withoutADeviceThereIsSilenceAndItIsNotAskedAgain() throws Exception {
        DeviceSoundPlayer player = speaker(new Fake(-1, new CountDownLatch(1)));
        assertThatCode(() -> player.play(SoundPlan.CURTAIN)).doesNotThrowAnyException();
        awaitOutput();
        assertThat(player.output().get()).isEqualTo(SoundPlayer.SoundAvailability.MISSING);
        player.play(SoundPlan.CURTAIN);
        player.hush();
        player.checkAvailability();
        awaitOutput();
        assertThat(player.output().get()).isEqualTo(SoundPlayer.SoundAvailability.MISSING);
        assertThat(opened).hasValue(1);
    }

    @Test
    void aDeviceThatGoesMidwayIsMissedQuietlyAndFoundAgainWhenSomebodyLooks() throws Exception {
        Fake device = new Fake(3, new CountDownLatch(1));
        DeviceSoundPlayer player = speaker(device);
        player.play(SoundPlan.CURTAIN);
        awaitOutput();
        awaitOutput();
        assertThat(player.output().get()).isEqualTo(SoundPlayer.SoundAvailability.MISSING);
        device.chunks = Integer.MAX_VALUE;
        player.checkAvailability();
        awaitOutput();
        assertThat(player.output().get()).isEqualTo(SoundPlayer.SoundAvailability.THERE);
        player.play(SoundPlan.CURTAIN);
        awaitOutput();
        assertThat(heard.tryAcquire(30, TimeUnit.SECONDS)).isTrue();
        assertThat(opened).hasValue(2);
    }

    @Test
    void whoHasMutedItOpensNoDevice() throws Exception {
        DeviceSoundPlayer player = speaker(new Fake(Integer.MAX_VALUE, new CountDownLatch(1)));
        player.setLoudness(VolumeSetting.USUAL.toggled());
        player.play(SoundPlan.CURTAIN);
        player.setLoudness(VolumeSetting.USUAL.at(0));
        player.play(SoundPlan.CURTAIN);
        player.checkAvailability();
        awaitOutput();
        assertThat(opened).hasValue(0);
    }

    @Test
    void lookingForTheMachinesOwnDeviceNeverFails() {
        assertThatCode(() -> new SystemSoundDevice().isThere()).doesNotThrowAnyException();
    }

    @Test
    void bothChannelsAreWrittenTheLowerByteFirst() {
        assertThat(SystemSoundDevice.bytes(new float[] {0, 1, -1}))
                .containsExactly(0, 0, 0, 0, 0xff, 0x7f, 0xff, 0x7f, 0x01, 0x80, 0x01, 0x80);
    }

    private DeviceSoundPlayer speaker(SoundDevice device) {
        return new DeviceSoundPlayer(device, told -> {
            told.run();
            this.told.release();
        });
    }

    private void awaitOutput() throws InterruptedException {
        assertThat(told.tryAcquire(30, TimeUnit.SECONDS)).isTrue();
    }

    /// A device that takes so many chunks and is gone then; none at all when it is not there.
    private final class Fake implements SoundDevice {

        private final CountDownLatch closed;
        private volatile int chunks;

        Fake(int chunks, CountDownLatch closed) {
            this.chunks = chunks;
            this.closed = closed;
        }

        @Override
        public boolean isThere() {
            return chunks >= 0;
        }

        @Override
        public SoundLine open() throws NoSoundException {
            opened.incrementAndGet();
            if (chunks < 0) {
                throw new NoSoundException("none");
            }
            return new SoundLine() {
                private int taken;

                @Override
                public void write(float[] samples) throws NoSoundException {
                    if (taken++ >= chunks) {
                        throw new NoSoundException("gone");
                    }
                    written.addAndGet(samples.length);
                    for (float sample : samples) {
                        if (Math.abs(sample) > 0.001) {
                            heard.release();
                        }
                    }
                }

                @Override
                public void close() {
                    closed.countDown();
                }
            };
        }
    }
}

package millebornes.bot;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// A value for every [MediumWeight].
final class MediumWeights {

    /// The tuned weights, with which the program plays.
    static final MediumWeights TUNED = resource("/bot/medium.properties");

    private final int[] values;

    /// @param values one for each weight, in their order
    MediumWeights(int[] values) {
        if (values.length != MediumWeight.values().length) {
            throw new IllegalArgumentException(values.length + " weights");
        }
        this.values = values.clone();
    }

    int of(MediumWeight weight) {
        return values[weight.ordinal()];
    }

    private static MediumWeights resource(String file) {
        try (@Nullable InputStream in = MediumWeights.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("missing: " + file);
            }
            return new MediumWeights(read(in, file));
        } catch (IOException e) {
            throw new IllegalStateException(file, e);
        }
    }

    /// Reads the values of a file, which has a line `NAME=number` for each weight.
    ///
    /// @throws IllegalStateException when the file lacks one
    static int[] read(InputStream in, String file) throws IOException {
        Properties lines = new Properties();
        lines.load(in);
        int[] values = new int[MediumWeight.values().length];
        for (MediumWeight weight : MediumWeight.values()) {
            @Nullable String value = lines.getProperty(weight.name());
            if (value == null) {
                throw new IllegalStateException(file + " has no " + weight);
            }
            values[weight.ordinal()] = Integer.parseInt(value.strip());
        }
        return values;
    }
}

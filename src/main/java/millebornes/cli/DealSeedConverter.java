package millebornes.cli;

import millebornes.engine.match.DealSeed;
import picocli.CommandLine.ITypeConverter;

/// Parses the value of `--seed`: the number of a deal, or its key.
final class DealSeedConverter implements ITypeConverter<DealSeed> {

    @Override
    public DealSeed convert(String typed) {
        return DealSeed.typedKey(typed).orElseGet(() -> DealSeed.numbered(Long.parseLong(typed)));
    }
}

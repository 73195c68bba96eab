package millebornes.cli;

import millebornes.engine.match.DealSeed;
import picocli.CommandLine.ITypeConverter;

/// A deal as it is typed behind `--seed`: its number, or its key.
final class DealSeedConverter implements ITypeConverter<DealSeed> {

    @Override
    public DealSeed convert(String typed) {
        return DealSeed.typedKey(typed).orElseGet(() -> DealSeed.numbered(Long.parseLong(typed)));
    }
}

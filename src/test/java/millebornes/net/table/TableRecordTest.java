package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import millebornes.save.BadJsonException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The stored keys of a table: what was written is read again, and a damaged file is refused.
class TableRecordTest {

    private static final String DIGEST = "0123456789abcdef".repeat(4);
    private static final String WHOLE = """
            {"game":"table-t1","table":"t1","room":"t1-%1$s","watch":"t1-%1$s",
            "seats":[{"invitation":"t1-%1$s","token":"%2$s","name":"Lou"},{"invitation":"t1-%1$s","name":""}]}
            """.formatted("k".repeat(22), DIGEST);

    @TempDir
    private Path folder;

    @Test
    void aRecordIsReadAsItWasWritten() throws Exception {
        TableRecord tableRecord = TableRecord.read(file(WHOLE));
        tableRecord.write(folder);
        assertThat(TableRecord.read(TableRecord.file(folder, "t1"))).isEqualTo(tableRecord);
        assertThat(tableRecord.seats()).extracting(TableRecord.KeptSeat::name).isEqualTo(List.of("Lou", ""));
        assertThat(tableRecord.fits(2)).isTrue();
        assertThat(tableRecord.fits(3)).isFalse();
    }

    /// A table's name becomes a file name and leads requests to the table.
    @ParameterizedTest
    @CsvSource({
        "'\"table\":\"t1\"', '\"table\":\"../t1\"'",
        "'\"room\":\"t1-', '\"room\":\"t2-'",
        "'\"watch\":\"t1-', '\"watch\":\"t2-'",
        "'\"invitation\":\"t1-', '\"invitation\":\"t2-'",
        "'\"token\":\"0123', '\"token\":\"'",
        "'\"token\":\"0123', '\"token\":\"xxxx'"
    })
    void aDamagedRecordIsRefused(String part, String damaged) throws Exception {
        assertThat(WHOLE).contains(part);
        Path file = file(WHOLE.replace(part, damaged));
        assertThatThrownBy(() -> TableRecord.read(file)).isInstanceOf(BadJsonException.class);
    }

    private Path file(String text) throws Exception {
        return Files.writeString(folder.resolve("record.json"), text);
    }
}

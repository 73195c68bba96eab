package millebornes.cli.referee;

import java.util.List;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.save.JsonFields;

/// Reads numbers within their bounds.
final class NumberReader {

    private NumberReader() {}

    /// A field that holds a number from 0 to `most`.
    ///
    /// @throws BadRequestException when it does not
    static int read(JsonFields json, String name, int most) {
        long number = json.integer(name);
        if (number < 0 || number > most) {
            throw new BadRequestException(Problem.OUT_OF_RANGE, json.where(name));
        }
        return (int) number;
    }

    /// A list of that many numbers from 0 to `most`.
    ///
    /// @throws BadRequestException when it is anything else
    static List<Integer> readList(JsonFields json, String name, int length, int most) {
        JsonFields itemFields = json.items(name);
        if (itemFields.names().size() != length) {
            throw new BadRequestException(Problem.NOT_A_VIEW, json.where(name));
        }
        return itemFields.names().stream()
                .map(item -> read(itemFields, item, most))
                .toList();
    }
}

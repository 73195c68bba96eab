package millebornes.cli.referee;

import java.util.List;
import millebornes.cli.referee.BadRequestException.Problem;
import millebornes.save.JsonFields;

/// Reads whole numbers from JSON and checks their bounds.
final class NumberReader {

    private NumberReader() {}

    /// The number of a field, from 0 to `most`.
    ///
    /// @throws BadRequestException when the number is out of this range
    static int read(JsonFields json, String name, int most) {
        long number = json.integer(name);
        if (number < 0 || number > most) {
            throw new BadRequestException(Problem.OUT_OF_RANGE, json.where(name));
        }
        return (int) number;
    }

    /// The numbers of a list field, `length` of them, each from 0 to `most`.
    ///
    /// @throws BadRequestException when there are more or fewer, or one is out of range
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

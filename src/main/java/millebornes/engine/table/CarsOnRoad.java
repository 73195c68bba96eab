package millebornes.engine.table;

/// Every car of a round, by its number, wherever it is read from: the round, a draft of it, what one seat may know.
public interface CarsOnRoad {

    int carCount();

    Car car(int car);
}

package millebornes.engine.table;

/// The cars of a round, by number: implemented by the round, a draft of it and a seat's view.
public interface RoundCars {

    int carCount();

    Car car(int car);
}

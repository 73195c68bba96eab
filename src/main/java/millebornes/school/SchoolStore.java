package millebornes.school;

/// The storage of solved exercises.
public interface SchoolStore {

    SchoolProgress progress();

    /// Records a solved exercise. A failing disk does not interrupt the lesson.
    void solve(Exercise exercise);
}

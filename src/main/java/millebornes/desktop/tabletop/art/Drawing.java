package millebornes.desktop.tabletop.art;

import java.util.ArrayList;
import java.util.List;

/// A drawing that was read and can be built in any palette, any number of times.
record Drawing(Element.Cluster root) {

    /// The named part alone, where it stands in the drawing.
    ///
    /// @throws IllegalArgumentException when there is no such part
    Drawing part(String id) {
        return part(root, id);
    }

    /// The drawing without its named part.
    Drawing without(String id) {
        return new Drawing(without(root, id));
    }

    /// The element of that name.
    Element element(String id) {
        return part(root, id).root().parts().getFirst();
    }

    private static Drawing part(Element.Cluster cluster, String id) {
        var found = find(cluster, id);
        if (found.isEmpty()) {
            throw new IllegalArgumentException("the drawing has no part " + id);
        }
        return new Drawing(new Element.Cluster("", Pen.INITIAL, found, null));
    }

    private static List<Element> find(Element.Cluster cluster, String id) {
        for (Element element : cluster.parts()) {
            if (element.id().equals(id)) {
                return List.of(element);
            }
            if (element instanceof Element.Cluster inner) {
                var found = find(inner, id);
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return List.of();
    }

    private static Element.Cluster without(Element.Cluster cluster, String id) {
        var kept = new ArrayList<Element>();
        for (Element element : cluster.parts()) {
            if (!element.id().equals(id)) {
                kept.add(element instanceof Element.Cluster inner ? without(inner, id) : element);
            }
        }
        return new Element.Cluster(cluster.id(), cluster.pen(), kept, cluster.clip());
    }
}

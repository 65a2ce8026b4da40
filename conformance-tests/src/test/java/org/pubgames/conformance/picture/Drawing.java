package org.pubgames.conformance.picture;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A picture read back. */
public record Drawing(Element root) {

    /** What a picture may consist of. */
    private static final List<String> ELEMENTS =
            List.of("svg", "title", "desc", "g", "rect", "circle", "line", "path", "text");

    private static final DocumentBuilder READER = reader();

    private static DocumentBuilder reader() {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setNamespaceAware(true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder;
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("no reader of XML", e);
        }
    }

    /**
     * Reads a picture.
     *
     * @throws IllegalArgumentException when it is not well-formed
     */
    public static Drawing of(String svg) {
        byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
        synchronized (READER) {
            try {
                return new Drawing(
                        READER.parse(new ByteArrayInputStream(bytes)).getDocumentElement());
            } catch (SAXException | IOException e) {
                throw new IllegalArgumentException(svg, e);
            }
        }
    }

    /** All elements with a name; {@code *} for any. */
    List<Element> elements(String name) {
        NodeList found = root.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }

    /** All elements of a class. */
    List<Element> marked(String name) {
        return elements("*").stream()
                .filter(each -> List.of(each.getAttribute("class").split(" ", -1)).contains(name))
                .toList();
    }

    /** The description. */
    String told() {
        return elements("desc").get(0).getTextContent();
    }

    /** The title. */
    String title() {
        return elements("title").get(0).getTextContent();
    }

    /** What is wrong with it as a part of a page; empty when nothing is. */
    public List<String> faults(String lang) {
        List<String> faults = new ArrayList<>();
        double[] view =
                List.of(root.getAttribute("viewBox").split(" ", -1)).stream()
                        .mapToDouble(Double::parseDouble)
                        .toArray();
        double scale = Double.parseDouble(root.getAttribute("width")) / view[2];
        if (Double.parseDouble(root.getAttribute("width")) > 320) {
            faults.add("wider than a telephone");
        }
        if (!root.getAttribute("role").equals("img") || !root.getAttribute("lang").equals(lang)) {
            faults.add("role or language");
        }
        if (title().isBlank() || told().isBlank()) {
            faults.add("title or description");
        }
        for (Element each : elements("*")) {
            String name = each.getLocalName();
            if (!ELEMENTS.contains(name)) {
                faults.add("element " + name);
            }
            if (each.hasAttribute("id") || each.hasAttribute("style")) {
                faults.add("id or style in " + name);
            }
            for (String length : List.of("r", "width", "height", "stroke-width")) {
                if (each.hasAttribute(length)
                        && !(Double.parseDouble(each.getAttribute(length)) > 0)) {
                    faults.add(length + " of " + name + " " + each.getAttribute(length));
                }
            }
            if (each.hasAttribute("font-size")
                    && Double.parseDouble(each.getAttribute("font-size")) * scale * enlarged(each)
                            < 9.99) {
                faults.add("small text " + each.getTextContent());
            }
            if (name.equals("circle")) {
                double[] frame = frame(each);
                double x = frame[0] + frame[2] * Double.parseDouble(each.getAttribute("cx"));
                double y = frame[1] + frame[2] * Double.parseDouble(each.getAttribute("cy"));
                if (x < view[0] || x > view[0] + view[2] || y < view[1] || y > view[1] + view[3]) {
                    faults.add("a circle outside the picture");
                }
            }
        }
        return faults;
    }

    private static double enlarged(Element element) {
        return frame(element)[2];
    }

    /** Where the group around an element is moved, and how much it is enlarged. */
    private static double[] frame(Element element) {
        Node node = element;
        while (node instanceof Element each && !each.hasAttribute("transform")) {
            node = each.getParentNode();
        }
        if (!(node instanceof Element group)) {
            return new double[] {0, 0, 1};
        }
        String[] parts = group.getAttribute("transform").split("[( )]+", -1);
        return new double[] {
            Double.parseDouble(parts[1]), Double.parseDouble(parts[2]), Double.parseDouble(parts[4])
        };
    }
}

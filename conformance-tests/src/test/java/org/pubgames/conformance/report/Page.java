package org.pubgames.conformance.report;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A well-formed document, asked with XPath; names are without their spaces. */
record Page(Node node) {

    /** Looked up once: it searches the whole class path. */
    private static final XPathFactory PATHS = XPathFactory.newInstance();

    /** Reads a document strictly: what is not well-formed is an error. */
    static Page read(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
            factory.setExpandEntityReferences(false);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return new Page(builder.parse(new InputSource(new StringReader(text))));
        } catch (ParserConfigurationException | SAXException e) {
            throw new AssertionError("not well-formed: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * All nodes that a path leads to, each as a document of its own: asked within a large one, each
     * question would read the whole of it again.
     */
    List<Page> parts(String path) {
        NodeList found = found(path);
        List<Page> parts = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            parts.add(new Page(found.item(i).cloneNode(true)));
        }
        return parts;
    }

    private NodeList found(String path) {
        try {
            return (NodeList) PATHS.newXPath().evaluate(path, node, XPathConstants.NODESET);
        } catch (XPathExpressionException e) {
            throw new AssertionError(path, e);
        }
    }

    /** The texts of all nodes that a path leads to. */
    List<String> all(String path) {
        NodeList found = found(path);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            texts.add(found.item(i).getTextContent());
        }
        return texts;
    }

    int count(String path) {
        return found(path).getLength();
    }

    String one(String path) {
        List<String> found = all(path);
        if (found.size() != 1) {
            throw new AssertionError(path + " leads to " + found);
        }
        return found.get(0);
    }
}

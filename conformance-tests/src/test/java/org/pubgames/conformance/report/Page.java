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
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A well-formed document, asked with XPath; names are without their spaces. */
record Page(Document document) {

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

    /** The texts of all nodes that a path leads to. */
    List<String> all(String path) {
        try {
            NodeList found =
                    (NodeList)
                            XPathFactory.newInstance()
                                    .newXPath()
                                    .evaluate(path, document, XPathConstants.NODESET);
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < found.getLength(); i++) {
                texts.add(found.item(i).getTextContent());
            }
            return texts;
        } catch (XPathExpressionException e) {
            throw new AssertionError(path, e);
        }
    }

    int count(String path) {
        return all(path).size();
    }

    String one(String path) {
        List<String> found = all(path);
        if (found.size() != 1) {
            throw new AssertionError(path + " leads to " + found);
        }
        return found.get(0);
    }
}

package org.pubgames.club.pages;

/** A QR code as SVG. */
final class QrCode {

    private static final int BORDER = 2;

    private QrCode() {}

    static String svg(String text) {
        io.nayuki.qrcodegen.QrCode code =
                io.nayuki.qrcodegen.QrCode.encodeText(text, io.nayuki.qrcodegen.QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M').append(x + BORDER).append(',').append(y + BORDER);
                    path.append("h1v1h-1z");
                }
            }
        }
        int size = code.size + 2 * BORDER;
        return "<svg class=\"qr\" xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\" viewBox=\"0 0 "
                + size
                + " "
                + size
                + "\"><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><path fill=\"#000\" d=\""
                + path
                + "\"/></svg>";
    }
}

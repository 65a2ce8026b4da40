package org.example.club;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServletRequest;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.pubgames.spring.MatchAccess;
import org.pubgames.spring.MatchRights;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** A club's service. The host has the key, a player the ticket of his seat, everybody may watch. */
@SpringBootApplication
public class Club implements MatchAccess {

    @Value("${club.key}")
    private String key;

    public static void main(String[] args) {
        SpringApplication.run(Club.class, args);
    }

    @Override
    public MatchRights rights(HttpServletRequest request, String match) {
        if (mayOpen(request, "")) {
            return MatchRights.everything();
        }
        String seat = request.getParameter("me");
        boolean his = seat != null && same(request.getParameter("ticket"), ticket(key, match, seat));
        return his ? MatchRights.seat(seat) : MatchRights.watching();
    }

    @Override
    public boolean mayOpen(HttpServletRequest request, String header) {
        return same(request.getHeader("Key"), key);
    }

    /** What the host gives to a player; only whoever has the key can make one. */
    static String ticket(String key, String match, String seat) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal((match + "/" + seat).getBytes(UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean same(String shown, String right) {
        return shown != null && MessageDigest.isEqual(shown.getBytes(UTF_8), right.getBytes(UTF_8));
    }
}

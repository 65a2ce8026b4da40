package org.pubgames.club.access;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.pubgames.club.evening.Codes;
import org.pubgames.store.EventStore;
import org.pubgames.store.NewMatch;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * The organizer's code and the key that signs cookies. Made at the first start and kept with the
 * matches, so that whoever was known is known after a restart, and on each server of a database.
 */
@Component
public final class Keys {

    private static final String ID = "club-keys";

    private final Kept kept;

    /** As it is written. */
    record Kept(String club, String organizer, String secret) {}

    /**
     * The keys of a store; new ones when it has none.
     *
     * @param store where they are kept
     * @param json how they are written
     * @param codes makes the code
     */
    public Keys(EventStore store, JsonMapper json, Codes codes) {
        if (store.find(ID).isEmpty()) {
            byte[] secret = new byte[32];
            new SecureRandom().nextBytes(secret);
            Kept made =
                    new Kept(
                            "keys",
                            codes.code(Codes.ORGANIZER, Set.of()),
                            HexFormat.of().formatHex(secret));
            // where another server was first, its keys count
            store.create(
                    new NewMatch(
                            ID, json.writeValueAsString(made), Clock.systemUTC().instant(), null));
        }
        this.kept = json.readValue(store.find(ID).orElseThrow().header(), Kept.class);
    }

    /** {@return the code that the organizer types} */
    public String organizerCode() {
        return kept.organizer();
    }

    /** {@return whether a text is the organizer's code} */
    public boolean isOrganizer(String typed) {
        return same(Codes.meant(typed), kept.organizer());
    }

    /** {@return a text with a signature that only this club can make} */
    public String signed(String text) {
        String body = Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(UTF_8));
        return body + "." + signature(body);
    }

    /** {@return the text that was signed; empty when it was not signed here} */
    public Optional<String> text(String signed) {
        int dot = signed.indexOf('.');
        if (dot < 0 || !same(signed.substring(dot + 1), signature(signed.substring(0, dot)))) {
            return Optional.empty();
        }
        byte[] text = Base64.getUrlDecoder().decode(signed.substring(0, dot));
        return Optional.of(new String(text, UTF_8));
    }

    /** {@return the signature of a text} */
    String signature(String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(HexFormat.of().parseHex(kept.secret()), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e); // every Java platform has it
        }
    }

    /** Compares in a time that tells nothing. */
    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(UTF_8), other.getBytes(UTF_8));
    }
}

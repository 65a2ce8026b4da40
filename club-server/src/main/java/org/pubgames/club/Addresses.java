package org.pubgames.club;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The addresses under which this machine is found in the local network. */
public final class Addresses {

    private Addresses() {}

    /**
     * {@return the first parts of addresses of pages, those of the local network before that of
     * this machine}
     *
     * @param port on which it answers
     */
    public static List<String> of(int port) {
        List<String> found = new ArrayList<>();
        try {
            for (NetworkInterface each :
                    Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (!each.isUp() || each.isLoopback()) {
                    continue;
                }
                for (InetAddress address : Collections.list(each.getInetAddresses())) {
                    if (address instanceof Inet4Address && !address.isLinkLocalAddress()) {
                        found.add("http://" + address.getHostAddress() + ":" + port);
                    }
                }
            }
        } catch (SocketException e) {
            // then it is found on this machine alone
        }
        found.add("http://localhost:" + port);
        return List.copyOf(found);
    }
}

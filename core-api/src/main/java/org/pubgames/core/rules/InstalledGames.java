package org.pubgames.core.rules;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.MatchFiles;
import org.pubgames.core.Pinning;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantWatch;
import org.pubgames.core.internal.journal.InstalledFiles;
import org.pubgames.core.internal.parts.Providers;
import org.pubgames.core.internal.variant.LoadedCatalogue;
import org.pubgames.core.internal.variant.WatchedFolder;
import org.pubgames.core.spi.GameDefinition;

/**
 * The games whose definitions are on the class path. Definitions are looked for no further than
 * needed, and a game is made when it is asked for. Safe to share between threads.
 */
public final class InstalledGames implements Games.Finder {

    private final Map<String, GameDefinition<?, ?, ?>> met = new HashMap<>();
    private final Map<String, Game<?, ?>> made = new HashMap<>();

    @SuppressWarnings("rawtypes")
    private final Iterator<GameDefinition> rest = new Providers<>(GameDefinition.class);

    @Override
    public synchronized List<Game<?, ?>> all() {
        while (rest.hasNext()) {
            meet(rest.next());
        }
        return new TreeMap<>(met).values().stream().<Game<?, ?>>map(this::game).toList();
    }

    @Override
    public synchronized Optional<Game<?, ?>> find(String id) {
        while (!met.containsKey(id) && rest.hasNext()) {
            meet(rest.next());
        }
        return Optional.ofNullable(met.get(id)).map(this::game);
    }

    @Override
    public Catalogue catalogue() {
        return LoadedCatalogue.installed();
    }

    @Override
    public MatchFiles files(Catalogue catalogue, Pinning pinning) {
        return new InstalledFiles(catalogue, pinning);
    }

    @Override
    public Reading<VariantWatch> watch(Path folder, VariantWatch.Listener listener) {
        return WatchedFolder.of(folder, listener);
    }

    private void meet(GameDefinition<?, ?, ?> definition) {
        met.putIfAbsent(definition.key().id(), definition);
    }

    private Game<?, ?> game(GameDefinition<?, ?, ?> definition) {
        return made.computeIfAbsent(definition.key().id(), id -> RuledGame.of(definition).typed());
    }
}

package org.pubgames.spring.autoconfigure;

import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.BeanDefinitionRegistryPostProcessor;
import org.springframework.beans.factory.support.RootBeanDefinition;

/** A bean for each installed game, named by its id, unless the application has one of that name. */
final class GameBeans implements BeanDefinitionRegistryPostProcessor {

    @Override
    public void postProcessBeanDefinitionRegistry(BeanDefinitionRegistry registry) {
        for (Game<?, ?> game : Games.installed()) {
            String id = game.key().id();
            if (!registry.containsBeanDefinition(id)) {
                registry.registerBeanDefinition(id, of(game));
            }
        }
    }

    private static <G extends Game<?, ?>> RootBeanDefinition of(G game) {
        @SuppressWarnings("unchecked") // the class of an object of this type
        Class<G> type = (Class<G>) game.getClass();
        return new RootBeanDefinition(type, () -> game);
    }

    @Override
    public void postProcessBeanFactory(ConfigurableListableBeanFactory factory) {
        // the definitions are all there is to do
    }
}

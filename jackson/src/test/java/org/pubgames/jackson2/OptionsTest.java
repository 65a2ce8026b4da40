package org.pubgames.jackson2;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.pubgames.jackson.JsonOptions;
import org.pubgames.jackson.Mapper;
import org.pubgames.jackson.OptionsContract;

/** By Jackson 2. */
class OptionsTest extends OptionsContract {

    @Override
    protected List<Mapper> mappers(JsonOptions options) {
        PubgamesModule module = new PubgamesModule(options);
        return List.of(
                new Jackson2(JsonMapper.builder().addModule(module).build()),
                new Jackson2(JsonMapper.builder().addModule(module).findAndAddModules().build()),
                new Jackson2(JsonMapper.builder().findAndAddModules().addModule(module).build()));
    }
}

package org.pubgames.jackson;

import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** By Jackson 3. */
class OptionsTest extends OptionsContract {

    @Override
    protected List<Mapper> mappers(JsonOptions options) {
        PubgamesModule module = new PubgamesModule(options);
        return List.of(
                new Jackson3(JsonMapper.builder().addModule(module).build()),
                new Jackson3(JsonMapper.builder().addModule(module).findAndAddModules().build()),
                new Jackson3(JsonMapper.builder().findAndAddModules().addModule(module).build()));
    }
}

package org.pubgames.core.contract;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** No component is named like a part of what the model generator itself writes into the model. */
final class HaveBearableNames extends ArchCondition<JavaClass> {

    HaveBearableNames() {
        super("have bearable names");
    }

    @Override
    public void check(JavaClass javaClass, ConditionEvents events) {
        for (JavaMethod method : javaClass.getMethods()) {
            String name = method.getName();
            if (method.getRawParameterTypes().isEmpty()
                    && !method.getModifiers().contains(JavaModifier.SYNTHETIC)
                    && ("alphaIndexedBy".contains(name) || "betaIndexedBy".contains(name))) {
                events.add(
                        SimpleConditionEvent.violated(
                                method, method.getFullName() + " crashes the generator"));
            }
        }
    }
}

package org.pubgames.core.contract;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/**
 * No method without parameters, so no component of a fact, is named like a part of the names that
 * the model generator of the rule engine writes itself: it would crash.
 */
final class AvoidNamesOfTheModelGenerator extends ArchCondition<JavaClass> {

    AvoidNamesOfTheModelGenerator() {
        super("avoid names that crash the model generator");
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

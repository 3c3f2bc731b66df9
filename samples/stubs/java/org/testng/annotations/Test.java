package org.testng.annotations;

import java.lang.annotation.*;

@Target({ElementType.METHOD, ElementType.TYPE, ElementType.CONSTRUCTOR})
public @interface Test {
  String[] groups() default {};

  boolean enabled() default true;

  String dataProvider() default "";

  Class<?> dataProviderClass() default Object.class;

  String description() default "";
}

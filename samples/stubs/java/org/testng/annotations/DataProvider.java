package org.testng.annotations;

import java.lang.annotation.*;

@Target(ElementType.METHOD)
public @interface DataProvider {
  String name() default "";

  boolean parallel() default false;
}

package org.testng.annotations;

import java.lang.annotation.*;

@Target(ElementType.METHOD)
public @interface BeforeMethod {
  boolean alwaysRun() default false;
}

package org.testng.annotations;

import java.lang.annotation.*;

@Target(ElementType.METHOD)
public @interface AfterMethod {
  boolean alwaysRun() default false;
}

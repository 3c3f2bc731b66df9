package org.junit.jupiter.api;

import java.lang.annotation.*;

@Target({ElementType.ANNOTATION_TYPE, ElementType.METHOD})
public @interface Test {}

package org.junit.jupiter.api.extension;

import java.lang.annotation.*;

@Target(ElementType.FIELD)
public @interface RegisterExtension {}

/** Subset of JSON Schema that the configuration file schemas use. */
export interface ConfigSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  $defs?: Record<string, ConfigSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: ConfigSchema;
  properties?: Record<string, ConfigSchema>;
  required?: string[];
  additionalProperties?: boolean | ConfigSchema;
  dependentRequired?: Record<string, string[]>;
  anyOf?: ConfigSchema[];
  oneOf?: ConfigSchema[];
  deprecated?: boolean;
  /** Replacement of a deprecated key. */
  'x-use'?: string;
}

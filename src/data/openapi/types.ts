/** Types for the subset of OpenAPI 3.1 that the documents use. */
export interface Reference {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  deprecated?: boolean;
  readOnly?: boolean;
}

interface Example {
  summary?: string;
  value?: unknown;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: unknown;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, Media>;
}

export interface Response {
  description: string;
  headers?: Record<string, {description?: string; schema?: Schema}>;
  content?: Record<string, Media>;
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, {default: string; enum?: string[]; description?: string}>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  servers?: Server[];
  /** Roles or plans that the operation requires, in Markdown. */
  'x-permissions'?: string;
  /** Previous anchors of the operation, without #. */
  'x-anchors'?: string[];
  /** Day on which a deprecated operation will be removed, YYYY-MM-DD. */
  'x-sunset'?: string;
  /** Replacement of a deprecated operation, in Markdown. */
  'x-deprecated-by'?: string;
}

export interface SecurityScheme {
  type: string;
  scheme?: string;
  description?: string;
  /** Name of the header, query parameter, or cookie with an API key. */
  name?: string;
  in?: 'header' | 'query' | 'cookie';
  /** Environment variables that samples read. Defaults to `SAUCE_USERNAME` and `SAUCE_ACCESS_KEY`. */
  'x-variables'?: Variables;
}

/** Names of the environment variables with the username and key. */
export interface Variables {
  user: string;
  key: string;
}

export interface PathItem {
  parameters?: (Parameter | Reference)[];
  servers?: Server[];
  get?: Operation;
  put?: Operation;
  post?: Operation;
  delete?: Operation;
  patch?: Operation;
  head?: Operation;
  options?: Operation;
}

export interface ApiDocument {
  openapi: string;
  info: {title: string; version: string; summary?: string; description: string};
  servers: Server[];
  security?: Record<string, string[]>[];
  tags: {name: string; description?: string}[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, Record<string, Operation>>;
  components?: {
    schemas?: Record<string, Schema>;
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, SecurityScheme>;
    [kind: string]: unknown;
  };
}

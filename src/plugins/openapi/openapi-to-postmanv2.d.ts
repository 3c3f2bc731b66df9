/** The part of the library that this plugin uses; it ships no types. */
declare module 'openapi-to-postmanv2' {
  const converter: {
    convert: (input: {type: 'string'; data: string}, options: object, callback: (error: Error | null, conversion: never) => void) => void;
  };
  export default converter;
}

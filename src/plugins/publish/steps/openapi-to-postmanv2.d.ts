/** Types of the function that this plugin uses. The library doesn't include types. */
declare module 'openapi-to-postmanv2' {
  const converter: {
    convert: (
      input: {type: 'string'; data: string},
      options: object,
      callback: (error: Error | null, conversion: never) => void,
    ) => void;
  };
  export default converter;
}

/** What `react-is` has under these names, of which `hoist-non-react-statics` uses no others. */
export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');
export const isMemo = (value: {$$typeof?: symbol} | undefined): boolean => value?.$$typeof === Memo;

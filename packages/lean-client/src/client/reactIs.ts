/** The exports of `react-is` that `hoist-non-react-statics` uses. */
export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');
export const isMemo = (value: {$$typeof?: symbol} | undefined): boolean => value?.$$typeof === Memo;

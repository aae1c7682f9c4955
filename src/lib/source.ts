/** A value outside of the store, for `useSyncExternalStore` and for whoever follows it. */
export interface Source<Value> {
  subscribe: (listener: (value: Value) => void) => () => void;
  current: () => Value;
}

export function makeSource<Value>(initial: Value): Source<Value> & { change: (next: Value) => void } {
  let value = initial;
  const listeners = new Set<(value: Value) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => value,
    change: (next) => {
      value = next;
      listeners.forEach((listener) => listener(next));
    },
  };
}

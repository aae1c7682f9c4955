/** A value outside of the store, for `useSyncExternalStore` and for whoever follows it. */
export function makeSource<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<(value: Value) => void>();
  return {
    subscribe: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => value,
    change: (next: Value) => {
      value = next;
      listeners.forEach((listener) => listener(next));
    },
  };
}

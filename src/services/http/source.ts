/** A value outside of the store, for `useSyncExternalStore`. */
export function makeSource<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => value,
    change: (next: Value) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
  };
}

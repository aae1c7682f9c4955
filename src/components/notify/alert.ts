type Listener = () => void;

let queue: string[] = [];
const listeners = new Set<Listener>();

function change(next: string[]) {
  queue = next;
  listeners.forEach((listener) => listener());
}

/** Shows `text` in a small dialog with an OK button. Several alerts are shown one after another. */
export function showAlert(text: string): void {
  change([...queue, text]);
}

/** For `AlertHost`. */
export const alerts = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => queue[0] ?? null,
  dismiss: () => change(queue.slice(1)),
};

type Listener = () => void;

let queue: string[] = [];
const listeners = new Set<Listener>();

function change(next: string[]) {
  queue = next;
  listeners.forEach((listener) => listener());
}

/** Says `text` in a small dialog with one OK button. Several at once are shown one after another. */
export function showAlert(text: string): void {
  change([...queue, text]);
}

/** What `AlertHost` reads. */
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

import { makeSource } from '@/lib/source';

const queue = makeSource<readonly string[]>([]);

/** Shows `text` in a small dialog with an OK button. Several alerts are shown one after another. */
export function showAlert(text: string): void {
  queue.change([...queue.current(), text]);
}

/** For `AlertHost`. */
export const alerts = {
  subscribe: queue.subscribe,
  current: () => queue.current()[0] ?? null,
  dismiss: () => queue.change(queue.current().slice(1)),
};

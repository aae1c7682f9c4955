import { makeSource } from '@/lib/source';

export type ToastType = 'success' | 'error' | 'info';

export interface Message {
  type: ToastType;
  text: string;
}

type Show = (message: Message) => void;

/** The messages that no host shows yet. */
export const waiting = makeSource<readonly Message[]>([]);
let show: Show | null = null;

/** Shows the message, or queues it until a host can show it. */
export function sendMessage(message: Message) {
  if (show) show(message);
  else waiting.change([...waiting.current(), message]);
}

/** Passes the queued messages and all later ones to `by`, until the returned function is called. */
export function receiveMessages(by: Show) {
  show = by;
  const queued = waiting.current();
  waiting.change([]);
  queued.forEach(by);
  return () => {
    show = null;
  };
}

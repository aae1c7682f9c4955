export type ToastType = 'success' | 'error' | 'info';

export interface Message {
  type: ToastType;
  text: string;
}

type Show = (message: Message) => void;

const waiting: Message[] = [];
let show: Show | null = null;

/** Shows the message, or queues it until a host can show it. */
export function sendMessage(message: Message) {
  if (show) show(message);
  else waiting.push(message);
}

/** Passes the queued messages and all later ones to `show`, until the returned function is called. */
export function receiveMessages(by: Show) {
  show = by;
  waiting.splice(0).forEach(by);
  return () => {
    show = null;
  };
}

export type Kind = 'success' | 'error' | 'info';

export interface Message {
  kind: Kind;
  text: string;
}

type Show = (message: Message) => void;

const waiting: Message[] = [];
let show: Show | null = null;

/** Shows the message, or keeps it until there is something to show it. */
export function sendMessage(message: Message) {
  if (show) show(message);
  else waiting.push(message);
}

/** Hands over the messages that waited and all later ones, until the returned function is called. */
export function receiveMessages(by: Show) {
  show = by;
  waiting.splice(0).forEach(by);
  return () => {
    show = null;
  };
}

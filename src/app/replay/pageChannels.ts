const open = new Set<PageChannel>();

/** A channel that no other tab hears. */
class PageChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(readonly name: string) {
    open.add(this);
  }

  postMessage() {}

  close() {
    open.delete(this);
  }
}

/** Keeps a replay from the person's other tabs, and them from the replay. */
export function replaceChannels() {
  Object.assign(window, { BroadcastChannel: PageChannel });
}

/** Whether the panel listens to it by now. */
export const isListenedTo = (name: string) => [...open].some((channel) => channel.name === name && channel.onmessage);

/** As if another tab had sent it. */
export function postFromOtherTab(name: string, data: unknown) {
  for (const channel of open) if (channel.name === name) channel.onmessage?.(new MessageEvent('message', { data }));
}

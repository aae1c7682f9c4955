type Listener = ((event: MessageEvent<unknown>) => void) | null;

const open = new Set<Channel>();

/** Stands in for the browser's BroadcastChannel, on the clock of the test. */
export class Channel {
  onmessage: Listener = null;

  constructor(readonly name: string) {
    open.add(this);
  }

  postMessage(data: unknown) {
    const others = [...open].filter((other) => other !== this && other.name === this.name);
    for (const other of others) setTimeout(() => open.has(other) && other.onmessage?.({ data } as MessageEvent), 0);
  }

  close() {
    open.delete(this);
  }
}

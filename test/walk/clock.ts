import { Channel } from './channel';

export const NOW = new Date('2026-03-02T09:00:00Z');

/** What React remarks on how the clock goes on, and what jsdom cannot do: nothing about the panel. */
const OF_THE_TEST = /suspended inside an `act` scope|not wrapped in act|Not implemented: navigation/;

/** A window in which all of a page is in view, so that what waits for that is shown. */
const WINDOW = { innerWidth: 1440, innerHeight: 3000 };

class AllInView {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe = (target: Element) => void setTimeout(() => this.tell([{ target, isIntersecting: true }]));
  unobserve() {}
  disconnect() {}
}

/** Each test of the file has a clock of its own, and the parts of a browser that jsdom lacks; returns the console's errors. */
export function walkClock(): string[] {
  const errors: string[] = [];
  beforeEach(() => {
    errors.length = 0;
    jest.useFakeTimers({
      now: NOW,
      doNotFake: ['queueMicrotask', 'nextTick', 'requestIdleCallback', 'cancelIdleCallback', 'performance'],
    });
    Object.assign(globalThis, { BroadcastChannel: Channel, IntersectionObserver: AllInView });
    Object.assign(window, WINDOW);
    HTMLInputElement.prototype.showPicker = () => {};
    jest.spyOn(document, 'hasFocus').mockReturnValue(true); // jsdom's own is about an element
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    jest.spyOn(window, 'print').mockImplementation();
    // What fails to load is only logged; a crash is an error.
    jest.spyOn(console, 'warn').mockImplementation((event: unknown, ...rest: unknown[]) => {
      if (/crash/.test(String(event))) errors.push(`${String(event)} ${JSON.stringify(rest)}`);
    });
    jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      if (!OF_THE_TEST.test(text)) errors.push(text);
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  });
  return errors;
}

/** Makes pictures and films that code loads, not those that are shown, end at once: dead if their address contains one of these texts. */
export function mediaLoads() {
  const dead: string[] = [];
  const ends = (kind: typeof HTMLImageElement | typeof HTMLVideoElement, loaded: string) =>
    jest.spyOn(kind.prototype, 'src', 'set').mockImplementation(function (this: HTMLElement, url: string) {
      const name = dead.some((part) => url.includes(part)) ? 'error' : loaded;
      queueMicrotask(() => this.dispatchEvent(new Event(name)));
    });
  beforeEach(() => {
    dead.length = 0;
    ends(HTMLImageElement, 'load');
  });
  afterEach(() => jest.restoreAllMocks());
  return { dead };
}

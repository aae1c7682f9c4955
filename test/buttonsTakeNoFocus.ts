/** For the tests of a file: as in Safari on a Mac, a pressed button takes no focus. */
export function buttonsTakeNoFocus() {
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  };
  beforeEach(() => document.addEventListener('mousedown', keep, { capture: true }));
  afterEach(() => document.removeEventListener('mousedown', keep, { capture: true }));
}

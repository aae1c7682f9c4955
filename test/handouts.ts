import { screen, waitFor } from '@testing-library/react';

/** The pictures of the tests are never fetched, so that a test says what becomes of them. */
export const decodePictures = (decode: () => Promise<void>) =>
  Object.assign(HTMLImageElement.prototype, { decode: jest.fn(decode) });

/** The test's browser prints nothing; returns what it is asked to. */
export function stubPrint() {
  decodePictures(() => Promise.resolve());
  return jest.spyOn(window, 'print').mockImplementation(() => {});
}

/** The sheet that is printed after this was pressed. */
export async function printedBy(press: () => Promise<void>, kind: string) {
  const print = stubPrint();
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  return screen.getByRole('article', { name: new RegExp(`^${kind}: `) });
}

/** The pictures of a sheet, by their addresses. */
export const picturesOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);

/** How many boxes to tick each row of a sheet has. */
export const boxesOf = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('.sheet-boxes')].map(({ children }) => children.length);

/** The parts of a sheet that are named so, each as one text. */
export const textsOf = (sheet: HTMLElement, selector: string) =>
  [...sheet.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

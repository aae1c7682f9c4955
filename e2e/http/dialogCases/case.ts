import { type Locator } from '@playwright/test';
import { type Fault } from '../../support/faults';

/** Makes the form of a dialog different from what is stored, and tells which field to look at. */
export type Change = (dialog: Locator) => Promise<Locator>;

export interface Case {
  /** The dialog's address. */
  address: string;
  title: string | RegExp;
  role?: 'alertdialog';
  /** The button that saves, or confirms. */
  act: string | RegExp;
  path: string;
  change?: Change;
  /** Once it is done, the list that is loaded again has nothing left to ask about. */
  removes?: boolean;
  /** What the specification has for this call; without it the server's message, or the general one. */
  said?: (fault: Fault) => string;
}

/** Adds to what stands in a field. */
export const longer =
  (label: string): Change =>
  async (dialog) => {
    const field = dialog.getByLabel(label, { exact: true });
    await field.fill(`${await field.inputValue()} x`);
    return field;
  };

export const press =
  (name: string | RegExp, seen: string): Change =>
  async (dialog) => {
    await dialog.getByRole('button', { name }).click();
    return dialog.getByLabel(seen, { exact: true });
  };

export const tick =
  (place: number): Change =>
  async (dialog) => {
    const box = dialog.getByRole('checkbox').nth(place);
    await box.click();
    return box;
  };

export const always = (text: string) => () => text;

export const byKind = (refused: string, else_: string) => (fault: Fault) => (fault.isRefusal ? refused : else_);

/** Fills in fields by their labels: text, the place of an option, a ticked box or a file. */
export const fillIn =
  (values: Record<string, string | number | true | { name: string; mimeType: string; buffer: Buffer }>): Change =>
  async (dialog) => {
    for (const [label, value] of Object.entries(values)) {
      const field = dialog.getByLabel(label, { exact: true });
      if (typeof value === 'string') await field.fill(value);
      else if (typeof value === 'number') await field.selectOption({ index: value });
      else if (value === true) await field.check();
      else await field.setInputFiles(value);
    }
    return dialog.getByLabel(Object.keys(values)[0]!, { exact: true });
  };

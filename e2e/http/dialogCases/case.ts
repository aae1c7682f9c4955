import { type Locator } from '@playwright/test';
import { type Fault } from '../../support/faults';

/** Changes the form of a dialog, and returns the field to check. */
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
  /** Whether the dialog's row is no longer in the list when it is done. */
  removes?: boolean;
  /** The call's own message; by default the server's, or the general one. */
  said?: (fault: Fault) => string;
}

/** Appends to the text of a field. */
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

/** Fills in fields by their labels: text, which also finds an option where one types for it, the index of an option, a ticked checkbox or a file. */
export const fillIn =
  (values: Record<string, string | number | true | { name: string; mimeType: string; buffer: Buffer }>): Change =>
  async (dialog) => {
    for (const [label, value] of Object.entries(values)) {
      const field = dialog.getByLabel(label, { exact: true });
      if (typeof value === 'string') await field.fill(value);
      if (typeof value === 'string' && (await field.getAttribute('role')) === 'combobox') await field.press('Enter');
      if (typeof value === 'number') await field.selectOption({ index: value });
      if (value === true) await field.check();
      if (typeof value === 'object') await field.setInputFiles(value);
    }
    return dialog.getByLabel(Object.keys(values)[0]!, { exact: true });
  };

import { screen, within } from '@testing-library/react';

/** The title of the dialog. */
export const REPORT = 'Save a report of what happened';

/** The steps that the open dialog shows, the latest first. */
export async function stepsOfReport() {
  const dialog = await screen.findByRole('dialog', { name: REPORT });
  const list = await within(dialog).findByRole('list', { name: /^The last \d+ steps/ });
  return within(list).getAllByRole('listitem');
}

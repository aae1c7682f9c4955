import { controlOf } from './control';
import { type Facts } from './format';
import { toldAddress } from './addresses';

const all = (selector: string) => [...document.querySelectorAll(selector)];

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** The rows of tables and the items of lists in the page, those within others not counted. */
const ROWS = 'main tbody > tr, main [role="list"] > li, main [role="listitem"]';

function rowsShown() {
  const lists = all('main table, main [role="list"]');
  return lists.length > 0 ? all(ROWS).filter((row) => !row.parentElement?.closest(ROWS)).length : null;
}

/** What is to be the same in a replay; the address has people's ids as `personId`. */
export function factsNow(): Facts {
  const dialog = all(DIALOG).at(-1);
  const { activeElement } = document;
  return {
    address: toldAddress(window.location),
    dialog: dialog ? (controlOf(dialog).name ?? '') : null,
    rows: rowsShown(),
    focus: activeElement && activeElement !== document.body ? controlOf(activeElement) : null,
    alerts: all('[role="alert"]').filter((alert) => alert.textContent).length,
    busy: all('[aria-busy="true"]').length,
  };
}

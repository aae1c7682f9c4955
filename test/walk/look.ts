import { controls, topLayer } from './controls';

/* What is on screen. It runs in jsdom and, bundled, in a page. */

const nameOf = (element: Element) => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent.trim() ?? '');
  return element.getAttribute('aria-label') ?? texts.join(' ');
};

const isGone = (element: Element) => element.closest('[hidden], .modal:not(.show)') !== null;

const DIALOGS = '[role=dialog][aria-modal=true], [role=alertdialog]';

/** What only tells something, in the place of a toast. */
const isAlert = (dialog: Element) => dialog.querySelector('.alert-body') !== null;

/** Those that were on screen when it was last looked. */
let told = new Set<Element>();

/** The messages that came since the last look, each with an element of its own. */
function newMessages() {
  const shown = [...document.querySelectorAll(`.Toastify__toast, ${DIALOGS}`)].filter(
    (one) => one.matches('.Toastify__toast') || isAlert(one),
  );
  const fresh = shown.filter((message) => !told.has(message));
  told = new Set(shown);
  return fresh.map(({ textContent }) => textContent);
}

const focused = () => {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'body';
  const found = controls().find((control) => control.element === element);
  return found?.name ?? `${element.getAttribute('role') ?? element.tagName} ${nameOf(element)}`;
};

/** What is typed into the fields of the top dialog; a field that only searches what is to be chosen has no content. */
function typed() {
  const layer = topLayer();
  if (layer === document.body) return {};
  const fields = [...layer.querySelectorAll<HTMLInputElement>('input, textarea')];
  const texts = fields.filter(
    (field) =>
      field.getAttribute('role') !== 'combobox' &&
      !['checkbox', 'radio', 'file', 'hidden', 'search'].includes(field.type),
  );
  return Object.fromEntries(
    texts.map((field, at) => [`${at} ${field.labels?.[0]?.textContent ?? field.name}`, field.value]),
  );
}

export const look = () => ({
  heading: document.querySelector('h1')?.textContent ?? '',
  dialogs: [...document.querySelectorAll(DIALOGS)].filter((one) => !isGone(one) && !isAlert(one)).map(nameOf),
  focus: focused(),
  messages: newMessages(),
  typed: typed(),
  isRestored: topLayer().textContent.includes('What you had typed is back.'),
});

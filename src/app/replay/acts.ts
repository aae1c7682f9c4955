import { elementOf } from '../sessionReport/control';
import { type Control, type Of } from '../sessionReport/format';
import { asTyped, standInFiles } from './standIns';
import { type startVirtualFocus } from './virtualFocus';

type Focus = ReturnType<typeof startVirtualFocus>;

/** As a mouse does: the focus moves with the press, before the click. */
function press(element: Element, focus: Focus, isRange: boolean) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2 };
  const how = { bubbles: true, cancelable: true, composed: true, detail: 1, shiftKey: isRange, ...middle };
  const pointer = { ...how, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  const mayFocus = element.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }));
  if (mayFocus) focus.moveTo(element);
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', how));
  element.dispatchEvent(new PointerEvent('click', pointer));
}

/** The key of an English keyboard, by which the dialogs' library knows Escape. */
function codeOf(key: string) {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return { ' ': 'Space', '/': 'Slash', '?': 'Slash' }[key] ?? key;
}

/** `Ctrl+k` is one key with what is held; `g u` are two keys, one after the other. */
function pressKeys(keys: string, element: Element) {
  for (const combination of keys.split(/(?<=.) /)) {
    const held = combination.split(/(?<=.)\+/);
    const key = held.pop()!;
    const how = {
      key,
      code: codeOf(key),
      ctrlKey: held.includes('Ctrl'),
      metaKey: held.includes('Meta'),
      altKey: held.includes('Alt'),
      shiftKey: held.includes('Shift'),
    };
    for (const type of ['keydown', 'keyup'])
      element.dispatchEvent(new KeyboardEvent(type, { ...how, bubbles: true, cancelable: true, composed: true }));
  }
}

/** Sets a value past React's own note of it, so that React sees a change. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function pick(field: HTMLInputElement, { files }: Of<'picked'>) {
  const transfer = new DataTransfer();
  for (const file of await standInFiles(files)) transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a person did with a control. */
export type Act = Of<'pressed' | 'typed' | 'chose' | 'picked'>;

/** The element of an act; null while it is not there. A key without a control goes to the page. */
export const targetOf = ({ control }: { control: Control | null }) => (control ? elementOf(control) : document.body);

/** Does to an element what a person did to its like. */
export async function perform(act: Act, element: Element, focus: Focus) {
  if (act.kind === 'pressed' && act.key === undefined) return press(element, focus, act.isRange === true);
  if (act.control) focus.moveTo(element);
  if (act.kind === 'pressed') pressKeys(act.key!, act.control ? element : focus.current());
  else if (act.kind === 'typed') setValue(element as HTMLInputElement, asTyped(element, act.standIn));
  else if (act.kind === 'chose') {
    const select = element as HTMLSelectElement;
    setValue(select, select.options[act.place]?.value ?? '');
  } else await pick(element as HTMLInputElement, act);
}

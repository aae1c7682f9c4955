import { isField, SEQUENCE_MS } from '@/components/keys/useKeyMap';
import { MOST_FILES, type Control, type Length, type StepOf } from './format';
import { glimpseOf, readGlimpse, roleOf } from './control';
import { type Note, type Notes } from './notes';

const PRESSABLE = [
  ...['a[href]', 'button', 'summary', 'input', 'select', 'textarea', '[role="dialog"]'],
  ...['button', 'link', 'tab', 'option', 'checkbox', 'radio', 'switch', 'slider', 'combobox', 'gridcell'].map(
    (role) => `[role="${role}"]`,
  ),
  '[role^="menuitem"]',
].join();

/** A press there is followed by what is typed, chosen or picked. */
const FILLED = /^(textbox|searchbox|spinbutton|file)$/;

/** Keys that edit a field, or wait for another key. */
const EDITING = /^(Backspace|Delete|Shift|Control|Alt|AltGraph|Meta|Dead|Unidentified)$/;

/** More letters than that are long. */
const MOST_SHORT = 100;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file|button|submit)$/.test(target.type));

function lengthOf({ value, type }: Field): Length {
  if (value === '') return 'empty';
  return value.length > MOST_SHORT && type !== 'password' ? 'long' : 'short';
}

/** What a press is on; null where it is on nothing, or where another event tells it. */
function pressed(target: Element): Element | null {
  const control = target.closest(PRESSABLE);
  const labelled = target.closest('label')?.control;
  if (!control || (labelled && labelled !== control)) return null;
  if (control.getAttribute('role') === 'dialog' && control !== target) return null;
  return FILLED.test(roleOf(control)) || control instanceof HTMLSelectElement ? null : control;
}

const withModifiers = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${key}`;

/** The palette takes the letters that are typed before it is there. */
const opensPalette = (element: Element | null) => element?.getAttribute('aria-label')?.startsWith('Command palette');

/** Notes what a person does in the page, until it is aborted; returns what keeps how much was typed so far. */
export function watchActs(notes: Notes, signal: AbortSignal) {
  /** The field that is being typed into, which may be gone before anything else is done, and its step. */
  let typing: { field: WeakRef<Field>; note: Note; length: Length } | undefined;
  /** Whether what is typed belongs to a field that is not there yet. */
  let isAwaited = false;
  let wentAt = -Infinity;

  /** Keeps how much was typed so far: what comes next may empty the field. */
  const keepLength = () => {
    const field = typing?.field.deref();
    if (!typing || !field?.isConnected) return;
    typing.length = lengthOf(field);
    const { note, length } = typing;
    if (note.step?.kind === 'typed') note.step = { ...note.step, length };
  };
  const endTyping = () => {
    keepLength();
    typing = undefined;
  };
  const add = (element: Element, read: (control: Control) => StepOf) => {
    const glimpse = glimpseOf(element);
    endTyping();
    notes.add(() => read(readGlimpse(glimpse)));
  };

  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const element = target instanceof Element ? pressed(target) : null;
    if (!element) return;
    if (opensPalette(element)) isAwaited = true;
    add(element, (control) => ({ kind: 'pressed', control, ...(shiftKey && { isRange: true }) }));
  };

  const onInput = ({ target }: Event) => {
    if (!isText(target) || target === typing?.field.deref()) return;
    endTyping();
    isAwaited = false;
    const glimpse = glimpseOf(target);
    const note = notes.add(() => ({ kind: 'typed', control: readGlimpse(glimpse), length: typed.length }));
    const typed = { field: new WeakRef(target), note, length: lengthOf(target) };
    typing = typed;
  };

  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) {
      const place = target.selectedIndex;
      add(target, (control) => ({ kind: 'chose', control, place }));
    } else if (target instanceof HTMLInputElement && target.files?.length) {
      const count = target.files.length;
      const files = Array.from(target.files)
        .slice(0, MOST_FILES)
        .map(({ type, size }) => ({
          type: /^[\w.+-]{0,20}\/[\w.+-]{0,80}$/.test(type) ? type : '',
          bytes: size,
        }));
      add(target, (control) => ({ kind: 'picked', control, count, files }));
    }
  };

  /**
   * Keys that do something; never what is typed into a field. Whether one did is known after all who listen, but by then
   * what had the focus may be gone.
   */
  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp, target } = event;
    if (key.length === 1 && target === typing?.field.deref() && !event.ctrlKey && !event.metaKey) return; // the most frequent one
    const isSign = key.length === 1 && !event.ctrlKey && !event.metaKey;
    const isAfterG = timeStamp - wentAt < SEQUENCE_MS;
    wentAt = key === 'g' && isSign ? timeStamp : -Infinity;
    if (EDITING.test(key) || (isSign && (isField(target) || isAwaited))) return;
    keepLength();
    const typingBefore = typing;
    const isSomewhere = target instanceof Element && target !== document.body;
    const glimpse = isSomewhere ? glimpseOf(target) : null;
    const name = isAfterG && isSign ? `g ${key}` : withModifiers(event);
    const note = notes.add(() => ({ kind: 'pressed', control: glimpse && readGlimpse(glimpse), key: name }));
    setTimeout(() => {
      if (!event.defaultPrevented && key !== 'Escape') return notes.remove(note);
      if (typing === typingBefore) typing = undefined;
      if (/^ctrl\+k$/i.test(name)) isAwaited = true;
    });
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (isText(target)) isAwaited = false;
  };

  const how = { capture: true, signal };
  window.addEventListener('click', onClick, how);
  window.addEventListener('input', onInput, how);
  window.addEventListener('change', onChange, how);
  window.addEventListener('keydown', onKey, how);
  window.addEventListener('focusin', onFocus, how);
  return keepLength;
}

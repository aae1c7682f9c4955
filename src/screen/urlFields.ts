import { type Sort } from '@/components/table/sort';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { read, slot } from '@/lib/slots';

/**
 * How one field of a screen's state is written in the address. `read` returns undefined for text that is not a valid
 * value, so that a broken link falls back to the default; `write` is only called for values other than the default.
 */
export interface UrlField<T> {
  read: (text: string) => T | undefined;
  write: (value: T) => string;
  /** Whether changing it pushes a history entry, which Back undoes; otherwise it replaces the current one. */
  isStep: boolean;
  /** Whether it is a dialog, whose history entry is removed when it is closed. */
  isDialog?: boolean;
  /** Kept in the history entry and never in the address, which servers log and people pass on. */
  isPrivate?: boolean;
  /** Where one is in the list, or how much of it is shown at once; no part of a view that is kept under a name. */
  isPlace?: boolean;
}

/** The fields of a screen's state that are in the address or its history entry, by their name there. */
export type UrlFields<State> = { [Name in keyof State]?: UrlField<State[Name]> };

/** A screen's open dialog; `id` is that of the row it is about, never the row itself. */
export interface OpenDialog<Kind extends string = string> {
  kind: Kind;
  id?: number | string;
  /** The field that gets the focus, in place of the first. */
  field?: string;
}

export interface AddedDialogProps {
  dialog: OpenDialog;
  onClose: () => void;
}

/** A kind of dialog that a section has beside its own; one component may be for several. It stays for another `id`. */
interface DialogKind {
  kind: string;
  of: LazyComponent<AddedDialogProps>;
}

export const dialogKinds = slot<DialogKind, string>('dialogKinds');

const identity = (text: string) => text;

/** Free text, such as a search; typing pushes no history entries. */
export const textField: UrlField<string> = { read: identity, write: identity, isStep: false };

/** A search for people (docs/behaviour.md). An old link that contains one is read, then cleaned. */
export const privateTextField: UrlField<string> = { ...textField, isPrivate: true };

export const oneOf = <T extends string>(values: readonly T[]): UrlField<T> => ({
  read: (text) => values.find((value) => value === text),
  write: identity,
  isStep: true,
});

/** A page, counted from 1. */
export const countField: UrlField<number> = {
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  write: String,
  isStep: true,
  isPlace: true,
};

/** The rows per page. */
export const numberOf = (values: readonly number[]): UrlField<number> => ({
  read: (text) => values.find((value) => String(value) === text),
  write: String,
  isStep: true,
  isPlace: true,
});

/** `name` ascending, `-name` descending. */
export const sortField = <Key extends string>(keys: readonly Key[]): UrlField<(Sort & { key: Key }) | null> => ({
  read: (text) => {
    const key = keys.find((name) => name === text.replace(/^-/, ''));
    return key && { key, direction: text.startsWith('-') ? 'desc' : 'asc' };
  },
  write: (sort) => (sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.key}` : ''),
  isStep: true,
});

/** A row's id; numeric ones come back as numbers, as the services deliver them. */
const idOf = (text: string) => (/\d/.test(text) && String(Number(text)) === text ? Number(text) : text);

/** A chosen row, such as a category; Back undoes choosing another. */
export const idField: UrlField<number | string | null> = {
  read: (text) => (text ? idOf(text) : undefined),
  write: String,
  isStep: true,
};

/** `add`, `edit:12`, or `edit.title:12` with a field: one of these kinds, or of those that are added to the section. */
export const dialogField = <Kind extends string>(
  kinds: readonly Kind[],
  path?: string,
): UrlField<OpenDialog<Kind> | null> => ({
  read: (text) => {
    const [, name, , field, id] = /^([^:.]*)(\.([\w.]*))?:?(.*)$/.exec(text) ?? [];
    const added = path ? read(dialogKinds, path).map((each) => each.kind as Kind) : [];
    const kind = [...kinds, ...added].find((value) => value === name);
    return kind && { kind, ...(id && { id: idOf(id) }), ...(field && { field }) };
  },
  write: (dialog) => {
    if (!dialog) return '';
    const { kind, id, field } = dialog;
    return `${kind}${field ? `.${field}` : ''}${id === undefined ? '' : `:${id}`}`;
  },
  isStep: true,
  isDialog: true,
  isPlace: true,
});

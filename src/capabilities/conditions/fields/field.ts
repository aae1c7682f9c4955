import { type User } from '@/services/userTypes';
import { type CheckIn } from '@/capabilities/memberAnswers/api';

/** A user with what most fields need of her. */
export interface Member {
  user: User;
  /** Earliest first. */
  checkIns: readonly CheckIn[];
  /** When the group is made, in milliseconds since 1970. */
  now: number;
}

/** A figure of one member. */
export interface Figure {
  value: number;
  /** The day of her programme on which it was given; 0 where it has none. */
  day: number;
  /** For a change: from which figure to which. */
  from?: number;
  to?: number;
}

/** An answer in which no figure can be read, and where it was given, such as `Day 30`. */
export interface Unread {
  written: string;
  where: string;
}

export const isUnread = (figure: Figure | Unread | null): figure is Unread => figure !== null && 'written' in figure;

interface Named {
  /** As it is printed, in lower case. */
  name: string;
  /** Other names that are understood. */
  aliases: readonly string[];
  /** As it is shown on a chip, such as `Waist change`. */
  label: string;
  group: 'Member' | 'Body' | 'Measurements' | 'Check-ins' | 'Assessment answers';
  /** A condition with it, as text. */
  example: string;
}

/** A field that is compared by size. */
export interface NumberField extends Named {
  kind: 'number';
  /** Shown behind a figure, such as `kg`; `''` for none. */
  unit: string;
  /** The unit in words, such as `inches`, for the editor's label. */
  unitName: string;
  /** Whether `after day 60` applies to it. */
  hasDays: boolean;
  /** False for a change, which is counted without its direction. */
  hasDirection: boolean;
  figure: (member: Member) => Figure | Unread | null;
  /** A figure that a person typed, in the field's unit; null if it is none. */
  parse: (text: string) => number | null;
  format: (value: number) => string;
}

/** A field that is searched for words. */
export interface TextField extends Named {
  kind: 'text';
  /** `''` where there is no answer. */
  text: (member: Member) => string;
}

/** A field with one of a few values. */
export interface ChoiceField extends Named {
  kind: 'choice';
  choice: (member: Member) => string;
}

/** Whether a filter of the server finds the member. */
export interface FolderField extends Named {
  kind: 'folder';
}

export type Field = NumberField | TextField | ChoiceField | FolderField;

import { fold } from '@/lib/fold';
import { turns } from '@/lib/inTurns';
import { type User } from '@/services/userTypes';
import { checkInsOf } from '@/capabilities/memberAnswers/api';
import { joinTexts, type SearchTexts } from '@/features/users/list/searchTexts';
import { isUnread, type ChoiceField, type Member, type NumberField, type TextField } from './fields/field';
import { ANY_ANSWER } from './fields/textFields';

/** The figures of all members for one field. */
export interface NumberColumn {
  /** NaN where there is none. */
  values: Float64Array;
  /** The day of each figure; absent for a field without days. */
  days?: Uint16Array;
  /** 1 where an answer cannot be read. */
  unread: Uint8Array;
  unreadCount: number;
}

/** The values of all members for a field with few different ones. */
export interface ChoiceColumn {
  /** As shown. */
  values: string[];
  /** The place in `values` of each member's. */
  codes: Uint16Array;
}

/** The folded answers of one slice of the members, and the first one's position. */
interface TextSlice {
  start: number;
  texts: SearchTexts;
}

export type ColumnField = NumberField | ChoiceField | TextField;

/** How many members are read before the clock is looked at. */
const SLICE = 500;

export const memberOf = (user: User, now: number): Member => ({ user, checkIns: checkInsOf(user), now });

/** Calls `read` for slices of the members, in turns; throws when aborted. */
export async function inSlices(
  users: readonly User[],
  now: number,
  signal: AbortSignal,
  read: (members: readonly Member[], start: number) => void,
) {
  const turn = turns(signal);
  for (let start = 0; start < users.length; start += SLICE) {
    if (turn.isOver()) await turn.next();
    const members = users.slice(start, start + SLICE).map((user) => memberOf(user, now));
    read(members, start);
  }
}

interface Building {
  /** Adds what the field says of a slice of the members, whose first one is at `start`. */
  add: (members: readonly Member[], start: number) => void;
  finish: () => void;
}

/**
 * What conditions compare, read once for each list of users and field. All answers together are not kept, because they
 * would take as much memory as the list.
 */
export class Columns {
  readonly numbers = new Map<string, NumberColumn>();
  readonly choices = new Map<string, ChoiceColumn>();
  readonly texts = new Map<string, TextSlice[]>();
  /** Whom conditions found, by their text. */
  readonly masks = new Map<string, Uint8Array>();
  readonly now = Date.now();

  constructor(private readonly users: readonly User[]) {}

  private isBuilt({ kind, name }: ColumnField) {
    return { number: this.numbers, choice: this.choices, text: this.texts }[kind].has(name) || name === ANY_ANSWER.name;
  }

  /** Builds the columns that are missing, all in one pass. */
  async build(fields: readonly ColumnField[], signal: AbortSignal) {
    const missing = new Map(fields.filter((field) => !this.isBuilt(field)).map((field) => [field.name, field]));
    if (missing.size === 0) return;
    const buildings = [...missing.values()].map((field) => this.start(field));
    await inSlices(this.users, this.now, signal, (members, start) => {
      for (const { add } of buildings) add(members, start);
    });
    for (const { finish } of buildings) finish();
  }

  private start(field: ColumnField): Building {
    if (field.kind === 'number') return this.startNumbers(field);
    return field.kind === 'choice' ? this.startChoices(field) : this.startTexts(field);
  }

  private startNumbers({ name, figure, hasDays }: NumberField): Building {
    const count = this.users.length;
    const column: NumberColumn = {
      values: new Float64Array(count).fill(NaN),
      ...(hasDays && { days: new Uint16Array(count) }),
      unread: new Uint8Array(count),
      unreadCount: 0,
    };
    return {
      add(members, start) {
        for (const [index, member] of members.entries()) {
          const read = figure(member);
          if (isUnread(read)) {
            column.unread[start + index] = 1;
            column.unreadCount += 1;
          } else if (read) {
            column.values[start + index] = read.value;
            if (column.days) column.days[start + index] = read.day;
          }
        }
      },
      finish: () => void this.numbers.set(name, column),
    };
  }

  private startChoices({ name, choice }: ChoiceField): Building {
    const values: string[] = [];
    const codeOf = new Map<string, number>();
    const codes = new Uint16Array(this.users.length);
    return {
      add(members, start) {
        for (const [index, member] of members.entries()) {
          const value = choice(member);
          if (!codeOf.has(value)) codeOf.set(value, values.push(value) - 1);
          codes[start + index] = codeOf.get(value)!;
        }
      },
      finish: () => void this.choices.set(name, { values, codes }),
    };
  }

  private startTexts({ name, text }: TextField): Building {
    const slices: TextSlice[] = [];
    return {
      add(members, start) {
        const texts = members.map((member) => fold(text(member)));
        slices.push({ start, texts: joinTexts(texts) });
      },
      finish: () => void this.texts.set(name, slices),
    };
  }
}

import { type Id } from '@/services/http/decode';
import { type RecordValues } from './contentKind';
import { type Chosen, type Column, type ReadEncoding } from './found';
import { type Item } from './items';
import { type Sent } from './sent';

/** What a reading brought. */
export interface ReadContent {
  items: readonly Item[];
  columns: readonly Column[];
  /** What a person chose for columns, now or for the last table with these heads. */
  chosen: Chosen;
  encodings: readonly ReadEncoding[];
  notes: readonly string[];
}

/** What becomes of a record that is sent; its answer may come after the ledger was left. */
export type SendEvent =
  | { type: 'recordSent'; id: number; key: string; requestId: string }
  | { type: 'recordAnswered'; id: number; isSaved: boolean };

/** What happens while records are brought in. */
export type BringInEvent =
  | SendEvent
  | { type: 'sourcesRead'; read: ReadContent }
  | { type: 'workRestored'; read: ReadContent; place: string; cameIn: readonly number[]; sent: Sent }
  | { type: 'columnChosen'; chosen: Chosen }
  | { type: 'columnsRefused'; chosen: Chosen }
  | { type: 'columnsRead'; read: ReadContent; place: string }
  | { type: 'startedAgain' }
  | { type: 'recordOpened'; id: number; isSourceShown?: boolean }
  | { type: 'recordEntered'; id: number }
  | { type: 'recordLeft' }
  | { type: 'recordChanged'; id: number; values: RecordValues }
  | { type: 'lineSettled'; id: number; line: string }
  | { type: 'recordsTicked'; ids: ReadonlySet<number>; isTicked: boolean }
  | { type: 'placeChosen'; place: string }
  | { type: 'placeGiven'; ids: ReadonlySet<number>; place: string }
  | { type: 'lookedOverToggled' }
  | { type: 'sourceToggled' }
  | { type: 'filesJoined'; items: readonly Item[]; notes: readonly string[] }
  | { type: 'roundOpened'; here: readonly Id[] }
  | { type: 'roundClosed'; isComplete: boolean };

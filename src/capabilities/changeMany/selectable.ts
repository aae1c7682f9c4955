import { type ComponentType, type ReactNode } from 'react';
import { type Lines } from '@/capabilities/rounds/api';
import { type NamedRecord } from '@/screen/rowTools/CardTools';
import { type AddedDialogProps } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';

/** Something that can be done with the selected records: its button, and the dialog that it opens. */
export interface ActSpec<Row> {
  /** Such as `Move to…`. */
  label: string;
  isDanger?: boolean;
  /** The section's dialog about one record, which opens in its place where only one is selected. */
  ofOne?: string;
  /** `rows` are those that were selected when it opened. */
  dialog: (rows: readonly Row[], end: EndAct) => ReactNode;
}

export interface EndAct {
  /** Closes the dialog; the records stay selected. */
  close: () => void;
  /** Closes it; of the records those stay selected that are not done. */
  done: (lines: Lines<{ id: Id }>) => void;
}

/** The records of a list, of which some can be selected. */
export interface Selectable<Row> {
  /** The word for one. */
  noun: string;
  rows: readonly Row[];
  /** Those that are in sight: of the tab, as far as the search finds them. */
  shown: readonly Row[];
  /** Where they are: `in Lunch`, `found`. */
  where: string;
  /** The view that shows a record, where the page hides some. */
  viewOf?: (row: Row) => object;
  acts: Readonly<Record<string, ActSpec<Row>>>;
}

export interface BarProps {
  /** Where it stands: over the page's head, or at the end of a table's card. */
  className: 'head-selection' | 'selection-bar';
}

/** The parts of what changes many records of a section. */
export interface Parts {
  Bar: BarProps;
  Act: AddedDialogProps;
  CardBox: NamedRecord;
  RowBox: NamedRecord;
  /** Over the boxes of the rows. */
  PageBoxes: { ids: Id[] };
}

export type Changing = { [Name in keyof Parts]: ComponentType<Parts[Name]> };

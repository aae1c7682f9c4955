import { type ReactNode } from 'react';
import { type RecordSource } from './record/record';
import { OrAlone } from '@/components/error/OrAlone';
import { read, slot } from '@/lib/slots';

/** For the question: what it says beside its text, and whether it is held up, since that is being read. */
interface Noted {
  children?: ReactNode;
  isHeld?: boolean;
}

export interface DeleteNoteProps<Row> {
  row: Row;
  /** The question. */
  children: (noted: Noted) => ReactNode;
}

type Note<Row> = (props: DeleteNoteProps<Row>) => ReactNode;

interface DeleteNote {
  of: object;
  Note: Note<never>;
}

/** What the question before a record is deleted says beside its text; each is of one kind of record. */
export const deleteNotes = slot<DeleteNote>('deleteNotes');

export const deleteNote = <Row,>(of: RecordSource<Row>, Note: Note<Row>): DeleteNote => ({ of, Note });

/** The question before a record is deleted, with its note if there is one. */
export function NotedDelete<Row>({ of, ...props }: DeleteNoteProps<Row> & { of: RecordSource<Row> }) {
  const noted = read(deleteNotes).find((each) => each.of === of);
  const Note = noted?.Note as Note<Row> | undefined;
  return <OrAlone of={Note} props={props} alone={() => props.children({})} />;
}

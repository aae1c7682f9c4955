import { useState } from 'react';
import { Download } from 'react-bootstrap-icons';
import { ExportDialog } from './ExportDialog';
import { type ExportColumn } from './table';

export interface ExportProps<Row> {
  /** How the file's name begins. */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** All rows of the list as it is filtered and sorted, not only those of one page. */
  rows: () => readonly Row[];
  /** Tells the buttons of a page with several lists apart: the accessible name says it after `Export`. */
  what?: string;
  /** The box to tick for masked columns in full; without one they stay masked. */
  fullLabel?: string;
}

/** Opens the dialog that writes a list into a file. */
export function ExportButton<Row>(props: ExportProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary export-button"
        aria-label={props.what && `Export ${props.what}`}
        onClick={() => setOpen(true)}
      >
        <Download aria-hidden />
        <span>Export</span>
      </button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

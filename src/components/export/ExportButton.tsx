import { useEffect, useState } from 'react';
import { Download } from 'react-bootstrap-icons';
import { lazyComponent } from '../lazy/lazyComponent';
import { LazyDialog } from '../lazy/LazyDialog';
import { whenIdle } from '../lazy/whenIdle';
import { type ExportProps } from './table';

/** The dialog reads the rows only through their columns, so one component serves rows of any type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a column that reads one type of row takes no unknown
type ExportDialogProps = ExportProps<any> & { onClose: () => void };

const exportDialog = lazyComponent<ExportDialogProps>(
  async () => (await import(/* webpackChunkName: "export-dialogs" */ './ExportDialog')).ExportDialog,
);

/** Opens the dialog that writes a list into a file. */
export function ExportButton<Row>(props: ExportProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => whenIdle(exportDialog.keepLoading), []);
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
      {isOpen && <LazyDialog of={exportDialog} props={{ ...props, onClose: close }} onFailure={close} />}
    </>
  );
}

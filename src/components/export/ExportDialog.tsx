import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { BusyButton } from '../dialog/BusyButton';
import { DialogFrame, DialogHeader } from '../dialog/DialogFrame';
import { useOneAtATime } from '../dialog/useOneAtATime';
import { countOf } from '../format/number';
import { notifyError } from '../notify/notify';
import { download, fileName } from './download';
import { FORMATS, type Format } from './formats';
import { tableOf, type ExportProps, type Written } from './table';
import { FormCheck } from '../form/FormCheck';

const countText = (count: number) =>
  count === 0 ? 'There is nothing to export.' : `${countOf(count, 'row')}, as filtered and sorted.`;

interface DialogProps<Row> extends ExportProps<Row> {
  onExported: (what: Written) => void;
  onClose: () => void;
}

/** Asks for the format and writes the file, unless the dialog is closed in the meantime. */
export function ExportDialog<Row>(props: DialogProps<Row>) {
  const { name, columns, rows, fullLabel, onExported, onClose } = props;
  const titleId = useId();
  const [format, setFormat] = useState<Format>('csv');
  const [isFull, setFull] = useState(false);
  const { run, isBusy } = useOneAtATime();
  const count = rows().length;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true; // StrictMode runs the effect twice
    return () => {
      isOpen.current = false;
    };
  }, []);
  const write = async () => {
    try {
      const written = rows();
      const file = await FORMATS[format].write(tableOf(columns, written, isFull));
      if (!isOpen.current) return;
      download(file, fileName(name, format));
      onExported({ format, rows: written.length, columns: columns.length, isFull });
      onClose();
    } catch {
      if (isOpen.current) notifyError('The file could not be made. Please try again.');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count > 0) void run(write);
  };
  return (
    <DialogFrame titleId={titleId} onDismiss={onClose} firstFocus="input:checked" isNarrow>
      <form className="modal-form" onSubmit={submit}>
        <DialogHeader id={titleId} title="Export" onClose={onClose} />
        <div className="modal-body">
          <p className="soft">{countText(count)}</p>
          <FormatField value={format} onChange={setFormat} />
          {fullLabel && (
            <FormCheck className="form-check" checked={isFull} onChange={(event) => setFull(event.target.checked)}>
              <span className="form-check-label">{fullLabel}</span>
            </FormCheck>
          )}
        </div>
        <div className="modal-footer">
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancel
          </button>
          <BusyButton type="submit" isBusy={isBusy} disabled={count === 0}>
            Export
          </BusyButton>
        </div>
      </form>
    </DialogFrame>
  );
}

interface Props {
  value: Format;
  onChange: (format: Format) => void;
}

/** The choice of the file's format. */
function FormatField({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="form-label">Format</legend>
      {(Object.keys(FORMATS) as Format[]).map((format) => (
        <FormCheck
          key={format}
          className="form-check"
          type="radio"
          name={name}
          checked={format === value}
          onChange={() => onChange(format)}
        >
          <span className="form-check-label">{FORMATS[format].label}</span>
        </FormCheck>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';
import { ArrowRight } from 'react-bootstrap-icons';
import { countOf } from '@/components/format/number';
import { DialogFrame } from '@/components/dialog/DialogFrame';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type SaveNews } from './useSaveGuard';
import sheet from './saveGuard.late.scss';

interface Props extends SaveNews {
  /** What the record is called in sentences. */
  noun: string;
  onClose: () => void;
}

/** Says after a save which changes by someone else were kept, or that it is not known whether there were any. */
export function SavedDialog({ kept, isUnchecked, noun, onClose }: Props) {
  useLateSheet(sheet);
  const titleId = useId();
  const textId = useId();
  return (
    <DialogFrame titleId={titleId} describedBy={textId} onDismiss={onClose} firstFocus="button" isNarrow>
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          Saved
        </h2>
      </div>
      <div className="modal-body">
        <p id={textId} className="soft">
          Your changes are saved.
          {kept.length > 0 &&
            ` Someone else had changed ${countOf(kept.length, 'field')} meanwhile; what they changed is kept.`}
          {isUnchecked && ` Whether someone else had changed this ${noun} meanwhile could not be checked.`}
        </p>
        {kept.length > 0 && (
          <dl className="kept">
            {kept.map(({ name, label, was, is }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {was && (
                    <>
                      <s>{was}</s>
                      <ArrowRight role="img" aria-label="is now" />
                    </>
                  )}
                  <b>{is || 'Empty'}</b>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          OK
        </button>
      </div>
    </DialogFrame>
  );
}

import { useId, type ReactNode } from 'react';
import { type FormikValues } from 'formik';
import { BusyButton } from '@/components/dialog/BusyButton';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { DialogFrame } from '@/components/dialog/DialogFrame';
import { DialogHeader } from '@/components/dialog/DialogHeader';
import { StillWaiting } from '@/components/dialog/StillWaiting';
import { UnknownNotice } from '@/components/dialog/UnknownNotice';
import { useAnswer } from '@/components/dialog/useAnswer';
import { DraftNotice } from './DraftNotice';
import { Form } from '@/components/form/Form';
import { GeneralError } from '@/components/form/GeneralError';
import { UploadProgress } from '@/components/form/UploadProgress';
import { useDraft } from './useDraft';
import { useSafeExit } from './useSafeExit';
import { useSafeForm, type SafeFormOptions } from '@/components/form/useSafeForm';

const FIRST_FIELD = '.modal-body :is(input:not([type=file]), select, textarea)';

interface Props<Values> extends SafeFormOptions<Values> {
  title: string;
  onClose: () => void;
  saveLabel?: string;
  /** The save button's text while a save is pending; `Please wait...` by default. */
  busyLabel?: string;
  children: ReactNode;
}

/**
 * A dialog with a form, Save and Cancel. Cancel closes at once; every other way out asks first if something changed.
 * While a save is pending nothing closes it, but the person may stop waiting for a late answer. What is typed is kept
 * as a draft (`useDraft`).
 */
export function FormDialog<Values extends FormikValues>(props: Props<Values>) {
  const { title, onClose, saveLabel = 'Save', busyLabel, children, ...options } = props;
  const titleId = useId();
  const answer = useAnswer();
  const form = useSafeForm(options, answer);
  const draft = useDraft({ title, form });
  const { isAsking, leave, discard, stay } = useSafeExit(form.hasChanges, onClose);
  const discardDraft = () => {
    draft.discard();
    form.form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(); // the notice that had the focus is removed
  };
  const unlessBusy = (act: () => void) => () => {
    if (!form.isBusy) act();
  };
  return (
    <>
      <DialogFrame titleId={titleId} onDismiss={unlessBusy(leave)} firstFocus={FIRST_FIELD}>
        <Form form={form} className="modal-form">
          <DialogHeader id={titleId} title={title} onClose={unlessBusy(leave)} isBusy={form.isBusy} />
          <div className="modal-body">
            {answer.isUnknown && <UnknownNotice what="saved" hasText />}
            {draft.restored && <DraftNotice hadFiles={draft.restored.hadFiles} onDiscard={discardDraft} />}
            {children}
          </div>
          <GeneralError text={form.generalError} />
          <div className="modal-footer">
            {form.isBusy && !answer.stopWaiting && <UploadProgress />}
            {form.isBusy && <StillWaiting onStop={answer.stopWaiting} />}
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-disabled={form.isBusy}
              onClick={unlessBusy(onClose)}
            >
              Cancel
            </button>
            <BusyButton type="submit" isBusy={form.isBusy} busyLabel={busyLabel}>
              {saveLabel}
            </BusyButton>
          </div>
        </Form>
      </DialogFrame>
      {isAsking && (
        <ConfirmDialog
          title="Discard changes?"
          text="What you typed will be lost."
          confirmLabel="Discard"
          onConfirm={discard}
          onClose={stay}
        />
      )}
    </>
  );
}

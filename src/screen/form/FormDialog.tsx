import { use, useId, useRef, useState, type ReactNode } from 'react';
import { type FormikValues } from 'formik';
import { flushSync } from 'react-dom';
import { BusyButton } from '@/components/dialog/BusyButton';
import { DialogFrame, DialogHeader } from '@/components/dialog/DialogFrame';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { useAnswer } from '@/components/dialog/useAnswer';
import { FieldTextsContext } from '@/components/form/fieldTexts';
import { Form, GeneralError } from '@/components/form/Form';
import { UploadProgress } from '@/components/form/UploadProgress';
import { useSafeForm, type SafeFormOptions } from '@/components/form/useSafeForm';
import { read } from '@/lib/slots';
import { GoneNotice, ConflictPanel } from '../saveGuard/ConflictPanel';
import { SavedDialog } from '../saveGuard/SavedDialog';
import { type EditGuard } from '../saveGuard/useEditGuard';
import { useSaveGuard, type SaveNews } from '../saveGuard/useSaveGuard';
import { beforeSend, type Asking } from './beforeSend';
import { DiscardQuestion } from './DiscardQuestion';
import { DraftNotice, useDraft } from './useDraft';
import { FirstFieldContext } from './firstField';
import { useLateStart } from './useLateStart';
import { useSafeExit } from './useSafeExit';

const FIRST_FIELD = '.modal-body :is(input:not([type=file]), select, textarea)';

/** The second argument of a form's `onSave`. */
export interface Saving {
  /** Closes the dialog after the save. */
  close: () => void;
  /** Whether the edited record was deleted, so that the values are to be added as a new one. */
  asNew: boolean;
  /** Whether the person wants to add another, for which the dialog stays open. */
  isAnother: boolean;
  /** Begins anew with these values, and with the focus in that field. */
  startOver: (values: FormikValues, field: string) => void;
}

interface Props<Values> extends Pick<SafeFormOptions<Values>, 'initialValues' | 'schema'> {
  title: string;
  /** Saves values that passed the schema. A text that it returns is shown as the form's general error. */
  onSave: (values: Values, saving: Saving) => Promise<string | void> | string | void;
  onClose: () => void;
  /** For an edit: notices changes by someone else. */
  guard?: EditGuard<Values>;
  saveLabel?: string;
  /** The save button's text while a save is pending; `Please wait...` by default. */
  busyLabel?: string;
  /** The text of a second button, which saves so that another can be added. */
  anotherLabel?: string;
  children: ReactNode;
}

/**
 * A dialog with a form, Save and Cancel. Cancel closes at once; every other way out asks first if something changed.
 * While a save is pending nothing closes it, but the person may stop waiting for a late answer. What is typed is kept
 * as a draft (`useDraft`). An edit does not overwrite changes by someone else unseen (`useSaveGuard`).
 */
export function FormDialog<Values extends FormikValues>(props: Props<Values>) {
  const {
    title,
    initialValues,
    schema,
    onSave,
    onClose,
    guard,
    saveLabel = 'Save',
    busyLabel,
    anotherLabel,
    children,
  } = props;
  const titleId = useId();
  const named = use(FirstFieldContext);
  const firstField = named ? `.modal-body [name="${named}"]` : FIRST_FIELD;
  const answer = useAnswer();
  const saveGuard = useSaveGuard(title, guard, initialValues);
  const { prepare, texts, base, conflict, closeConflict, isGone, newsOf, restart } = saveGuard;
  const [news, setNews] = useState<SaveNews | null>(null);
  const [sending] = read(beforeSend);
  const asking = useRef<Asking>(null);
  const newSchema = isGone ? guard?.newSchema : undefined;
  const close = () => {
    const told = newsOf();
    if (told) setNews(told);
    else onClose();
  };
  const form = useSafeForm(
    {
      initialValues,
      schema: newSchema ?? schema,
      prepare: async (values) => ((await asking.current?.maySend(values)) === false ? undefined : prepare(values)),
      onSave: (values) => saveFor(values, false),
    },
    answer,
  );
  useLateStart(guard ? undefined : initialValues, form);
  const startOver = (values: FormikValues, field: string) => {
    flushSync(() => form.formik.resetForm({ values: values as Values }));
    form.form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  const saveFor = async (values: Values, isAnother: boolean) =>
    onSave((await sending?.toSend(values)) ?? values, { close, asNew: isGone, isAnother, startOver });
  const draft = useDraft({ title, form, base });
  const { isAsking, leave, discard, stay } = useSafeExit(form.hasChanges && !news, onClose);
  const focusFirst = () => form.form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  const discardDraft = () => {
    restart();
    draft.discard();
    focusFirst(); // the notice that had the focus is removed
  };
  const unlessBusy = (act: () => void) => () => {
    if (!form.isBusy) act();
  };
  const back = () => {
    flushSync(closeConflict);
    focusFirst();
  };
  if (news) return <SavedDialog {...news} noun={guard!.noun} onClose={onClose} />;
  return (
    <>
      <DialogFrame
        titleId={titleId}
        onDismiss={conflict ? back : unlessBusy(leave)}
        firstFocus={firstField}
        isSelected={Boolean(named)}
      >
        <DialogHeader id={titleId} title={title} onClose={unlessBusy(leave)} isBusy={form.isBusy} />
        {conflict && (
          <ConflictPanel
            noun={guard!.noun}
            conflict={conflict}
            onBack={back}
            onDecided={(values) => {
              back();
              void form.save(values as Values);
            }}
          />
        )}
        <FieldTextsContext value={texts}>
          <Form form={form} className="modal-form" isHidden={conflict !== null}>
            <div className="modal-body">
              {answer.isUnknown && <UnknownNotice what="saved" hasText />}
              {isGone && <GoneNotice {...guard!} />}
              {draft.restored && <DraftNotice hadFiles={draft.restored.hadFiles} onDiscard={discardDraft} />}
              {children}
              {isGone && guard?.newFields}
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
                {isGone ? 'Close' : 'Cancel'}
              </button>
              {anotherLabel && (
                <button
                  type="button"
                  className="btn btn-outline-secondary"
                  aria-disabled={form.isBusy}
                  onClick={unlessBusy(() => void form.save(form.formik.values, (values) => saveFor(values, true)))}
                >
                  {anotherLabel}
                </button>
              )}
              {(!isGone || newSchema) && (
                <BusyButton type="submit" isBusy={form.isBusy} busyLabel={busyLabel}>
                  {isGone ? `Add as a new ${guard!.noun}` : saveLabel}
                </BusyButton>
              )}
            </div>
          </Form>
        </FieldTextsContext>
      </DialogFrame>
      {sending && <sending.Question ref={asking} />}
      {isAsking && <DiscardQuestion onDiscard={discard} onStay={stay} />}
    </>
  );
}

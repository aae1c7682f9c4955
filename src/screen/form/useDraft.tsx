import { useLayoutEffect, useRef, useState, type RefObject, useEffect, useEffectEvent } from 'react';
import { type FormikValues } from 'formik';
import { ArrowCounterclockwise } from 'react-bootstrap-icons';
import { type SafeForm } from '@/components/form/useSafeForm';
import { useAppRouter } from '@/screen/navigation/routerContext';
import { DRAFT_LIFETIME_MS, dropDraft, keepDraft, readDraft } from './drafts';

const DEBOUNCE_MS = 400;

interface Options<Values extends FormikValues> {
  /** The dialog's title, which identifies the form at its address. */
  title: string;
  form: SafeForm<Values>;
  /** What an edit started with, to be restored with the draft. */
  base: RefObject<Values> | undefined;
}

/** Never stored: passwords, shown or not. */
const secretNames = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]') ?? [])].map(({ name }) => name);

/**
 * Stores the values of a form whose dialog is in the address as a draft, and restores them after a reload or a crash.
 * Closing the dialog removes the draft (`moveDrafts`).
 */
export function useDraft<Values extends FormikValues>({
  title,
  form: { formik, form, hasChanges },
  base,
}: Options<Values>) {
  const router = useAppRouter();
  const [kept] = useState(() => readDraft(title));
  const [isDiscarded, setDiscarded] = useState(false);
  const hadChanges = useRef(false);
  const { values, setValues, resetForm } = formik;

  useLayoutEffect(() => {
    if (kept) void setValues((initial) => ({ ...initial, ...kept.values }), false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);

  // A layout effect, so that whatever is painted is stored even if the page is left at once.
  useLayoutEffect(() => {
    if (!hasChanges) {
      if (hadChanges.current) dropDraft(title);
      return undefined;
    }
    hadChanges.current = true;
    const typedAt = Date.now();
    const keep = () => {
      const secrets = secretNames(form.current);
      const others = Object.entries(values).filter(([name]) => !secrets.includes(name));
      keepDraft(title, Object.fromEntries(others), typedAt, base?.current);
    };
    const keepSoon = () => setTimeout(keep, DEBOUNCE_MS);
    let timer = keepSoon();
    // At a new address, such as that of a dialog over this one, it is stored again.
    const unsubscribe = router.subscribe(() => {
      clearTimeout(timer);
      timer = keepSoon();
    });
    const end = setTimeout(() => dropDraft(title), DRAFT_LIFETIME_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(end);
      window.removeEventListener('pagehide', keep);
    };
  }, [title, router, values, hasChanges, form, base]);

  const discard = () => {
    setDiscarded(true);
    resetForm();
  };
  useDraftRemoved(title, discard);

  /** `restored` is the draft that the form shows. */
  return { restored: isDiscarded ? null : kept, discard };
}

interface Props {
  /** Whether files had been chosen too, which cannot be restored. */
  hadFiles: boolean;
  onDiscard: () => void;
}

/** Says that the form was restored from its draft. */
export function DraftNotice({ hadFiles, onDiscard }: Props) {
  return (
    <div className="info-box" role="status">
      <ArrowCounterclockwise aria-hidden />
      <span>What you had typed is back.{hadFiles && ' Files have to be chosen again.'}</span>
      <button type="button" className="btn btn-quiet btn-sm push" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}

const REMOVED = 'draft-removed';

/** Removes a draft. A form that still shows it is reset too; otherwise it would store the draft again. */
export function removeDraft(title: string) {
  dropDraft(title);
  window.dispatchEvent(new CustomEvent(REMOVED, { detail: title }));
}

/** Calls back when the draft of the form with this title is removed. */
function useDraftRemoved(title: string, act: () => void) {
  const hear = useEffectEvent((event: Event) => {
    if ((event as CustomEvent<string>).detail === title) act();
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    window.addEventListener(REMOVED, listener);
    return () => window.removeEventListener(REMOVED, listener);
  }, []);
}

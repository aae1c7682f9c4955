import { useEffect, useState, useSyncExternalStore, type Attributes, type ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { whenIdle } from '@/components/lazy/whenIdle';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { selectIsExpired } from '@/services/session/sessionState';
import { type OpenDialog } from './urlFields';

interface Props<Dialogs, Dialog> {
  of: LazyComponent<Dialogs>;
  props: Dialogs & Attributes;
  /** The open dialog, from the screen's slice. */
  dialog: Dialog | null;
  onClose: (dialog: Dialog) => void;
}

/**
 * Renders a screen's dialogs. Their code is fetched after the screen, when the browser is idle or the first is opened.
 * If that fails, the dialog is closed, so that it can be opened again.
 */
export function ScreenDialogs<Dialogs extends object, Dialog extends OpenDialog>(props: Props<Dialogs, Dialog>) {
  const { of, dialog, onClose } = props;
  useEffect(() => whenIdle(of.keepLoading), [of]);
  return dialog && <ScreenDialog of={of} props={props.props} onFailure={() => onClose(dialog)} retryWith={dialog} />;
}

/** Of a session that has expired only what was open by then is shown: one that opened later would cover the sign-in. */
export function ScreenDialog<Dialog extends object>(props: ComponentProps<typeof LazyDialog<Dialog>>) {
  const { of } = props;
  const isThere = useSyncExternalStore(of.subscribe, of.current) !== null;
  const isExpired = useSelector(selectIsExpired);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && isThere && !isExpired) setOpen(true);
  return (isOpen || !isExpired) && <LazyDialog {...props} />;
}

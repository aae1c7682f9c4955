import { useEffect, type Attributes } from 'react';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { whenIdle } from '@/components/lazy/whenIdle';
import { LazyDialog } from '@/components/lazy/LazyDialog';
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
  return dialog && <LazyDialog of={of} props={props.props} onFailure={() => onClose(dialog)} retryWith={dialog} />;
}

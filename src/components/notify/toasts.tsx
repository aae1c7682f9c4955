import { useEffect, useLayoutEffect, useRef, useState, useEffectEvent } from 'react';
import { CheckLg, ExclamationLg, InfoLg, XLg, type Icon } from 'react-bootstrap-icons';
import { toast, ToastContainer, type CloseButtonProps, type ToastTransitionProps } from 'react-toastify/unstyled';
import { useLateSheet } from '../lazy/useLateSheet';
import { canTakeFocus, topDialog } from '../layout/focus';
import { isPhone } from '../layout/phone';
import { receiveMessages, type ToastType, type Message } from './toastQueue';
import sheet from './toasts.late.scss';
import { IconButton } from '../button/IconButton';

const ICONS: Record<ToastType, { icon: Icon; tone: string }> = {
  success: { icon: CheckLg, tone: 'teal' },
  error: { icon: ExclamationLg, tone: 'rose' },
  info: { icon: InfoLg, tone: 'violet' },
};

/** Errors interrupt a screen reader (`alert`), other messages wait (`status`). */
function showToast({ type: kind, text }: Message) {
  const { icon: KindIcon, tone } = ICONS[kind];
  const content = () => (
    <>
      <span className={`petal-tile ${tone}`}>
        <KindIcon aria-hidden />
      </span>
      <span>{text}</span>
    </>
  );
  toast(content, { type: kind, role: kind === 'error' ? 'alert' : 'status', icon: false });
}

/** On a phone toasts are shown one by one, because two would cover too much of the page. */
const mostAtOnce = () => (isPhone() ? 1 : Infinity);

/** The toasts at the top right; `autoClose` in milliseconds. */
export function ToastStack({ autoClose }: { autoClose: number }) {
  useLateSheet(sheet);
  const [limit] = useState(mostAtOnce);
  useEffect(() => {
    let stop = () => {};
    // Deferred: StrictMode unmounts and mounts the container again, which would lose the queued toasts.
    const timer = setTimeout(() => {
      stop = receiveMessages(showToast);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={autoClose}
      limit={limit}
      transition={ToastMotion}
      closeButton={CloseButton}
      closeOnClick={false}
      hideProgressBar
      aria-label="Messages"
    />
  );
}

/** Whoever has the focus on it when its toast goes, is taken back to where it was, or to what is open now. */
function CloseButton({ closeToast }: CloseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current: own } = button;
    return () => {
      if (document.activeElement !== own) return;
      const places = [before.current, topDialog(), document.querySelector('main')];
      places.find(canTakeFocus)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <IconButton
      icon={XLg}
      label="Close"
      className="btn-sm"
      ref={button}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
      }}
      onClick={closeToast}
    />
  );
}

/**
 * A toast enters by the style sheet's animation and is removed at once. The library's own transitions wait for the end
 * of an animation that never starts under `prefers-reduced-motion`, so the toast would never be removed.
 */
function ToastMotion(toast: ToastTransitionProps) {
  const { isIn, children } = toast;
  const follow = useEffectEvent((isComing: boolean) => (isComing ? toast.playToast() : toast.done()));
  useEffect(() => follow(isIn), [isIn]);
  return children;
}

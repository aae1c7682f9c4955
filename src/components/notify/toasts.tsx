import { useEffect, useState } from 'react';
import { CheckLg, ExclamationLg, InfoLg, XLg, type Icon } from 'react-bootstrap-icons';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { ToastMotion } from './ToastMotion';
import { receiveMessages, type Kind, type Message } from './toastQueue';
import './toasts.scss';

const FACES: Record<Kind, { icon: Icon; tone: string }> = {
  success: { icon: CheckLg, tone: 'teal' },
  error: { icon: ExclamationLg, tone: 'rose' },
  info: { icon: InfoLg, tone: 'violet' },
};

/** Errors interrupt a screen reader, everything else waits its turn. */
function showToast({ kind, text }: Message) {
  const { icon: Face, tone } = FACES[kind];
  const content = () => (
    <>
      <span className={`petal-tile ${tone}`}>
        <Face aria-hidden />
      </span>
      <span>{text}</span>
    </>
  );
  toast(content, { type: kind, role: kind === 'error' ? 'alert' : 'status', icon: false });
}

/** On a phone one follows another, for two would cover what one goes on with. */
const mostAtOnce = () => (window.matchMedia('(max-width: 575.98px)').matches ? 1 : Infinity);

/** Top right; `autoClose` in milliseconds. The line that runs out is decoration to a screen reader. */
export function ToastStack({ autoClose }: { autoClose: number }) {
  const [limit] = useState(mostAtOnce);
  useEffect(() => {
    let stop = () => {};
    // Not at once: StrictMode takes the stack down and up again, and what it held would be lost.
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

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="btn btn-quiet btn-icon btn-sm" aria-label="Close" onClick={closeToast}>
      <XLg aria-hidden />
    </button>
  );
}

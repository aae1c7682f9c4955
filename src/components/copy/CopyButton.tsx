import { useEffect, useState } from 'react';
import { Check2, Copy } from 'react-bootstrap-icons';
import { notifyError } from '../notify/notify';
import './copy.scss';

const SHOWN_MS = 2000;

/** Copies a text to the clipboard, and says `Copied` for a moment. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notifyError('The browser does not allow copying.');
    }
  };
  return (
    <span className="copy">
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        {isCopied ? <Check2 aria-hidden /> : <Copy aria-hidden />}
      </button>
      <span role="status">{isCopied && 'Copied'}</span>
    </span>
  );
}

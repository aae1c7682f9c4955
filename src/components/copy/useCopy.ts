import { useEffect, useState } from 'react';
import { notifyError } from '../notify/notify';

const SHOWN_MS = 2000;

/** Copies a text to the clipboard; `isCopied` for a moment after. */
export function useCopy(text: string) {
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
  return { isCopied, copy: () => void copy() };
}

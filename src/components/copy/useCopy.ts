import { useEffect, useState } from 'react';
import { notifyError } from '../notify/notify';

const SHOWN_MS = 2000;

/** Copies a text to the clipboard; resolves to whether it could, which is told if not. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notifyError('The browser does not allow copying.');
    return false;
  }
}

/** Copies a text to the clipboard; `isCopied` for a moment after. */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return { isCopied, copy: () => void copyText(text).then(setCopied) };
}

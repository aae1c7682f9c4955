import { Check2, Copy } from 'react-bootstrap-icons';
import { useCopy } from './useCopy';
import './copy.scss';

/** Copies a text to the clipboard, and says `Copied` for a moment. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <span className="copy">
      <button type="button" className="btn btn-quiet btn-icon" aria-label={label} title={label} onClick={copy}>
        {isCopied ? <Check2 aria-hidden /> : <Copy aria-hidden />}
      </button>
      <span role="status">{isCopied && 'Copied'}</span>
    </span>
  );
}

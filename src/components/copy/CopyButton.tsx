import { Check2, Copy } from 'react-bootstrap-icons';
import { useCopy } from './useCopy';
import { IconButton } from '../button/IconButton';
import './copy.scss';

/** Copies a text to the clipboard, and says `Copied` for a moment. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <span className="copy">
      <IconButton icon={isCopied ? Check2 : Copy} label={label} title={label} onClick={copy} />
      <span role="status">{isCopied && 'Copied'}</span>
    </span>
  );
}

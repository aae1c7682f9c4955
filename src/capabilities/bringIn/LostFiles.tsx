import { useRef } from 'react';
import { figure } from '@/components/format/number';
import { lacksFile } from './items';
import { type BringingIn } from './useBringIn';

/** Tells of pictures and films that are gone since the page was left or loaded anew, and takes them again. */
export function LostFiles({ work: { rows, joinAgain } }: { work: BringingIn }) {
  const input = useRef<HTMLInputElement>(null);
  const lost = rows.filter(({ item }) => lacksFile(item)).length;
  if (lost === 0) return null;
  const who = lost === 1 ? '1 record has lost its file' : `${figure(lost)} records have lost their files`;
  return (
    <div className="read-ask">
      <p className="said-amber" role="status">
        {who}: pictures and films are not kept.
      </p>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => input.current!.click()}>
        Choose again
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Files to be chosen again"
        multiple
        accept="image/*,video/*"
        onChange={({ target }) => void joinAgain([...target.files!])}
      />
    </div>
  );
}

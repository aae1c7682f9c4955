import { useRef } from 'react';
import { removeDraft, useKeptDrafts } from '@/screen/form/keptDrafts';

/** Lists the drafts that this tab keeps for whoever signs in again. Each can be removed. */
export function KeptDrafts() {
  const titles = useKeptDrafts();
  const list = useRef<HTMLDivElement>(null);
  const remove = (title: string) => {
    list.current?.focus(); // the button that has the focus is removed
    removeDraft(title);
  };
  return (
    <div ref={list} className="kept-drafts meta" role="status" tabIndex={-1}>
      {titles.map((title) => (
        <p key={title}>
          {`Kept in this tab: ${title}. `}
          <button type="button" className="link" aria-label={`Remove ${title}`} onClick={() => remove(title)}>
            Remove
          </button>
        </p>
      ))}
    </div>
  );
}

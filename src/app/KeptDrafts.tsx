import { useRef } from 'react';
import { removeDraft, useKeptDrafts } from '@/screen/form/keptDrafts';

/** What was typed and is kept in this tab for whoever signs in again, each to be removed. */
export function KeptDrafts() {
  const titles = useKeptDrafts();
  const place = useRef<HTMLDivElement>(null);
  const remove = (title: string) => {
    place.current?.focus(); // in place of the button, which goes
    removeDraft(title);
  };
  return (
    <div ref={place} className="kept-drafts meta" role="status" tabIndex={-1}>
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

import { useRef, useSyncExternalStore } from 'react';
import { draftTitles } from '@/screen/form/drafts';
import { dropTextDrafts, onDrafts, textDrafts } from '@/screen/form/textDrafts';
import { removeDraft } from '@/screen/form/useDraft';

const allDrafts = () => [
  ...draftTitles().map((title) => ({ title, key: title, isText: false })),
  ...textDrafts().map(([key, { title }]) => ({ title, key, isText: true })),
];

type KeptDraft = ReturnType<typeof allDrafts>[number];

/** Lists the drafts that this tab keeps, for whoever signs in again or is about to sign out. Each can be removed. */
export function KeptDrafts() {
  const drafts = JSON.parse(useSyncExternalStore(onDrafts, () => JSON.stringify(allDrafts()))) as KeptDraft[];
  const list = useRef<HTMLDivElement>(null);
  const remove = ({ key, isText }: KeptDraft) => {
    list.current?.focus(); // the button that has the focus is removed
    if (isText) dropTextDrafts(key);
    else removeDraft(key);
  };
  return (
    <div ref={list} className="kept-drafts meta" role="status" tabIndex={-1}>
      {drafts.map((draft) => (
        <p key={`${draft.isText} ${draft.key}`}>
          {`Kept in this tab: ${draft.title}. `}
          <button type="button" className="link" aria-label={`Remove ${draft.title}`} onClick={() => remove(draft)}>
            Remove
          </button>
        </p>
      ))}
    </div>
  );
}

import { countOf, figure } from '@/components/format/number';
import { type Id } from '@/services/http/decode';
import { type Candidate } from '@/services/notificationTypes';
import { countChosen, keepFound } from './chosenUsers';

interface Props {
  /** Undefined without a filter and while the users load. */
  found: readonly Candidate[] | undefined;
  chosen: ReadonlySet<Id>;
  /** Called with the users who remain chosen. */
  onRemove: (kept: ReadonlySet<Id>) => void;
}

/** How many users are chosen, including those who are not among the found; a button removes those. */
export function ChosenCount({ found, chosen, onRemove }: Props) {
  const unseen = found ? chosen.size - countChosen(chosen, found) : 0;
  return (
    <div className="chosen-count meta figures">
      <span role="status">{`${countOf(chosen.size, 'user')} selected`}</span>
      {found && unseen > 0 && (
        <>
          <span>
            {unseen === 1
              ? '1 chosen user is not among the found.'
              : `${figure(unseen)} chosen users are not among the found.`}
          </span>
          <button type="button" className="link" onClick={() => onRemove(keepFound(chosen, found))}>
            Remove them
          </button>
        </>
      )}
    </div>
  );
}

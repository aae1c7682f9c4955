import { useMemo } from 'react';
import { figure } from '@/components/format/number';
import { SearchBox } from '@/components/search/SearchBox';
import { type Id } from '@/services/http/decode';
import { type Candidate } from '@/services/notificationTypes';
import { countChosen, toggleAll } from './chosenUsers';

interface Props {
  listed: readonly Candidate[];
  chosen: ReadonlySet<Id>;
  onChange: (chosen: ReadonlySet<Id>) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** The head of the list: Select All for the listed users, their number, and a search among the found users. */
export function FoundHead({ listed, chosen, onChange, search, onSearch }: Props) {
  const count = useMemo(() => countChosen(chosen, listed), [chosen, listed]);
  const areAllChosen = count > 0 && count === listed.length;
  return (
    <div className="found-head">
      <label className="form-check">
        <input
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !areAllChosen;
          }}
          type="checkbox"
          className="form-check-input"
          checked={areAllChosen}
          disabled={listed.length === 0}
          onChange={() => onChange(toggleAll(chosen, listed))}
        />
        Select All
      </label>
      <span className="meta figures" role="status">
        {listed.length > 0 && `${figure(listed.length)} found`}
      </span>
      <SearchBox value={search} onChange={onSearch} placeholder="Search found users..." />
    </div>
  );
}

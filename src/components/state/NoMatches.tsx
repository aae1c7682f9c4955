import { useDeferredValue, type ReactNode } from 'react';
import { Search } from 'react-bootstrap-icons';

interface Props {
  title: string;
  /** The message, such as `Nothing matches “mahnur” in Inactive.` */
  description: string;
  onClear: () => void;
  clearLabel?: string;
  /** The places that have what is missing here. */
  elsewhere?: ReactNode;
}

/** Shown instead of a list when the search or filter finds nothing. */
export function NoMatches({ title, description, onClear, clearLabel = 'Clear search', elsewhere }: Props) {
  const text = elsewhere ? `${description} Found elsewhere:` : description;
  const said = useDeferredValue(text, '\u00a0'); // nobody hears a region that comes with its text
  return (
    <div className="empty">
      <span className="petal-tile grey">
        <Search aria-hidden />
      </span>
      <h2 className="card-title">{title}</h2>
      <p className="meta" role="status">
        {said}
      </p>
      {elsewhere}
      <button type="button" className={`btn ${elsewhere ? 'btn-quiet' : 'btn-outline-secondary'}`} onClick={onClear}>
        {clearLabel}
      </button>
    </div>
  );
}

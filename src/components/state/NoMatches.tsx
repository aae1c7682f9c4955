import { Search } from 'react-bootstrap-icons';

interface Props {
  title: string;
  /** The message, such as `Nothing matches “mahnur” in Inactive.` */
  description: string;
  onClear: () => void;
  clearLabel?: string;
}

/** Shown instead of a list when the search or filter finds nothing. */
export function NoMatches({ title, description, onClear, clearLabel = 'Clear search' }: Props) {
  return (
    <div className="empty">
      <span className="petal-tile grey">
        <Search aria-hidden />
      </span>
      <h2 className="card-title">{title}</h2>
      <p className="meta" role="status">
        {description}
      </p>
      <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
        {clearLabel}
      </button>
    </div>
  );
}

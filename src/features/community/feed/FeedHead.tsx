import { useId, useRef, useState } from 'react';
import { Funnel, PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { momentCell, type ExportColumn } from '@/components/export/table';
import { figure } from '@/components/format/number';
import { DateBox } from '@/components/search/DateBox';
import { AddButton } from '@/screen/AddButton';
import { type Post } from '@/services/communityDecoders';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import {
  dateChanged,
  dialogOpened,
  filtersCleared,
  selectDate,
  selectStatus,
  STATUSES,
  statusSelected,
  type PostStatus,
} from '../communityScreen';
import { authorOf } from '../communityRows';

const LABELS: Record<PostStatus, string> = { all: 'All Posts', answered: 'Answered', unanswered: 'Unanswered' };

const COLUMNS: ExportColumn<Post>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Author', value: ({ author }) => authorOf(author) },
  { header: 'Date', value: ({ createdAt }) => momentCell(createdAt) },
  { header: 'Content', value: ({ content }) => content },
  { header: 'Comments', value: ({ commentsCount }) => commentsCount ?? '' },
  { header: 'Likes', value: ({ likesCount }) => likesCount },
];

interface Props {
  headingId: string;
  found: readonly Post[];
  /** The number of posts of the group. */
  total: number;
}

/**
 * The title, the filters, and the actions for the filtered posts. On a phone a button unfolds the filters; folding them leaves
 * them in force, and the button says how many are set.
 */
export function FeedHead({ headingId, found, total }: Props) {
  const dispatch = useDispatch();
  const date = useSelector(selectDate);
  const status = useSelector(selectStatus);
  const [isUnfolded, setUnfolded] = useState(false);
  const filtersId = useId();
  const unfold = useRef<HTMLButtonElement>(null);
  const clear = () => {
    dispatch(filtersCleared());
    unfold.current?.focus();
  };
  const exported = { name: 'community-posts', noun: 'post', columns: COLUMNS, rows: () => found };
  const set = Number(date !== '') + Number(status !== 'all');
  return (
    <div className="page-head">
      <h2 id={headingId}>Community Forms</h2>
      <button
        ref={unfold}
        type="button"
        className={`btn btn-outline-secondary unfold-button ${isUnfolded ? 'is-open' : ''}`}
        aria-label={set > 0 ? `Filters: ${set} set` : 'Filters'}
        aria-expanded={isUnfolded}
        aria-controls={filtersId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Funnel aria-hidden />
        {set > 0 && <span className="count-pill figures">{set}</span>}
      </button>
      <div id={filtersId} className={`feed-filters ${isUnfolded ? 'is-open' : ''}`}>
        <div className="push date">
          <DateBox label="Date" value={date} onChange={(day) => dispatch(dateChanged(day))} />
          {date && (
            <button type="button" className="link clear" onClick={() => dispatch(dateChanged(''))}>
              Clear
            </button>
          )}
        </div>
        <select
          className="form-select"
          aria-label="Status"
          value={status}
          onChange={(event) => dispatch(statusSelected(event.target.value as PostStatus))}
        >
          {STATUSES.map((value) => (
            <option key={value} value={value}>
              {LABELS[value]}
            </option>
          ))}
        </select>
        {set > 0 && (
          <p className="found figures">
            {`${figure(found.length)} of ${figure(total)} posts`}
            <button type="button" className="link" aria-label="Clear all filters" onClick={clear}>
              Clear
            </button>
          </p>
        )}
      </div>
      <ViewButton exported={[exported]} />
      <div className="page-actions">
        <AddButton icon={PlusLg} label="Add Post" opens={dialogOpened({ kind: 'addPost' })} className="btn-primary" />
      </div>
    </div>
  );
}

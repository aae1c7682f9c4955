import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { DateBox } from '@/components/search/DateBox';
import { AddButton } from '@/screen/AddButton';
import { type Post } from '@/services/communityTypes';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { momentCell } from '@/components/export/momentCell';
import { type ExportColumn } from '@/components/export/table';
import {
  COMMUNITY,
  dateChanged,
  dialogOpened,
  selectDate,
  selectStatus,
  STATUSES,
  statusSelected,
  type PostStatus,
} from '../communityScreen';
import { authorOf } from '../communityView';

const LABELS: Record<PostStatus, string> = { all: 'All Posts', answered: 'Answered', unanswered: 'Unanswered' };

const COLUMNS: ExportColumn<Post>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Author', value: ({ author }) => authorOf(author) },
  { header: 'Date', value: ({ createdAt }) => momentCell(createdAt) },
  { header: 'Content', value: ({ content }) => content },
  { header: 'Comments', value: ({ commentsCount }) => commentsCount },
  { header: 'Likes', value: ({ likesCount }) => likesCount },
];

/** The title, the filters, and the actions for the filtered posts. */
export function FeedHead({ headingId, found }: { headingId: string; found: readonly Post[] }) {
  const dispatch = useDispatch();
  const date = useSelector(selectDate);
  const status = useSelector(selectStatus);
  const exported = { name: 'community-posts', noun: 'post', columns: COLUMNS, rows: () => found };
  return (
    <div className="page-head">
      <h2 id={headingId}>Community Forms</h2>
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
      <ViewButton screen={COMMUNITY} exported={[exported]} />
      <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'addPost' })} className="btn-primary">
        Add Post
      </AddButton>
    </div>
  );
}

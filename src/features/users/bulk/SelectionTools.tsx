import { XLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { BULK_ACTIONS } from './bulkActions';
import { allFoundSelected, bulkOpened, selectionCleared } from './bulkSlice';
import { selectList } from '../list/usersListSlice';

/** What can be done with the selected users. `total` are found. */
export function SelectionTools({ count, total }: { count: number; total: number }) {
  const dispatch = useDispatch();
  const { size } = useSelector(selectList);
  return (
    <>
      {total > size && (
        <button
          type="button"
          className="link figures"
          aria-disabled={count === total}
          onClick={() => dispatch(allFoundSelected())}
        >
          Select all {figure(total)} found
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-icon btn-sm"
        aria-label="Clear selection"
        title="Clear selection"
        onClick={() => dispatch(selectionCleared())}
      >
        <XLg aria-hidden />
      </button>
      <div className="selection-actions push">
        {BULK_ACTIONS.map(({ kind, label }) => (
          <button
            key={kind}
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => dispatch(bulkOpened({ kind }))}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

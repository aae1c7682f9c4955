import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TAB_TEXTS } from './tabs';
import { dialogOpened, selectTrackerScreen } from './trackerScreen';

/** `Add {tab}` (§2). */
export function AddButton({ className = '' }: { className?: string }) {
  const dispatch = useDispatch();
  const { tab } = useSelector(selectTrackerScreen);
  return (
    <button
      type="button"
      className={`btn btn-primary ${className}`}
      onClick={() => dispatch(dialogOpened({ kind: 'add' }))}
    >
      <PlusLg aria-hidden />
      {`Add ${TAB_TEXTS[tab].label}`}
    </button>
  );
}

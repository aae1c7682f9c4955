import { ChatSquareText } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { countOf } from '@/components/format/number';
import { EmptyState } from '@/components/state/EmptyState';
import { asideToggled } from '../communityScreen';

/** Shown in place of the queue while nobody waits. */
export function Nobody({ groups, setAside }: { groups: number; setAside: number }) {
  const dispatch = useDispatch();
  const put = `${countOf(setAside, 'post is', 'posts are')} set aside until tomorrow.`;
  return (
    <div className="card">
      <EmptyState
        icon={<ChatSquareText aria-hidden />}
        title="Everyone has an answer"
        text={`${countOf(groups, 'group')} read.${setAside > 0 ? ` ${put}` : ''}`}
        action={
          setAside > 0 && (
            <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(asideToggled())}>
              Show those set aside
            </button>
          )
        }
      />
    </div>
  );
}

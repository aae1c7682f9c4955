import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './communityScreen';

interface Props {
  className?: string;
  onPress?: () => void;
}

export function AddGroupButton({ className = '', onPress }: Props) {
  const dispatch = useDispatch();
  const open = () => {
    onPress?.();
    dispatch(dialogOpened({ kind: 'addGroup' }));
  };
  return (
    <button type="button" className={`btn btn-outline-secondary ${className}`} onClick={open}>
      <PlusLg aria-hidden />
      Add Group
    </button>
  );
}

export function AddPostButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(dialogOpened({ kind: 'addPost' }))}>
      <PlusLg aria-hidden />
      Add Post
    </button>
  );
}

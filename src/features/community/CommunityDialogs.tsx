import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Group, type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { dialogClosed, selectDialog, type CommunityDialog } from './communityScreen';
import { AddPostDialog } from './dialogs/AddPostDialog';
import { DeleteGroupDialog } from './dialogs/DeleteGroupDialog';
import { DeletePostDialog } from './dialogs/DeletePostDialog';
import { EditPostDialog } from './dialogs/EditPostDialog';
import { GroupDialog } from './dialogs/GroupDialog';

interface Props {
  /** Undefined until the first load went through. */
  groups: readonly Group[] | undefined;
  /** The group whose posts are shown, if any. */
  groupId: Id | null;
  /** Undefined until the group's posts came. */
  posts: readonly Post[] | undefined;
}

/** The dialog that stands open; a link to one about a row that is gone opens nothing. */
export function CommunityDialogs(props: Props) {
  const dialog = useSelector(selectDialog);
  return dialog && <OpenCommunityDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} {...props} />;
}

/** Whether what the dialog is about is not there: the row it names, or the group its post belongs to. */
function isAboutNothing({ kind, id }: CommunityDialog, { groups, groupId, posts }: Props) {
  if (kind === 'addGroup') return false;
  if (kind === 'editGroup' || kind === 'deleteGroup') return groups && !groups.some((group) => group.id === id);
  if (kind === 'addPost') return groupId === null;
  return groupId === null || (posts && !posts.some((post) => post.id === id));
}

function OpenCommunityDialog({ dialog, ...props }: Props & { dialog: CommunityDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const isGone = isAboutNothing(dialog, props);
  useEffect(() => {
    if (isGone) dispatch(dialogClosed(dialog));
  }, [isGone, dispatch, dialog]);

  const { kind, id } = dialog;
  const group = props.groups?.find((row) => row.id === id);
  const post = props.posts?.find((row) => row.id === id);
  if (kind === 'addGroup') return <GroupDialog onClose={close} />;
  if (kind === 'editGroup') return group && <GroupDialog group={group} onClose={close} />;
  if (kind === 'deleteGroup') return group && <DeleteGroupDialog group={group} onClose={close} />;
  if (kind === 'addPost') return props.groupId !== null && <AddPostDialog groupId={props.groupId} onClose={close} />;
  if (kind === 'editPost') return post && <EditPostDialog post={post} onClose={close} />;
  return post && <DeletePostDialog post={post} onClose={close} />;
}

import { useState } from 'react';
import { Pencil, PlusLg, Trash } from 'react-bootstrap-icons';
import { IconButton } from '@/components/button/IconButton';
import { useSelector } from 'react-redux';
import { object, string } from 'yup';
import { Dialog } from '@/components/dialog/Dialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { notifySuccess } from '@/components/notify/notify';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { readTextDraft } from '@/screen/form/textDrafts';
import { useListEvents } from '@/screen/list/listContext';
import { type AddedDialogProps } from '@/screen/urlFields';
import { type CommunityRoot } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Id } from '@/services/http/decode';
import { newCommentKey } from '@/features/community/comments/commentDrafts';
import { NAME, replyFrom, useSavedReplies, type SavedReply } from './savedReplies';
import sheet from './replies.late.scss';

/** The dialogs about saved replies, by their kind. */
export function RepliesDialogs({ dialog: { kind, id }, onClose }: AddedDialogProps) {
  if (kind === 'replies') return <RepliesDialog onClose={onClose} />;
  return <ReplyDialog key={id} {...(kind === 'editReply' ? { edited: id } : { postId: id })} onClose={onClose} />;
}

interface Props {
  /** The post whose unsent answer becomes a reply; without it the reply is written here. */
  postId?: Id;
  /** The name of the saved reply that is edited. */
  edited?: Id;
  onClose: () => void;
}

const MOST_LETTERS = 40;

/** Saves an answer as a reply, in this browser, or edits one. */
function ReplyDialog({ postId, edited, onClose }: Props) {
  const { replies, keep } = useSavedReplies();
  const answer = useAnswerAsReply(postId);
  const before = replies.find(({ name }) => name === String(edited));
  const [isGone] = useState(edited !== undefined && !before);
  useClosedIfGone(isGone, onClose);
  const others = replies.filter((reply) => reply !== before).map(({ name }) => name);
  const schema = object({
    name: string()
      .trim()
      .required('Name is required')
      .max(MOST_LETTERS, `At most ${MOST_LETTERS} letters`)
      .notOneOf(others, 'Another reply has this name'),
    text: string().trim().required('Text is required'),
  });
  const save = ({ name, text }: SavedReply, { close }: Saving) => {
    const where = keep({ name: name.trim(), text }, before?.name);
    notifySuccess(`“${name.trim()}” is kept ${where}`);
    close();
  };
  if (isGone) return null;
  return (
    <FormDialog
      title={before ? 'Edit saved reply' : 'Save as a reply'}
      initialValues={before ?? { name: '', text: answer }}
      schema={schema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <TextAreaField name="text" label="Text" rows={5} />
      <p className="meta">{NAME} stands for the member’s first name.</p>
    </FormDialog>
  );
}

/** The unsent answer to a post, without its author's first name. */
function useAnswerAsReply(postId: Id | undefined) {
  const { listGroups, listPosts } = communityApi.endpoints;
  const firstName = useSelector((state: CommunityRoot) => {
    const groups = listGroups.select()(state).data ?? [];
    const posts = groups.flatMap(({ id }) => listPosts.select(id)(state).data ?? []);
    return posts.find(({ id }) => id === postId)?.author.firstName ?? '';
  });
  return replyFrom((postId !== undefined && readTextDraft(newCommentKey(postId))?.text) || '', firstName);
}

/** The replies that the person keeps in this browser, to edit or delete. */
function RepliesDialog({ onClose }: { onClose: () => void }) {
  useLateSheet(sheet);
  const { events } = useListEvents();
  const { replies, remove } = useSavedReplies();
  const add = () => events.dialogOpened({ kind: 'saveReply' });
  const footer = (
    <button type="button" className="btn btn-outline-secondary" onClick={add}>
      <PlusLg aria-hidden />
      Add reply
    </button>
  );
  return (
    <Dialog title="Saved replies" onClose={onClose} footer={footer}>
      {replies.length === 0 && <p className="meta">No replies are saved yet.</p>}
      <ul className="kept-list" role="list">
        {replies.map(({ name, text }) => (
          <li key={name}>
            <span className="clip">
              <b>{name}</b> <span className="meta">{text}</span>
            </span>
            <IconButton
              className="btn-sm"
              icon={Pencil}
              label={`Edit ${name}`}
              title="Edit"
              onClick={() => events.dialogOpened({ kind: 'editReply', id: name })}
            />
            <IconButton
              className="btn-sm"
              icon={Trash}
              label={`Delete ${name}`}
              title="Delete"
              onClick={() => remove(name)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

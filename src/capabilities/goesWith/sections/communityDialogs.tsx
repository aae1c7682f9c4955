import { groupRecord } from '@/features/community/communityRecords';
import { deleteNote, deleteNotes, type DeleteNoteProps } from '@/screen/deleteNotes';
import { fill } from '@/lib/slots';
import { ASKED } from '@/screen/useAsked';
import { useListPostsQuery } from '@/services/community';
import { type Group } from '@/services/communityDecoders';
import { GoesWith } from '../GoesWith';
import { useDependents } from '../useDependents';

function Posts({ row, children }: DeleteNoteProps<Group>) {
  const posts = useListPostsQuery(row.id, ASKED);
  const { isHeld, dependentsOf } = useDependents([posts]);
  const dependents = [dependentsOf('post', posts, ({ title }) => title)];
  return children({ isHeld, children: <GoesWith dependents={dependents} /> });
}

export const fills = [fill(deleteNotes, deleteNote(groupRecord, Posts))];

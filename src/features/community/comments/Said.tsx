import { type ReactNode } from 'react';
import { Initials } from '@/components/avatar/Initials';
import { formatDateTime } from '@/components/format/date';
import { type Comment } from '@/services/communityTypes';
import { authorOf } from '../communityRows';

interface Props {
  comment: Comment;
  /** In place of its text. */
  children?: ReactNode;
}

/** Who wrote a comment, when, and what. */
export function Said({ comment: { author, createdAt, text }, children }: Props) {
  const name = authorOf(author);
  return (
    <>
      <Initials name={name} />
      <div>
        <p>
          <b>{name}</b> <span className="meta">{formatDateTime(createdAt)}</span>
        </p>
        {children || <p className="said keep-lines">{text}</p>}
      </div>
    </>
  );
}

import { type ReactNode } from 'react';
import { Initials } from '@/components/avatar/Initials';
import { formatDateTime } from '@/components/format/date';
import { type Comment } from '@/services/communityDecoders';
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

const WIDTHS = [180, 240];

/** Placeholders for comments that are loading. */
export const CommentsComing = ({ id }: { id?: string }) => (
  <div id={id} className="comments placeholder-glow" aria-busy="true">
    {WIDTHS.map((width) => (
      <span key={width} className="placeholder" style={{ width }} />
    ))}
  </div>
);

import { type ReactNode } from 'react';
import { Initials } from '@/components/avatar/Initials';
import { formatDateTime } from '@/components/format/date';
import { titleOf } from '@/components/format/title';
import { type Post } from '@/services/communityDecoders';
import { authorOf } from '../communityRows';

interface Props {
  post: Post;
  heading: 'h2' | 'h3';
  /** The group's name, where posts of several stand together. */
  group?: string;
  /** At the end. */
  children: ReactNode;
}

/** What a post is called, by whom it is and from when. */
export function PostHeader({ post: { title, author, createdAt }, heading: Heading, group, children }: Props) {
  const name = titleOf(title);
  return (
    <header>
      <Initials name={authorOf(author)} isLarge />
      <div className="clip">
        <Heading className="card-title clip" title={name}>
          {name}
        </Heading>
        <p className="meta byline">
          <span className="clip">{authorOf(author)}</span>
          {group !== undefined && (
            <>
              <span className="sep" aria-hidden="true" />
              <span className="clip">{group}</span>
            </>
          )}
          <span className="sep" aria-hidden="true" />
          <span>{formatDateTime(createdAt)}</span>
        </p>
      </div>
      {children}
    </header>
  );
}

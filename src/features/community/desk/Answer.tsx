import { type ReactNode } from 'react';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type Group } from '@/services/communityTypes';
import { mediaUrl } from '@/services/media/media';
import { PostHeader } from '../post/PostHeader';
import { waitText } from './deskText';
import { LastComments } from './LastComments';
import { type QueueItem } from './deskOrder';

interface Props {
  item: QueueItem;
  group: Group | undefined;
  now: number;
  /** The form that answers it. */
  children: ReactNode;
}

/** The post that is answered. It can have the focus, where the queue is not shown beside it. */
export function Answer({ item: { post, standing }, group, now, children }: Props) {
  const { title, content, createdAt, images } = post;
  const name = titleOf(title);
  const waits = waitText(createdAt, now);
  return (
    <article className="card answer-card" aria-label={name} tabIndex={-1}>
      <div className="card-body post answer">
        <PostHeader post={post} heading="h2" group={group && titleOf(group.title)}>
          {waits && (
            <span className="push">
              <span className="badge badge-attention">{waits.replace(/^\w/, (letter) => letter.toUpperCase())}</span>
            </span>
          )}
        </PostHeader>
        {content && <p className="body keep-lines">{content}</p>}
        {images.length > 0 && (
          <ul className="thumbs" role="list" aria-label="Pictures">
            {images.map(({ id, media }, index) => (
              <li key={id}>
                <Picture url={mediaUrl(media)} alt={`Picture ${index + 1} of ${name}`} />
              </li>
            ))}
          </ul>
        )}
        <LastComments post={post} />
        {standing === 'answered' && (
          <p className="meta" role="status">
            Somebody has answered this meanwhile.
          </p>
        )}
        {children}
      </div>
    </article>
  );
}

/** Small here; its link opens it. */
function Picture({ url, alt }: { url: string | null; alt: string }) {
  const picture = <MediaThumb url={url} alt={alt} />;
  if (!url) return picture;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title="Opens in a new tab">
      {picture}
    </a>
  );
}

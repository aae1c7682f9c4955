import { createContext, use, type ReactNode } from 'react';
import { type Id } from '@/services/http/decode';

/** The post that is the tab stop of a list of posts, and what makes another one it. */
export const PostStop = createContext<{ stop: Id | undefined; onStop: (id: Id) => void }>({
  stop: undefined,
  onStop: () => undefined,
});

/** A post that the arrow keys reach. On its own, so that walking renders no post again. */
export function WalkedArticle({ id, name, children }: { id: Id; name: string; children: ReactNode }) {
  const { stop, onStop } = use(PostStop);
  return (
    <article className="card" aria-label={name} tabIndex={id === stop ? 0 : -1} onFocus={() => onStop(id)}>
      {children}
    </article>
  );
}

import { type ReactNode } from 'react';
import { formatDateTime } from '@/components/format/date';
import { titleOf } from '@/components/format/title';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';

interface Props {
  title: string;
  thumb: ReactNode;
  createdAt: string;
  badge?: ReactNode;
  /** If given, the title is a button, stretched over the whole card. */
  onOpen?: () => void;
  menu: MenuEntry[];
}

/** The card of a highlight or a habit. */
export function TrackerCard({ title, thumb, createdAt, badge, onOpen, menu }: Props) {
  const name = titleOf(title);
  return (
    <article className="card dish">
      {thumb}
      <div className="card-body">
        <div className="text">
          {onOpen ? (
            <button type="button" className="dish-open card-title clip" title={name} onClick={onOpen}>
              <CutTitle title={name} />
            </button>
          ) : (
            <p className="card-title clip" title={name}>
              <CutTitle title={name} />
            </p>
          )}
          <p className="meta figures clip">{formatDateTime(createdAt)}</p>
          {badge}
        </div>
        <RowMenu label={`Actions for ${name}`} items={menu} />
      </div>
    </article>
  );
}

/** The title is cut only visually: a screen reader reads all of it. */
function CutTitle({ title }: { title: string }) {
  const cut = cutTitle(title);
  if (cut === title) return title;
  return (
    <>
      <span aria-hidden="true">{cut}</span>
      <span className="visually-hidden">{title}</span>
    </>
  );
}

/** In characters; longer titles of cards are cut. */
const TITLE_LENGTH = 17;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The title for a card. It counts graphemes, so that an emoji is never cut in two. */
export function cutTitle(title: string): string {
  if (title.length <= TITLE_LENGTH) return title;
  let count = 0;
  for (const { index } of characters.segment(title)) {
    if (count === TITLE_LENGTH) return `${title.slice(0, index)}…`;
    count += 1;
  }
  return title;
}

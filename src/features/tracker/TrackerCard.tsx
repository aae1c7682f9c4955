import { type ReactNode } from 'react';
import { formatDateTime } from '@/components/format/date';
import { titleOf } from '@/components/format/title';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { cutTitle } from './trackerView';

interface Props {
  title: string;
  thumb: ReactNode;
  createdAt: string;
  badge?: ReactNode;
  /** Given where the title opens something; it is then stretched over the whole card. */
  onOpen?: () => void;
  menu: MenuEntry[];
}

/** §2: thumbnail, title, date and menu of a highlight or a habit. */
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

/** Cut for the eye alone: to a screen reader the title is whole. */
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

import { type ReactNode } from 'react';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { titleOf } from '@/components/format/title';

interface Props {
  title: string;
  /** A safe address, or null if there is no picture. */
  imageUrl: string | null;
  /** One short line under the title. */
  meta?: ReactNode;
  onOpen: () => void;
  menu: MenuEntry[];
}

/** A dish with its picture. The title is a button, stretched over the whole card, that opens it. */
export function DishCard({ title, imageUrl, meta, onOpen, menu }: Props) {
  const name = titleOf(title);
  return (
    <article className="card dish">
      <MediaThumb url={imageUrl} alt="" />
      <div className="card-body">
        <div className="text">
          <button type="button" className="dish-open card-title clip" title={name} onClick={onOpen}>
            {name}
          </button>
          {meta && <p className="meta figures clip">{meta}</p>}
        </div>
        <RowMenu label={`Actions for ${name}`} items={menu} />
      </div>
    </article>
  );
}

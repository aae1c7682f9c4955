import { type UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode, useId } from 'react';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { CardTools } from '@/screen/rowTools/CardTools';
import { useRowMenu } from '@/screen/rowTools/useRowMenu';
import { type OpenDialog } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { mediaUrl } from '@/services/media/media';
import './meals.scss';

type DishDialog = OpenDialog<'details' | 'edit' | 'duplicate' | 'delete'>;

interface Props {
  dish: { id: Id; title: string; image: string };
  /** One short line under the title. */
  meta: ReactNode;
  /** The action creator of the screen's dialogs. */
  dialogOpened: (dialog: DishDialog) => UnknownAction;
}

/** A dish with its picture. The title is a button, stretched over the whole card, that opens it. */
export function DishCard({ dish: { id, title, image }, meta, dialogOpened }: Props) {
  const dispatch = useDispatch();
  const open = (kind: DishDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const name = titleOf(title);
  const menu = useRowMenu(id, editMenu({ edit: open('edit'), duplicate: open('duplicate'), remove: open('delete') }));
  return (
    <article className="card dish">
      <CardTools id={id} name={name} />
      <MediaThumb url={mediaUrl(image)} alt="" />
      <div className="card-body">
        <div className="text">
          <button type="button" className="dish-open card-title clip" title={name} onClick={open('details')}>
            {name}
          </button>
          {meta && <p className="meta figures clip">{meta}</p>}
        </div>
        <RowMenu label={`Actions for ${name}`} items={menu} />
      </div>
    </article>
  );
}

/** Dishes under a heading. */
export function Meal({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className="meal" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}

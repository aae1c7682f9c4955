import { useId, type ReactNode } from 'react';
import { type UnknownAction } from '@reduxjs/toolkit';
import { Copy, Pencil } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type OpenDialog } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { mediaUrl } from '@/services/media/media';
import { type Nutrition } from '@/services/nutritionText';
import { AMOUNTS, withUnit } from './amounts';
import { linesOf, stepsOf } from './lines';

interface Props {
  dish: { id: Id; title: string; image: string; ingredients: string; nutrition: Nutrition };
  steps: string;
  /** What is said of it beside the nutrition. */
  details: { label: string; value: ReactNode }[];
  /** What capabilities offer to do with it. */
  actions: ReactNode;
  /** The action creator of the screen's dialogs. */
  dialogOpened: (dialog: OpenDialog<'duplicate' | 'edit'>) => UnknownAction;
  onClose: () => void;
  /** The note. */
  children: ReactNode;
}

/** The dialog that shows a recipe or a diet plan. */
export function DishDetails({ dish, steps, details, actions, dialogOpened, onClose, children }: Props) {
  const dispatch = useDispatch();
  const open = (kind: 'duplicate' | 'edit') => () => dispatch(dialogOpened({ kind, id: dish.id }));
  const title = titleOf(dish.title);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {actions}
          <button type="button" className="btn btn-outline-secondary" onClick={open('duplicate')}>
            <Copy aria-hidden />
            Duplicate
          </button>
          <button type="button" className="btn btn-outline-secondary" onClick={open('edit')}>
            <Pencil aria-hidden />
            Edit
          </button>
        </>
      }
    >
      <MediaThumb url={mediaUrl(dish.image)} alt={title} className="dish-picture" />
      <div className="grid">
        <DetailList details={details} />
        <NutritionGrid nutrition={dish.nutrition} />
      </div>
      <LineList title="Ingredients" lines={linesOf(dish.ingredients)} as="ul" />
      <LineList title="Cooking steps" lines={stepsOf(steps)} as="ol" />
      {children}
    </Dialog>
  );
}

/** All four are in grams, calories too. */
export function NutritionGrid({ nutrition }: { nutrition: Nutrition }) {
  return (
    <section className="dish-part">
      <h3>Nutrition</h3>
      <dl className="nutrition">
        {AMOUNTS.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{nutrition[name].trim() ? withUnit(nutrition[name], 'g') : 'N/A'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ListProps {
  title: string;
  lines: readonly string[];
  /** An ordered list where they are done one after the other. */
  as: 'ul' | 'ol';
}

/** A text as a list in which each of its lines is one item; nothing without any. */
export function LineList({ title, lines, as: List }: ListProps) {
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <section className="dish-part">
      <h3 id={titleId}>{title}</h3>
      <List className="line-list" dir="auto" aria-labelledby={titleId}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </List>
    </section>
  );
}

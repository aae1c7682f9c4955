import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TOAST_PLACE } from '@/components/notify/toastPlace';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { ToastHost } from '@/components/notify/ToastHost';
import { Buttons } from './Buttons';
import { Dialogs } from './Dialogs';
import { Fields } from './Fields';
import { Lists } from './Lists';
import { Slots } from './Slots';
import { States } from './States';
import { Tables } from './Tables';
import sheet from './gallery.late.scss';

/** Long, so that a toast can be looked at. */
const TOAST_MS = 600_000;

const PARTS: readonly (readonly [title: string, part: ReactNode])[] = [
  ['Buttons, menus, search', <Buttons />],
  ['Fields', <Fields />],
  ['Tables', <Tables />],
  ['Cards, tabs, figures', <Lists />],
  ['States', <States />],
  ['Dialogs', <Dialogs />],
];

/** Every shared component in its states, for whoever builds a screen or compares pictures; with `?slots` who fills which slot. Mock builds only. */
export function Gallery() {
  useLateSheet(sheet);
  const { search } = useLocation();
  if (search === '?slots') return <Slots />;
  return (
    <main className="gallery">
      <div className={TOAST_PLACE}>
        <ToastHost autoClose={TOAST_MS} />
      </div>
      <h1>Gallery</h1>
      {PARTS.map(([title, part]) => (
        <section key={title} aria-label={title}>
          <h2 className="card-title">{title}</h2>
          {part}
        </section>
      ))}
    </main>
  );
}

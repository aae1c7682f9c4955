import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Bookmark, Check2 } from 'react-bootstrap-icons';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { keptViews, type KeptView } from './keptViews';
import { keptWhere } from '@/screen/kept/onDevice';
import { searchOf } from './savedView';
import { useListViews } from './useListViews';
import { type OpenView } from '@/screen/viewMenu/viewProps';
import { NameForm } from './NameForm';
import sheet from './savedViews.late.scss';

/** The views that the person keeps of the list: to choose, to rename, to remove, and to keep the shown one. */
export function ViewsPart({ table }: Pick<OpenView, 'table'>) {
  const { screen, owner, stateNow, views, current, columns, change, choose } = useListViews(table?.name);
  useLateSheet(sheet);
  const [renamed, setRenamed] = useState<string | null>(null);
  const kept = keptViews(screen.path);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const names = views.map(({ name }) => name);
  const replace = (view: KeptView, next: Partial<KeptView>) =>
    change(views.map((each) => (each === view ? { ...each, ...next } : each)));
  const named = (name: string): KeptView => ({
    name,
    search: searchOf(screen, stateNow()),
    ...(table && { table: table.name, columns }),
  });
  const save = (name: string) => {
    const before = views.find((view) => view.name === name);
    if (before) replace(before, named(name));
    else change([...views, named(name)]);
    setSaid(`“${name}” is kept ${keptWhere(kept, owner)}.`);
  };
  /** What had the focus goes with the change: it is at the same place of the list afterwards. */
  const changeAt = (view: KeptView, run: () => void) => {
    const index = views.indexOf(view);
    flushSync(run);
    const rows = list.current!.children;
    const row = rows[Math.min(index, rows.length - 1)] ?? list.current!.parentElement!;
    row.querySelector<HTMLElement>('button, input')?.focus();
  };
  const leaveRenaming = (view: KeptView) => changeAt(view, () => setRenamed(null));
  const rename = (view: KeptView, name: string) =>
    changeAt(view, () => {
      replace(view, { name });
      setRenamed(null);
      setSaid(`“${view.name}” is “${name}” now.`);
    });
  const remove = (view: KeptView) =>
    changeAt(view, () => {
      change(views.filter((each) => each !== view));
      setSaid(`“${view.name}” is removed.`);
    });
  const openFirst = (view: KeptView) => {
    change(
      views.map(({ isFirst, ...each }) => (each.name === view.name && !isFirst ? { ...each, isFirst: true } : each)),
    );
    setSaid(view.isFirst ? `“${view.name}” no longer opens first.` : `“${view.name}” opens first.`);
  };
  const entriesOf = (view: KeptView): MenuEntry[] => [
    { label: 'Rename', icon: 'Pencil', onSelect: () => setRenamed(view.name) },
    {
      label: view.isFirst ? 'Do not open first' : 'Open first',
      icon: 'BoxArrowInRight',
      onSelect: () => openFirst(view),
    },
    'divider',
    { label: 'Remove', icon: 'Trash', onSelect: () => remove(view), tone: 'danger' },
  ];
  return (
    <section>
      <h3>Views</h3>
      <ul ref={list} className="view-list" role="list" aria-label="Views">
        {views.map((view) =>
          view.name === renamed ? (
            <li key={view.name}>
              <NameForm
                label={`New name of ${view.name}`}
                first={view.name}
                taken={names.filter((name) => name !== view.name)}
                verb={() => 'Rename'}
                onName={(name) => rename(view, name)}
                onLeave={() => leaveRenaming(view)}
              />
            </li>
          ) : (
            <li key={view.name}>
              <button
                type="button"
                className="dropdown-item"
                aria-current={view === current ? 'true' : undefined}
                onClick={() => choose(view)}
              >
                {view === current ? <Check2 aria-hidden /> : <Bookmark aria-hidden />}
                <span className="clip">{view.name}</span>
                {view.isFirst && <span className="meta">opens first</span>}
              </button>
              <RowMenu label={`Actions for ${view.name}`} items={entriesOf(view)} />
            </li>
          ),
        )}
      </ul>
      {(renamed === null || !names.includes(renamed)) && (
        <NameForm
          label="Name for this view"
          first=""
          taken={[]}
          verb={(name) => (names.includes(name) ? 'Replace' : 'Save')}
          onName={save}
        />
      )}
      <p className={kept.isHereOnly(owner) ? 'meta' : 'visually-hidden'} role="status">
        {said}
      </p>
    </section>
  );
}

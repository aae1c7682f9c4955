import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Check2, XLg } from 'react-bootstrap-icons';
import { useStore } from 'react-redux';
import { pause } from '@/lib/pause';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { alerts } from '@/components/notify/alert';
import { ActionLink } from '@/lib/ActionLink';
import { useList } from '../list/listContext';
import { queryOf } from '../queryOf';
import { type RecordPlace } from './recordPlace';
import sheet from './savedPlace.late.scss';
import { IconButton } from '@/components/button/IconButton';

const MARK_MS = 2000;

interface Props {
  /** Undefined if the record is in no list any more. */
  place: RecordPlace | undefined;
}

/** Whether only the page has the focus, as after a dialog whose opener, such as the palette, is gone. */
const isFocusFree = () => document.activeElement?.matches('main, body') === true;

/** Says where a saved record is, with a link, until that is closed; a record in sight is marked for a moment instead. */
export function SavedPlace({ place }: Props) {
  useLateSheet(sheet);
  const { screen, view, events } = useList();
  const { saved, marked, dialog } = view;
  const isCovered = useSyncExternalStore(alerts.subscribe, alerts.current) !== null || dialog !== null;
  const isMarked = marked !== undefined && marked !== null;
  const hasFollowed = useRef(false);
  const store = useStore<object>();
  const now = () => screen.select(store.getState());
  // StrictMode marks it twice.
  const mark = useEffectEvent(() => {
    if (now().marked !== saved?.id) events.recordMarked();
  });
  /** Unless it was left already, or something else was saved since. */
  const leaveIt = () => {
    if (saved && now().saved === saved) events.savedLeft();
  };
  const leave = useEffectEvent(leaveIt);

  const canMark = !!saved && place?.isShown === true && !isMarked && !isCovered;
  useEffect(() => {
    if (canMark) mark();
  }, [canMark]);
  useEffect(() => {
    if (!isMarked) return undefined;
    let frame = 0;
    // A list renders after the rest of the page, so the record may not be there yet.
    const show = () => {
      const record = document.querySelector('.is-marked');
      if (!record) frame = requestAnimationFrame(show);
      record?.scrollIntoView({ block: 'nearest' });
      if (hasFollowed.current || isFocusFree())
        record?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    };
    show();
    const timer = setTimeout(leave, MARK_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isMarked]);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // StrictMode shows it again at once.
      void pause().then(() => isThere.current || leave());
    };
  }, []);

  if (!place) return null;
  const { name, kind, title, isShown } = place;
  if (isShown)
    return (
      <p className="visually-hidden" role="status">
        <bdi>{name}</bdi> {saved?.isNew ? 'was added' : 'was saved'}.
      </p>
    );
  const open = () => {
    hasFollowed.current = true;
    events.placeChosen(place.view);
  };
  const verb = saved?.isNew ? { tab: 'was added to', page: 'was added on' } : { tab: 'is now in', page: 'is now on' };
  return (
    <div className="quiet-line">
      <Check2 aria-hidden />
      <p role="status">
        <bdi>{name}</bdi> {verb[kind]}{' '}
        <ActionLink className="link" to={{ search: queryOf(screen.urlFields, place.view) }} act={open}>
          {title}
        </ActionLink>
      </p>
      <IconButton icon={XLg} label="Dismiss" className="btn-sm" onClick={leaveIt} />
    </div>
  );
}

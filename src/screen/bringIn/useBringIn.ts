import { startTransition, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { bringInReducer, NOTHING_READ, type BringInState } from './bringInState';
import { type ContentKind, type Here, type PlaceHere, type RecordValues } from './contentKind';
import { indexOf } from './doubles';
import { correctionsOf, hasCorrections, withCorrections } from './items';
import { fieldsOf } from './keptHeads';
import { forgetWork, keepWork, keptReading, keptWork } from './keptWork';
import { placeSet } from './place';
import { rowsOf } from './rows';
import { useReading, type Source } from './useReading';

/** What is there in the section. */
export interface Lists<Values> {
  places: readonly PlaceHere<Values>[];
  here: readonly Here[];
}

interface Options<Values extends RecordValues> extends Lists<Values> {
  kind: ContentKind<Values>;
  /** The place that the section shows, as `placeKey` has it; it is offered, and never chosen by itself. */
  shown: string;
}

const KEEP_MS = 400;

/** All of bringing in but its looks: what was typed and read, the rows of the list, and what changes them. */
export function useBringIn<Values extends RecordValues>({ kind, places, here, shown }: Options<Values>) {
  const reducer = useMemo(() => bringInReducer(kind, places), [kind, places]);
  const [state, dispatch] = useReducer(reducer, NOTHING_READ as BringInState<Values>);
  const [kept] = useState(() => keptWork<Values>(kind.path));
  const [text, setText] = useState(kept?.text ?? '');
  const reading = useReading({ kind, places });
  /** Null after a reload: files cannot be kept. */
  const sources = useRef<readonly Source[] | null>(null);
  const { items, step, place, cameIn } = state;

  const left = useMemo(() => items.filter(({ id }) => !cameIn.has(id)), [items, cameIn]);
  // What a round adds is not compared with itself.
  const [compared, setCompared] = useState(here);
  if (!state.isSending && compared !== here) setCompared(here);
  const index = useMemo(() => indexOf(compared), [compared]);
  const rows = useMemo(() => rowsOf(kind, left, index), [kind, left, index]);

  const read = async (from: readonly Source[]) => {
    const content = await reading.read({ sources: from, head: placeSet(kind, places, '') });
    if (!content) return;
    sources.current = from;
    startTransition(() => dispatch({ type: 'sourcesRead', read: content, place: '' }));
  };

  /** Until then what is kept is not written over. */
  const isRestored = useRef(false);
  const restore = useEffectEvent(async () => {
    const before = keptReading(kind.path);
    const content = before && kept && (await reading.restore(before, placeSet(kind, places, kept.place)));
    if (content) {
      const items = withCorrections(content.items, kept.corrections);
      dispatch({ type: 'sourcesRead', read: { ...content, items }, place: kept.place });
    }
    isRestored.current = true;
  });
  useEffect(() => void restore(), []);

  const keep = useEffectEvent(() => {
    if (!isRestored.current) return;
    if (step === 'done' || (step === 'drop' && !text)) forgetWork(kind.path);
    else keepWork(kind.path, { text, place, corrections: correctionsOf(left) });
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(), KEEP_MS);
    return () => clearTimeout(timer);
  }, [step, text, place, left]);
  useEffect(() => {
    const now = () => keep();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      keep();
    };
  }, []);

  const chooseColumn = async (head: string, field: string) => {
    const chosen = { ...fieldsOf(state.columns), [head]: field };
    reading.keepColumns(state.columns, chosen);
    const content = await reading.read({
      sources: sources.current ?? [],
      columns: chosen,
      head: placeSet(kind, places, place),
    });
    if (content) startTransition(() => dispatch({ type: 'columnsRead', read: content, place }));
  };

  const startAgain = () => {
    reading.stop();
    reading.setProblem('');
    forgetWork(kind.path);
    sources.current = null;
    setText('');
    dispatch({ type: 'startedAgain' });
  };

  return {
    kind,
    places,
    here,
    shown,
    state,
    dispatch,
    text,
    setText,
    reading,
    rows,
    read,
    startAgain,
    chooseColumn,
    hasCorrections: hasCorrections(items),
  };
}

export type BringingIn<Values extends RecordValues> = ReturnType<typeof useBringIn<Values>>;

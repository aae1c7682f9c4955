import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { bringInReducer, NOTHING_READ } from './bringInState';
import { type ContentKind, type Here, type PlaceHere } from './contentKind';
import { indexOf } from './doubles';
import { type Encoding } from './found';
import { correctionsOf, hasCorrections, withCorrections, withFiles, withoutFiles } from './items';
import { filesIn } from '@/lib/filesIn';
import { acceptedFiles, joinFiles } from './joinFiles';
import { keepingFor } from './keptWork';
import { placeSet } from './place';
import { type Encodings } from './read/piece';
import { rowsOf } from './rows';
import { PUT_ASIDE, useReading, type Source } from './useReading';

/** What is there in the section. */
export interface Lists {
  places: readonly PlaceHere[];
  here: readonly Here[];
}

interface Options extends Lists {
  kind: ContentKind;
  /** The place that the section shows, as `placeKey` has it; it is offered, and never chosen by itself. */
  shown: string;
}

const KEEP_MS = 400;

/** All of bringing in but its looks: what was typed and read, the rows of the list, and what changes them. */
export function useBringIn({ kind, places, here, shown }: Options) {
  const reducer = useMemo(() => bringInReducer(kind, places), [kind, places]);
  const [state, dispatch] = useReducer(reducer, NOTHING_READ);
  const [keeping] = useState(() => keepingFor(kind.path));
  const [kept] = useState(() => keeping.work());
  const [text, setText] = useState(kept.text);
  const [isReadingKept, setReadingKept] = useState(true);
  const [isWorkKept, setWorkKept] = useState(true);
  const reading = useReading({ kind, places, keeping, onKept: setReadingKept });
  /** Null after a reload: files cannot be kept. */
  const sources = useRef<readonly Source[] | null>(null);
  const encodings = useRef<Encodings>({});
  const { items, step, place, cameIn, sent } = state;

  // What a round adds is not compared with itself, and stays listed until it ends.
  const [settled, setSettled] = useState({ here, cameIn, sent });
  if (!state.isSending && (settled.here !== here || settled.sent !== sent)) setSettled({ here, cameIn, sent });
  const left = useMemo(() => items.filter(({ id }) => !settled.cameIn.has(id)), [items, settled.cameIn]);
  /** What is typed while files are looked into stays. */
  const latest = useRef(left);
  useLayoutEffect(() => {
    latest.current = left;
  }, [left]);
  const index = useMemo(() => indexOf(settled.here), [settled.here]);
  const rows = useMemo(() => rowsOf(kind, left, index, settled.sent), [kind, left, index, settled.sent]);

  const read = async (from: readonly Source[]) => {
    const content = await reading.read({ sources: from, head: placeSet(kind, places, '') });
    if (!content) return;
    sources.current = from;
    encodings.current = {};
    startTransition(() => dispatch({ type: 'sourcesRead', read: content }));
  };

  /** Until then what is kept is not written over. */
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent(async () => {
    const before = kept.isAside ? undefined : keeping.reading();
    if (before === undefined) {
      keeping.forget();
      reading.tell(PUT_ASIDE);
    }
    const work = before && kept.work;
    const content = work && (await reading.restore(before, placeSet(kind, places, work.place)));
    if (content) {
      const items = withoutFiles(withCorrections(content.items, work.corrections), work.withFiles);
      dispatch({ type: 'workRestored', ...work, read: { ...content, items } });
    }
  });
  useEffect(() => void restore().then(() => setRestored(true)), []);

  const keep = useEffectEvent(() => {
    if (!isRestored) return;
    // What was read may be kept already, and not be shown yet.
    if (step === 'drop' && !text) return keeping.forgetWork();
    const corrections = correctionsOf(items);
    const work = { text, place, corrections, withFiles: withFiles(items), cameIn: [...cameIn], sent };
    setWorkKept(keeping.keepWork(work));
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(), KEEP_MS);
    return () => clearTimeout(timer);
  }, [isRestored, step, text, place, items, cameIn, sent]);
  const leave = useEffectEvent(() => (step === 'done' ? keeping.forget() : keep()));
  useEffect(() => {
    const now = () => keep();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      leave();
    };
  }, []);

  const chooseColumn = async (head: string, field: string) => {
    const chosen = { ...(state.wanted ?? state.chosen), [head]: field };
    dispatch({ type: 'columnChosen', chosen });
    const content = await reading.read({
      sources: sources.current ?? [],
      columns: chosen,
      encodings: encodings.current,
      head: placeSet(kind, places, place),
      before: items.length,
    });
    if (content) startTransition(() => dispatch({ type: 'columnsRead', read: content, place }));
    else dispatch({ type: 'columnsRefused', chosen });
  };

  /** In another encoding the heads may be others, and so may be the number of records, unless some came in. */
  const chooseEncoding = async (from: string, encoding: Encoding) => {
    const chosen = { ...encodings.current, [from]: encoding };
    const content = await reading.read({
      sources: sources.current ?? [],
      encodings: chosen,
      head: placeSet(kind, places, place),
      before: cameIn.size > 0 ? items.length : undefined,
    });
    if (!content) return;
    encodings.current = chosen;
    startTransition(() => dispatch({ type: 'columnsRead', read: content, place }));
  };

  /** Gives files that were chosen again to the records that have their names and have none. */
  const joinAgain = async (files: readonly File[]) => {
    const { accepted, refusals } = await acceptedFiles(files, kind.accept);
    const withFile: typeof kind.withFile = (values, file) =>
      filesIn(values).length > 0 ? null : kind.withFile(values, file);
    const { items: joined, notes } = joinFiles({ ...kind, withFile }, latest.current, accepted);
    dispatch({ type: 'filesJoined', items: joined, notes: [...refusals, ...notes] });
  };

  const startAgain = () => {
    reading.stop();
    reading.tell('');
    keeping.forget();
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
    joinAgain,
    /** Whether a reload loses nothing but files. */
    isKept: isReadingKept && isWorkKept,
    chooseEncoding,
    hasCorrections: hasCorrections(items),
  };
}

export type BringingIn = ReturnType<typeof useBringIn>;

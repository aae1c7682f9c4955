import { useRef, useState } from 'react';
import { type FieldTexts } from '@/components/form/fieldTexts';
import { readDraft } from '../form/drafts';
import { describer, type FieldConflict, type FieldChange } from './conflicts';
import { mergeFields, setChange, withTheirs } from './mergeFields';
import { type EditGuard } from './useEditGuard';

type Values = Record<string, unknown>;

/** An edit that cannot be saved before the person has decided. */
export interface EditConflict {
  conflicts: FieldConflict[];
  /** Changes that need no decision: `theirs` of fields the person left alone, `yours` of sets that both changed. */
  others: (FieldChange & { from: 'theirs' | 'yours' })[];
  /** The values after the person's decisions: the names of the conflicts that go to the other side. */
  decide: (forTheirs: readonly string[]) => Values;
}

/** What the person is to be told after a save. */
export interface SaveNews {
  /** Changes by someone else that the save kept. */
  kept: readonly FieldChange[];
  /** Whether the record could not be compared before the save. */
  isUnchecked: boolean;
}

/**
 * Compares the record with what the edit started with before each save, and merges others' changes into it, so that
 * they are not overwritten unseen. What it is compared with may be a few seconds old (`latestOf`). If it cannot be compared
 * in time the save goes out all the same, and the person is told afterwards.
 */
export function useSaveGuard<Form extends Values>(title: string, guard: EditGuard<Form> | undefined, initial: Form) {
  const [opened] = useState(initial);
  const base = useRef<Form>((readDraft(title)?.base as Form | undefined) ?? opened);
  const [texts] = useState<FieldTexts>(() => new Map());
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [isGone, setGone] = useState(false);
  const kept = useRef<FieldChange[]>([]);
  const isUnchecked = useRef(false);

  const prepare = async (mine: Form): Promise<Form | undefined> => {
    isUnchecked.current = false;
    if (!guard || isGone) return mine;
    const latest = await guard.latest();
    if ('error' in latest) {
      isUnchecked.current = true;
      return mine;
    }
    const theirs = latest.values;
    if (!theirs) {
      setGone(true);
      return undefined;
    }
    const was = base.current;
    const merge = mergeFields(was, theirs, mine, guard.together);
    const { changeOf, conflictOf, isShown } = describer(texts, guard.together);
    const changes = merge.theirs.filter(isShown).map((name) => changeOf(name, was, theirs));
    const proceed = () => {
      base.current = theirs;
      kept.current.push(...changes);
    };
    if (merge.conflicts.length === 0) {
      proceed();
      return merge.theirs.length > 0 ? merge.merged : mine;
    }
    const ownItems = merge.theirs
      .filter((name) => isShown(name) && setChange(was[name], mine[name]))
      .map((name) => changeOf(name, was, mine))
      .filter(({ is }) => is !== '');
    setConflict({
      conflicts: merge.conflicts.map((name) => conflictOf(name, was, theirs, mine)),
      others: [
        ...changes.map((change) => ({ ...change, from: 'theirs' as const })),
        ...ownItems.map((change) => ({ ...change, from: 'yours' as const })),
      ],
      decide: (forTheirs) => {
        proceed();
        return withTheirs(merge, theirs, forTheirs, guard.together);
      },
    });
    return undefined;
  };

  return {
    prepare,
    texts,
    base: guard && base,
    conflict,
    /** Back to the form; the next save asks again. */
    closeConflict: () => setConflict(null),
    isGone,
    newsOf: (): SaveNews | null => {
      const news = { kept: kept.current, isUnchecked: isUnchecked.current };
      return news.kept.length > 0 || news.isUnchecked ? news : null;
    },
    /** Forgets a restored draft's start, with the draft. */
    restart: () => {
      base.current = opened;
    },
  };
}

import { useRef, useState } from 'react';
import { type FieldTexts } from '@/components/form/fieldTexts';
import { type Prepared } from '@/components/form/useSafeForm';
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

/**
 * Compares the record with what the edit started with before each save, and merges others' changes into it, so that
 * they are not overwritten unseen. Between that comparison and the save there is a gap of one call.
 */
export function useSaveGuard<Form extends Values>(title: string, guard: EditGuard<Form> | undefined, initial: Form) {
  const [opened] = useState(initial);
  const base = useRef<Form>((readDraft(title)?.base as Form | undefined) ?? opened);
  const [texts] = useState<FieldTexts>(() => new Map());
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [isGone, setGone] = useState(false);
  /** Others' changes that the save under way keeps. */
  const kept = useRef<FieldChange[]>([]);
  const isUnchecked = useRef(false);

  const prepare = async (mine: Form): Promise<Prepared<Form>> => {
    if (!guard || isGone || isUnchecked.current) {
      isUnchecked.current = false;
      return { values: mine };
    }
    const latest = await guard.latest();
    if ('error' in latest) {
      isUnchecked.current = true;
      return { text: uncheckedText(guard.noun) };
    }
    const theirs = latest.values;
    if (!theirs) {
      setGone(true);
      return {};
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
      return { values: merge.theirs.length > 0 ? merge.merged : mine };
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
    return {};
  };

  return {
    prepare,
    texts,
    base: guard && base,
    conflict,
    /** Back to the form; the next save asks again. */
    closeConflict: () => setConflict(null),
    isGone,
    kept,
    /** Forgets a restored draft's start, with the draft. */
    restart: () => {
      base.current = opened;
    },
  };
}

const uncheckedText = (noun: string) =>
  `Whether someone else has changed this ${noun} could not be checked, so nothing was saved. Save again to save it anyway.`;

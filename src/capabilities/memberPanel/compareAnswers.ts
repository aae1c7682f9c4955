import { changedWords } from '@/components/format/changedWords';
import { type CheckIn } from '@/capabilities/memberAnswers/api';
import { PROGRESS_LABELS } from '@/features/users/questions';

/** What the panel shows as figures and as her notes on her cycle. */
const SHOWN_APART: readonly string[] = ['currentWeight', 'goalWeight', 'periodDetails'];

const LABELS = PROGRESS_LABELS.filter(([name]) => !SHOWN_APART.includes(name));

export interface ComparedAnswer {
  label: string;
  now: string;
  before: string;
  isChanged: boolean;
}

const answerOf = ({ entry }: CheckIn, name: (typeof LABELS)[number][0]) => entry.answers[name].trim();

/** The answers of a check-in beside those of another; questions that neither answers are left out. */
export function compareAnswers(latest: CheckIn, other: CheckIn | undefined): ComparedAnswer[] {
  return LABELS.map(([name, label]) => {
    const now = answerOf(latest, name);
    const before = other ? answerOf(other, name) : '';
    return { label, now, before, isChanged: other !== undefined && now !== before };
  }).filter(({ now, before }) => now || before);
}

/** The share of the former text that must be left in the new one; below it, it was written anew and nothing is marked. */
const LEAST_KEPT = 0.5;

/** A text in pieces: those that were added to what was there before, and the others. */
export function addedWords(before: string, now: string) {
  const parts = changedWords(before, now);
  const kept = parts.filter(({ added, removed }) => !added && !removed);
  const keptLength = kept.reduce((sum, { value }) => sum + value.length, 0);
  if (!before || keptLength < before.length * LEAST_KEPT) return [{ text: now, isAdded: false }];
  return parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isAdded: added }));
}

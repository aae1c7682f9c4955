import { type User } from '@/services/userTypes';
import { type CheckIn } from '../answers/checkIns';
import { assessmentGroups, progressDetails } from '../answers/questions';

/** What a coach wants to know of before she plans anything. The panel quotes it and draws no conclusion. */
const MENTIONED =
  /\b\w*thyro\w*|\bmetformin\w*|\binositol\w*|\binsulin\w*|\ballerg\w*|\bpregnan\w*|\bbreast-?\s?feed\w*|\bdiabet\w*|\bcontracepti\w*/gi;

export interface Mention {
  quote: string;
  /** `Medicines, assessment` or `Problems faced, day 30`. */
  where: string;
}

/** A text in pieces: the words that are mentioned, and the others. */
export function mentionedWords(text: string): { text: string; isMentioned: boolean }[] {
  const pieces: { text: string; isMentioned: boolean }[] = [];
  let end = 0;
  const add = (from: number, to: number, isMentioned: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMentioned });
  };
  for (const { 0: word, index } of text.matchAll(MENTIONED)) {
    add(end, index, false);
    add(index, index + word.length, true);
    end = index + word.length;
  }
  add(end, text.length, false);
  return pieces;
}

const isMentioning = (text: string) => text.search(MENTIONED) !== -1;

/** The sentences and lines of an answer that mention any of it. */
const quotesOf = (answer: string) =>
  answer
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(isMentioning);

/** Every mention in the assessment, then in the check-ins, latest first; the same words under the same question once. */
export function mentionsOf({ assessment }: User, checkIns: readonly CheckIn[]): Mention[] {
  const answers = assessment ? assessmentGroups(assessment).flatMap(({ details }) => details) : [];
  const places = [
    ...answers.map((detail) => ({ ...detail, of: 'assessment' })),
    ...checkIns
      .toReversed()
      .flatMap(({ day, entry }) => progressDetails(entry).map((detail) => ({ ...detail, of: `day ${day}` }))),
  ];
  const seen = new Set<string>();
  return places.flatMap(({ label, value, of }) =>
    quotesOf(value).flatMap((quote) => {
      const key = `${label}\n${quote}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ quote, where: `${label}, ${of}` }];
    }),
  );
}

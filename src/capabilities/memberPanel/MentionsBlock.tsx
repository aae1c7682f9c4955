import { type User } from '@/services/userTypes';
import { type CheckIn } from '@/capabilities/memberAnswers/api';
import { Block } from './Block';
import { assessmentGroups, progressDetails } from '@/features/users/questions';

/** What a coach wants to know of before she plans anything. The panel quotes it and draws no conclusion. */
const MENTIONED =
  /\b(\w*thyro\w*|metformin\w*|inositol\w*|insulin\w*|allerg\w*|pregnan\w*|breast-?\s?feed\w*|diabet\w*|contracepti\w*)/gi;

/** A text in pieces: the words that are mentioned, and the others. */
export const mentionedWords = (text: string) =>
  text
    .split(MENTIONED)
    .map((piece, index) => ({ text: piece, isMentioned: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');

const isMentioning = (text: string) => text.search(MENTIONED) !== -1;

/** The sentences and lines of an answer that mention any of it. */
const quotesOf = (answer: string) =>
  answer
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(isMentioning);

/**
 * Every mention in the assessment, then in the check-ins, latest first; the same words under the same question once.
 * `where` is `Medicines, assessment` or `Problems faced, day 30`.
 */
export function mentionsOf({ assessment }: User, checkIns: readonly CheckIn[]) {
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

/** Answers that name a medicine or a condition, quoted. No word of the panel's own draws a conclusion. */
export function MentionsBlock({ user, checkIns }: { user: User; checkIns: readonly CheckIn[] }) {
  const mentions = mentionsOf(user, checkIns);
  return (
    <Block title="Mentions" none={mentions.length === 0 && 'None.'}>
      <ul className="quotes">
        {mentions.map(({ quote, where }) => (
          <li key={`${where} ${quote}`}>
            <q>
              <Marked text={quote} />
            </q>
            <span className="meta">{where}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** A text in which what is mentioned is marked. */
export const Marked = ({ text }: { text: string }) =>
  mentionedWords(text).map((piece, index) => (piece.isMentioned ? <mark key={index}>{piece.text}</mark> : piece.text));

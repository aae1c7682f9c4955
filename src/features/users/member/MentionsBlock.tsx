import { type User } from '@/services/userTypes';
import { type CheckIn } from '../answers/checkIns';
import { mentionedWords, mentionsOf } from './mentions';
import { Block } from './Block';

interface Props {
  user: User;
  checkIns: readonly CheckIn[];
}

/** Answers that name a medicine or a condition, quoted. No word of the panel's own draws a conclusion. */
export function MentionsBlock({ user, checkIns }: Props) {
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

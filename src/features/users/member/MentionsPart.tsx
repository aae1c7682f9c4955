import { type User } from '@/services/userTypes';
import { type CheckIn } from '../answers/checkIns';
import { mentionsOf } from './mentions';
import { Marked } from './Marked';
import { Part } from './Part';

interface Props {
  user: User;
  checkIns: readonly CheckIn[];
}

/** Answers that name a medicine or a condition, quoted. No word of the panel's own draws a conclusion. */
export function MentionsPart({ user, checkIns }: Props) {
  const mentions = mentionsOf(user, checkIns);
  if (mentions.length === 0)
    return (
      <Part title="Mentions">
        <p className="meta">None.</p>
      </Part>
    );
  return (
    <Part title="Mentions">
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
    </Part>
  );
}

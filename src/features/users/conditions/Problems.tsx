import { ExclamationCircle } from 'react-bootstrap-icons';
import { type Group } from './group';
import { isProblem, meaningOf } from './meaning';
import { printCondition, type Conditions } from './syntax';

interface Props {
  conditions: Conditions;
  group: Group | null;
  onTryAgain: () => void;
}

/** What is left out because it is not understood or could not be loaded, each in a sentence. */
export function Problems({ conditions, group, onTryAgain }: Props) {
  const all = conditions.flat();
  const texts = all.flatMap((condition) => {
    const meaning = meaningOf(condition);
    return isProblem(meaning) ? [meaning.text] : [];
  });
  const failed = all.map(printCondition).filter((text) => group?.failed.has(text));
  return (
    <>
      {texts.map((text, index) => (
        <p key={index} className="cond-problem">
          <ExclamationCircle aria-hidden />
          {text}
        </p>
      ))}
      {failed.map((text) => (
        <p key={text} className="cond-problem">
          <ExclamationCircle aria-hidden />
          {`“${text}” could not be loaded. This part is left out.`}
          <button type="button" className="link" onClick={onTryAgain}>
            Try again
          </button>
        </p>
      ))}
    </>
  );
}

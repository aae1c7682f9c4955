import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { InputCursorText, ExclamationCircle } from 'react-bootstrap-icons';
import { type User } from '@/services/userTypes';
import { figure } from '@/components/format/number';
import { useSettled } from '@/components/status/useSettled';
import { CONDITION_INPUT } from './ConditionsButton';
import { conditionsChanged, conditionsHidden, conditionTyped, selectConditions } from './conditionsSlice';
import { type FoundUsers } from '@/features/users/list/usersRows';
import { ConditionField } from './ConditionField';
import { ConditionsMenu } from './ConditionsMenu';
import { parseConditions, printConditions, type Conditions, printCondition } from './syntax';
import { UnreadLine } from './Unread';
import { type useGroup } from './useGroup';
import { type Group } from './group';
import { isProblem, meaningOf } from './meaning';

const focusField = () => document.getElementById(CONDITION_INPUT)?.focus({ preventScroll: true });

interface Props {
  users: readonly User[];
  /** Those who are shown. */
  found: FoundUsers | undefined;
  /** The conditions, and the one that is being typed. */
  inForce: Conditions;
  finding: ReturnType<typeof useGroup>;
}

/** The row in which the conditions are changed. */
export function ConditionsRow({ users, found, inForce, finding: { group, isSearching, tryAgain } }: Props) {
  const dispatch = useDispatch();
  const { conditions, conditionDraft } = useSelector(selectConditions);
  const [isText, setText] = useState(false);
  useEffect(() => {
    // When the row is opened, not when a link opens it.
    if (document.activeElement?.matches('.conditions-button')) focusField();
  }, []);
  const leave = () => document.querySelector<HTMLElement>('.conditions-button')?.focus();
  const closeText = (text: string) => {
    flushSync(() => setText(false));
    focusField();
    dispatch(conditionsChanged(parseConditions(text)));
    dispatch(conditionTyped(''));
  };
  return (
    <section className="conditions" id="conditions" aria-label="Conditions">
      <div className="cond-line">
        {isText ? (
          <ConditionsAsText
            text={[printConditions(conditions), conditionDraft].filter(Boolean).join(', ')}
            onClose={closeText}
          />
        ) : (
          <ConditionField group={group} onLeave={leave} onText={() => setText(true)} />
        )}
        <ConditionCount found={found?.positions.length} total={users.length} isSearching={isSearching} />
        <ConditionsMenu
          found={found}
          inForce={inForce}
          onText={() => setText(true)}
          onHide={() => {
            leave();
            dispatch(conditionsHidden());
          }}
        />
      </div>
      {isText ? (
        <p className="form-text" id="cond-text-hint">
          Enter turns it into chips again. Nothing is lost either way.
        </p>
      ) : (
        <Problems conditions={conditions} group={group} onTryAgain={tryAgain} />
      )}
      <UnreadLine group={group} />
    </section>
  );
}

/** How long typing rests before the count is spoken, in milliseconds. */
const REST_MS = 500;

interface ConditionCountProps {
  found: number | undefined;
  total: number;
  isSearching: boolean;
}

/** How many members are found. The count changes with each key; it is spoken when typing rests. */
function ConditionCount({ found, total, isSearching }: ConditionCountProps) {
  const words = isSearching || found === undefined ? '' : `${figure(found)} of ${figure(total)}`;
  const spoken = useSettled(words, REST_MS);
  return (
    <p className="cond-count figures">
      {words ? (
        <span aria-hidden>
          <b>{figure(found!)}</b> of {figure(total)}
        </span>
      ) : (
        <span className="placeholder cond-counting" />
      )}
      <span className="visually-hidden" role="status">
        {spoken && `${spoken} members`}
      </span>
    </p>
  );
}

/** All conditions as text, in the place of the chips; `onClose` turns it into chips again. */
function ConditionsAsText({ text, onClose }: { text: string; onClose: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  return (
    <div className="cond-field">
      <InputCursorText className="cond-lead" aria-hidden />
      <textarea
        aria-label="Conditions as text"
        aria-describedby="cond-text-hint"
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- it takes the place of the focused field
        rows={2}
        spellCheck={false}
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (!['Enter', 'Escape', 'F2'].includes(event.key) || event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          onClose(typed);
        }}
      />
    </div>
  );
}

interface ProblemsProps {
  conditions: Conditions;
  group: Group | null;
  onTryAgain: () => void;
}

/** What is left out because it is not understood or could not be loaded, each in a sentence. */
function Problems({ conditions, group, onTryAgain }: ProblemsProps) {
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

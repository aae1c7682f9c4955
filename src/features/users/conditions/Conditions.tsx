import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type User } from '@/services/userTypes';
import { figure } from '@/components/format/number';
import { CONDITION_INPUT } from './ConditionsButton';
import { conditionsChanged, conditionsHidden, conditionTyped, selectConditions } from './conditionsSlice';
import { type ShownGroup } from './groupContext';
import { type FoundUsers } from '../list/usersRows';
import { ConditionField } from './ConditionField';
import { ConditionsAsText } from './ConditionsAsText';
import { UsersContext } from './conditionsContext';
import { ConditionsMenu } from './ConditionsMenu';
import { withDraft } from './draft';
import { NobodyFound } from './NobodyFound';
import { Problems } from './Problems';
import { parseConditions, printConditions, type Conditions as InForce } from './syntax';
import { UnreadLine, UnreadMembers } from './Unread';
import { useGroup } from './useGroup';
import { withReasons } from './Reasons';
import sheet from './conditions.late.scss';

interface Props {
  users: readonly User[];
  /** Those who are shown. */
  found: FoundUsers | undefined;
  /** Receives the members whom the conditions find; null without conditions. */
  onGroup: (group: ShownGroup | null) => void;
}

/** Finds members by conditions, and is the row in which these are changed while it is open. */
export function Conditions({ users, found, onGroup }: Props) {
  const { conditions, conditionDraft, areConditionsShown } = useSelector(selectConditions);
  const inForce = useMemo(() => withDraft(conditions, conditionDraft), [conditions, conditionDraft]);
  const finding = useGroup(users, inForce);
  const { group } = finding;
  useLateSheet(sheet);
  useEffect(() => onGroup(group && { group, withReasons, NobodyFound, UnreadMembers }), [onGroup, group]);
  useEffect(() => () => onGroup(null), [onGroup]);
  if (!areConditionsShown) return null;
  return (
    <UsersContext value={users}>
      <Row users={users} found={found} inForce={inForce} finding={finding} />
    </UsersContext>
  );
}

const focusField = () => document.getElementById(CONDITION_INPUT)?.focus({ preventScroll: true });

interface RowProps extends Pick<Props, 'users' | 'found'> {
  /** The conditions, and the one that is being typed. */
  inForce: InForce;
  finding: ReturnType<typeof useGroup>;
}

function Row({ users, found, inForce, finding: { group, isSearching, tryAgain } }: RowProps) {
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
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
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

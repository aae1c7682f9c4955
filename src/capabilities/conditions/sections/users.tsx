import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { userFilter, type UserFilter } from '@/features/users/list/userFilter';
import { fill, fillAt } from '@/lib/slots';
import { sectionRooms } from '@/screen/section';
import { conditionsSlice, conditionsUrlFields, selectConditions } from '../conditionsSlice';
import { ConditionsButton } from '../ConditionsButton';
import { NO_CONDITIONS } from '../syntax';

/** The row of conditions, which also finds the members. */
const conditionsRow = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-conditions" */ '../Conditions')).Conditions,
);

const Row: UserFilter['Row'] = (props) => {
  const { conditions, conditionDraft, areConditionsShown } = useSelector(selectConditions);
  if (!areConditionsShown && conditions.length === 0 && !conditionDraft) return null;
  return <LazyPart of={conditionsRow} props={props} failure="The conditions could not be loaded." />;
};

function useFiltering() {
  const { conditions, conditionDraft, areReasonsShown, unread } = useSelector(selectConditions);
  return {
    conditions,
    isOn: conditions.length > 0,
    isTyped: Boolean(conditionDraft),
    areReasonsShown,
    isUnreadShown: Boolean(unread),
  };
}

const everybody = { conditions: NO_CONDITIONS, conditionDraft: '', unread: '' };

export const fills = [
  fillAt(sectionRooms, '/users', { slice: conditionsSlice, urlFields: conditionsUrlFields }),
  fill(userFilter, { Button: ConditionsButton, Row, useFiltering, everybody }),
];

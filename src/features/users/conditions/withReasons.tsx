import { use } from 'react';
import { type Column } from '@/components/table/column';
import { type User } from '@/services/userTypes';
import { GroupContext } from './groupContext';
import { Reasons } from './Reasons';

/** The columns while conditions are in force: the day of joining, or else the status, also says why the row is found. */
export function withReasons(columns: Column<User>[]) {
  const last = columns.some(({ key, isHidden }) => key === 'created' && !isHidden) ? 'created' : 'status';
  return columns.map((column) =>
    column.key === last
      ? {
          ...column,
          cell: (user: User) => (
            <>
              {column.cell(user)}
              <WhyFound user={user} />
            </>
          ),
        }
      : column,
  );
}

function WhyFound({ user }: { user: User }) {
  const shown = use(GroupContext);
  return shown && <Reasons user={user} group={shown.group} />;
}

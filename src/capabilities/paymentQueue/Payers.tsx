import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CheckLg } from 'react-bootstrap-icons';
import { useNow } from '@/components/clock/useNow';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { EmptyState } from '@/components/state/EmptyState';
import { NothingMatches } from '@/components/state/NothingMatches';
import { payersOf, type Payer } from '@/services/payers';
import { plansApi } from '@/services/plans';
import { usersApi } from '@/services/users';
import { type User } from '@/services/userTypes';
import { formatDate } from '@/components/format/date';
import { countOf } from '@/components/format/number';
import { searchChanged, selectList } from '@/features/users/list/usersListSlice';
import { selectPayers, paymentShown } from './payersSlice';
import { usersIndex } from '@/features/users/list/usersIndex';
import { PersonPayment } from './PersonPayment';
import { payersByStatus, shownPayer } from './payersOrder';
import { PayersQueue } from './PayersQueue';
import { PayersSkeleton } from './PayersSkeleton';
import { CompareFiles, contentsOf, type Comparison } from './CompareFiles';
import { fileOf, warningsAmong } from './findWarnings';
import sheet from './payers.late.scss';
import { useMayOpen } from '@/services/session/useSession';

/** Payments to look at: the queue, the proof, and what is known of it. After a failed first load it stays blank. */
export function Payers() {
  useLateSheet(sheet);
  const { data: users, isFetching } = usersApi.endpoints.listUsers.useQueryState(undefined);
  if (!users) return isFetching && <PayersSkeleton />;
  return <LoadedPayers users={users} />;
}

/** The payers whose name, email, phone or status the search finds. */
function payersFound(users: readonly User[], search: string): readonly Payer[] {
  const { all } = payersOf(users);
  if (!search.trim()) return all;
  const found = usersIndex(users).find({ tab: 'all', search, sort: null });
  const ids = new Set(Array.from(found.positions, (position) => users[position]!.id));
  return all.filter(({ id }) => ids.has(id));
}

function LoadedPayers({ users }: { users: readonly User[] }) {
  const dispatch = useDispatch();
  const { search } = useSelector(selectList);
  const { payment } = useSelector(selectPayers);
  const { all, pending } = payersOf(users);
  const groups = useMemo(() => payersByStatus(payersFound(users, search)), [users, search]);
  const plans = usePlansIfAllowed();
  const files = useMemo(() => new Set([...pending, ...all].map(fileOf).filter(Boolean)), [pending, all]);
  const [compared, setCompared] = useState<ReadonlyMap<string, Comparison>>(new Map());
  const contents = useMemo(() => contentsOf(compared), [compared]);
  const warningsOf = useMemo(() => warningsAmong(all, { plans, contents }), [all, plans, contents]);
  const now = useNow();

  if (pending.length === 0 && payment === null && !search.trim()) return <NothingPending payers={all} />;
  const shown = shownPayer(groups, payment);
  if (!shown)
    return (
      <NothingMatches title="No payments found" search={search.trim()} onClear={() => dispatch(searchChanged(''))} />
    );
  const file = fileOf(shown.payer);
  const others = [...files].filter((other) => other !== file);
  return (
    <div className="pay-view">
      <PayersQueue groups={groups} shown={shown} warningsOf={warningsOf} now={now} />
      <PersonPayment
        shown={shown}
        warnings={warningsOf(shown.payer)}
        plans={plans}
        compare={
          file && others.length > 0 ? (
            <CompareFiles
              key={file}
              file={file}
              others={others}
              known={compared.get(file)}
              onCompared={(comparison) => setCompared((known) => new Map(known).set(file, comparison))}
            />
          ) : null
        }
      />
    </div>
  );
}

/** The plans; undefined until they are loaded, and for a person without the permission for them. */
function usePlansIfAllowed() {
  const isAllowed = useMayOpen('Plans');
  return plansApi.useListPlansQuery(undefined, { skip: !isAllowed }).data;
}

/** Shown while nothing waits to be looked at. `payers` come oldest first. */
function NothingPending({ payers }: { payers: readonly Payer[] }) {
  const dispatch = useDispatch();
  const latest = payers.at(-1);
  const all = latest && `${countOf(payers.length, 'payment')} in all. The latest is from`;
  return (
    <EmptyState
      isWell
      icon={<CheckLg aria-hidden />}
      title="No payment is pending"
      text={
        latest ? (
          <span className="figures">{`${all} ${formatDate(latest.payment.createdAt)}.`}</span>
        ) : (
          'There are no payments yet.'
        )
      }
      action={
        latest && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(paymentShown(latest.id))}>
            Show all payments
          </button>
        )
      }
    />
  );
}

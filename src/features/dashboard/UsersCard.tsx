import { useNavigate } from 'react-router-dom';
import { figure } from '@/components/format/number';
import { NO_VALUE } from '@/components/table/texts';
import { type DashboardStats } from '@/services/dashboard';
import { usersChart } from './charts';
import { DashboardChart } from './DashboardChart';
import { SectionLink } from './StatCard';
import { useMayOpen } from '@/services/session/useSession';

const LINES = [
  { key: 'active', label: 'Active', colour: '--teal-mark', to: '/users?tab=active' },
  { key: 'inactive', label: 'Inactive', colour: '--amber-mark', to: '/users?tab=inactive' },
  { key: 'total', label: 'Total', colour: '--primary-mark', to: '/users' },
] as const;

const slicesOf = (counts: DashboardStats['userStats']) =>
  LINES.flatMap(({ key, ...line }) => {
    const value = counts[key];
    return value === null ? [] : [{ ...line, value }];
  });

/** The donut of users. On purpose the total is a slice beside its parts. */
export function UsersCard({ counts }: { counts: DashboardStats['userStats'] }) {
  const navigate = useNavigate();
  const isAllowed = useMayOpen('Users');
  const slices = slicesOf(counts);
  // By mouse alone: the library's slices take no focus. The rows below are the way by keyboard.
  const open = (slice: number) => {
    if (isAllowed) void navigate(slices[slice]!.to);
  };
  return (
    <section className="card chart" aria-label="Users">
      <div className="card-body d-flex flex-column">
        <h3 className="card-title">Users</h3>
        <div className="donut">
          <DashboardChart
            name="users"
            of={usersChart}
            props={{
              label: 'Users: active, inactive and total',
              slices,
              centre: { value: counts.total, caption: 'users' },
              onSelect: open,
            }}
          />
        </div>
        <ul className="rows figures">
          {LINES.map(({ key, label, colour, to }) => (
            <li key={key}>
              <SectionLink module="Users" to={to} className={`legend${counts[key] === 0 ? ' is-zero' : ''}`}>
                <span className="dot" style={{ color: `var(${counts[key] === 0 ? '--grey-mark' : colour})` }} />
                {label}
                <b>{figure(counts[key] ?? NO_VALUE)}</b>
              </SectionLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { figure } from '@/components/format/number';
import { NO_VALUE } from '@/components/table/texts';
import { type DashboardStats, type MonthlyGrowth } from '@/services/dashboard';
import { usageChart } from './charts';
import { DashboardChart } from './DashboardChart';
import { monthly, MONTHS, usageDomain } from './dashboardRows';

interface Props {
  usage: DashboardStats['appUsage'];
  growth: MonthlyGrowth[] | undefined;
}

const linesOf = (growth: MonthlyGrowth[]) => [
  { label: 'Active', colour: '--teal-mark', values: monthly(growth, 'active') },
  { label: 'Not Active', colour: '--amber-mark', values: monthly(growth, 'inactive') },
];

/** Two lines from Jan to Dec. The total is active plus inactive, which the server does not send. */
export function UsageCard({ usage: { active, inactive }, growth }: Props) {
  const lines = growth && linesOf(growth);
  const total = active === null || inactive === null ? null : active + inactive;
  return (
    <section className="card chart" aria-label="App usage">
      <div className="card-body d-flex flex-column">
        <div className="chart-head">
          <h3 className="card-title">App usage</h3>
          <span className="legend">
            <span className="key" style={{ color: 'var(--teal-mark)' }} />
            Active <b className="figures">{figure(active ?? NO_VALUE)}</b>
          </span>
          <span className="legend">
            <span className="key dashed" style={{ color: 'var(--amber-mark)' }} />
            Not Active <b className="figures">{figure(inactive ?? NO_VALUE)}</b>
          </span>
        </div>
        <p className={`total figures${total === 0 ? ' is-zero' : ''}`}>
          {figure(total ?? NO_VALUE)} <span className="meta">total</span>
        </p>
        <div className="lines">
          {lines && (
            <DashboardChart
              name="usage"
              of={usageChart}
              props={{
                label: 'App usage by month',
                heading: 'Month',
                categories: MONTHS,
                domain: usageDomain(lines.flatMap(({ values }) => values)),
                lines,
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

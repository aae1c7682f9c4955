import { AllOf } from '@/components/error/AllOf';
import { Grid1x2Fill } from 'react-bootstrap-icons';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { read } from '@/lib/slots';
import { useGetDashboardStatsQuery, useGetUserGrowthQuery } from '@/services/dashboard';
import { settings } from '@/services/http/settings';
import { dashboardCards } from './dashboardCards';
import { STAT_CARDS } from './dashboardRows';
import { StatCard } from './StatCard';
import { UsageCard } from './UsageCard';
import { UsersCard } from './UsersCard';
import './dashboard.scss';

const NONE = {};

/** Entering the dashboard refetches the figures, of which only others render it again. */
export function DashboardPage() {
  const { data: stats, isLoading } = useGetDashboardStatsQuery(undefined, {
    ...ON_ENTRY,
    selectFromResult: ({ data, isLoading }) => ({ data, isLoading }),
  });
  const { data: growth } = useGetUserGrowthQuery(undefined, {
    ...ON_ENTRY,
    selectFromResult: ({ data }) => ({ data }),
  });
  return (
    <>
      <h2 className="hello">Welcome to {settings().productName}</h2>
      {isLoading && <DashboardSkeleton />}
      {stats && (
        <>
          <div className="grid three">
            {STAT_CARDS.map((card) => (
              <StatCard key={card.title} card={card} stats={stats} />
            ))}
          </div>
          <AllOf of={read(dashboardCards)} props={NONE} />
          <div className="grid charts">
            <UsersCard counts={stats.userStats} />
            <UsageCard usage={stats.appUsage} growth={growth} />
          </div>
        </>
      )}
    </>
  );
}

export const screen: Screen = { Page: DashboardPage, icon: Grid1x2Fill };

function DashboardSkeleton() {
  return (
    <div className="grid placeholder-glow" role="status" aria-label="Loading dashboard">
      <div className="grid three" aria-hidden>
        {[0, 1, 2].map((card) => (
          <div key={card} className="card stat">
            <div className="card-body">
              <div className="stat-head">
                <span className="placeholder" style={{ width: 104, marginTop: 6 }} />
                <span className="placeholder round" style={{ width: 40, height: 40 }} />
              </div>
              <span className="placeholder" style={{ width: 72, height: 28, marginTop: 4 }} />
              <span className="placeholder pill" style={{ width: 132, marginTop: 10 }} />
            </div>
          </div>
        ))}
      </div>
      <div className="grid charts" aria-hidden>
        {[0, 1].map((card) => (
          <div key={card} className="card chart" />
        ))}
      </div>
    </div>
  );
}

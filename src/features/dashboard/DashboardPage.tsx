import { ChatSquareText, EggFried, People } from 'react-bootstrap-icons';
import { type Screen } from '@/screen/section';
import { useGetDashboardStatsQuery, useGetUserGrowthQuery } from '@/services/dashboard';
import { settings } from '@/services/http/settings';
import { DashboardSkeleton } from './DashboardSkeleton';
import { statFigures } from './dashboardView';
import { StatCard } from './StatCard';
import { UsageCard } from './UsageCard';
import { UsersCard } from './UsersCard';
import './dashboard.scss';

const LOOKS = [
  { icon: <People aria-hidden />, tone: '' },
  { icon: <EggFried aria-hidden />, tone: 'amber' },
  { icon: <ChatSquareText aria-hidden />, tone: 'teal' },
] as const;

/** Entering it loads the figures again. */
export function DashboardPage() {
  const { data: stats, isLoading } = useGetDashboardStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: growth } = useGetUserGrowthQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <h2 className="hello">Welcome to {settings().productName}</h2>
      {isLoading && <DashboardSkeleton />}
      {stats && (
        <>
          <div className="grid three">
            {statFigures(stats).map((figure, index) => (
              <StatCard key={figure.title} figure={figure} {...LOOKS[index]!} />
            ))}
          </div>
          <div className="grid charts">
            <UsersCard counts={stats.userStats} />
            <UsageCard usage={stats.appUsage} growth={growth} />
          </div>
        </>
      )}
    </>
  );
}

export const screen: Screen = { Page: DashboardPage };

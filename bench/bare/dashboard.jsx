import { Card, Col, Row } from 'react-bootstrap';
import { api, RELOAD } from './api.js';
import { late } from './late.js';

const useCharts = late(async () => (await import('./charts.jsx')).Charts);

const CARDS = { totalUsers: 'Total Users', activeRecipes: 'Active Recipes', communityPosts: 'Community Posts' };

export function Dashboard() {
  const { data: stats } = api.useStatsQuery(undefined, RELOAD);
  const { data: growth } = api.useGrowthQuery(undefined, RELOAD);
  const Charts = useCharts(Boolean(stats && growth));
  return (
    <Row>
      {stats &&
        Object.entries(CARDS).map(([name, title]) => (
          <Col key={name}>
            <Card body>
              <h3>{title}</h3>
              <p className="figure">{stats[name]}</p>
            </Card>
          </Col>
        ))}
      {Charts && stats && growth && <Charts stats={stats} growth={growth} />}
    </Row>
  );
}

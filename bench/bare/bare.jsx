/*
 * The lower bound for first visits: a page on the panel's libraries that only shows the list of users, or the
 * dashboard's figures and charts.
 */
import { lazy, Suspense } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { Badge, Card, Col, Container, Nav, Row, Table } from 'react-bootstrap';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const post = (url) => ({ url, method: 'POST', body: {} });

const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/api',
    prepareHeaders: (headers) => headers.set('access-token', sessionStorage.getItem('token') ?? ''),
  }),
  endpoints: (build) => ({
    users: build.query({ query: () => post('/users/list'), transformResponse: ({ data }) => data }),
    stats: build.query({ query: () => post('/dashboard/stats'), transformResponse: ({ data }) => data }),
    growth: build.query({ query: () => post('/dashboard/user-growth'), transformResponse: ({ data }) => data }),
  }),
});

const Charts = lazy(() => import('./charts.jsx'));

/** Like the panel, it refetches each time a section is entered. */
const RELOAD = { refetchOnMountOrArgChange: true };

function Users() {
  const { data = [] } = api.useUsersQuery(undefined, RELOAD);
  return (
    <Table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Email</th>
          <th>Phone</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {data.slice(0, 10).map(({ id, firstName, lastName, email, phoneNo, isActive }) => (
          <tr key={id}>
            <td>
              {firstName} {lastName}
            </td>
            <td>{email}</td>
            <td>{phoneNo}</td>
            <td>
              <Badge>{isActive === 'Y' ? 'Active' : 'Inactive'}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Dashboard() {
  const { data: stats } = api.useStatsQuery(undefined, RELOAD);
  const { data: growth } = api.useGrowthQuery(undefined, RELOAD);
  return (
    <Row>
      {stats &&
        ['totalUsers', 'activeRecipes', 'communityPosts'].map((name) => (
          <Col key={name}>
            <Card body>
              <h3>{name}</h3>
              <p className="figure">{stats[name]}</p>
            </Card>
          </Col>
        ))}
      <Suspense>{stats && growth && <Charts stats={stats} growth={growth} />}</Suspense>
    </Row>
  );
}

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

createRoot(/** @type {HTMLElement} */ (document.getElementById('root'))).render(
  <Provider store={store}>
    <BrowserRouter>
      <Container>
        <Nav>
          <Nav.Link as={Link} to="/dashboard">
            Dashboard
          </Nav.Link>
          <Nav.Link as={Link} to="/users">
            Users
          </Nav.Link>
        </Nav>
        <Routes>
          <Route path="/users" element={<Users />} />
          <Route path="/dashboard" element={<Dashboard />} />
        </Routes>
      </Container>
    </BrowserRouter>
  </Provider>,
);

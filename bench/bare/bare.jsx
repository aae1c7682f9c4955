/*
 * The lower bound: a page on the panel's libraries that shows the list of users, with search, tabs, order, pages and a
 * dialog, and the dashboard's figures and charts, and nothing else. Its names are the panel's, so that both are driven
 * alike.
 */
import { Container, Nav } from 'react-bootstrap';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { store } from './api.js';
import { Dashboard } from './dashboard.jsx';
import { Users } from './users.jsx';

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

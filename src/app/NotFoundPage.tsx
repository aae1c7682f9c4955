import { Compass } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { EmptyState } from '@/components/state/EmptyState';
import { Link } from '@/lib/Link';
import { selectUser } from '@/services/session/sessionState';
import { isSubAdmin } from '@/services/session/access';

/** Redirects a sub-admin to the dashboard, as every route does that they may not open. */
export function NotFoundPage() {
  const user = useSelector(selectUser);
  if (user && isSubAdmin(user)) return <Navigate to="/dashboard" replace />;
  return (
    <section className="card">
      <EmptyState
        icon={<Compass aria-hidden />}
        title="Page not found"
        text="There is nothing at this address."
        action={
          <Link className="btn btn-outline-secondary" to="/dashboard">
            Go to Dashboard
          </Link>
        }
      />
    </section>
  );
}

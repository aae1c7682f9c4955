import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { noteCrash } from './noteCrash';

/** In place of a page whose code could not be fetched, which is what a dropped connection looks like. */
export function LoadFailure() {
  const error = useRouteError();
  useEffect(() => noteCrash(error), [error]);
  return (
    <div className="empty" role="alert">
      <h2 className="card-title">This page could not be loaded.</h2>
      <button type="button" className="btn btn-outline-secondary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { reloadPage } from '@/components/form/reload';
import { isOutdated } from './newVersion';
import { noteCrash } from './noteCrash';

/** In place of a page whose code could not be fetched: after a dropped connection, or where a newer build took it away. */
export function LoadFailure() {
  const error = useRouteError();
  const [isOld, setOld] = useState<boolean>();
  useEffect(() => {
    noteCrash(error);
    void isOutdated().then(setOld);
  }, [error]);
  if (isOld === undefined) return null;
  return (
    <div className="empty" role="alert">
      <h2 className="card-title">{isOld ? 'A new version is available.' : 'This page could not be loaded.'}</h2>
      <button type="button" className="btn btn-outline-secondary" onClick={reloadPage}>
        Reload
      </button>
    </div>
  );
}

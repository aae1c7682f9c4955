import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { AlertHost } from '@/components/dialog/AlertHost';
import { UploadContext } from '@/components/form/uploadContext';
import { selectIsExpired } from '@/services/sessionState';
import { uploads } from '@/services/uploads';
import { noteCrash } from './noteCrash';

const SessionExpiredDialog = lazy(() => import(/* webpackChunkName: "session-expired" */ './SessionExpiredDialog'));

/** Around every page: what may stand over any of them. */
export function RootLayout() {
  const isExpired = useSelector(selectIsExpired);
  return (
    <ErrorBoundary onError={noteCrash}>
      <UploadContext value={uploads}>
        <Outlet />
      </UploadContext>
      <AlertHost />
      {isExpired && (
        <Suspense>
          <SessionExpiredDialog />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

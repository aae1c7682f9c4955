import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { AlertHost } from '@/components/dialog/AlertHost';
import { Loaded } from '@/components/lazy/Loaded';
import { selectIsExpired } from '@/services/session/sessionState';
import { noteCrash } from './noteCrash';
import { sessionExpiredDialog } from './standby';

/** Wraps every page and renders what may open over any of them. */
export function RootLayout() {
  const isExpired = useSelector(selectIsExpired);
  useEffect(() => {
    if (isExpired) sessionExpiredDialog.keepLoading();
  }, [isExpired]);
  return (
    <>
      <Outlet />
      <ErrorBoundary onError={noteCrash}>
        <AlertHost />
      </ErrorBoundary>
      <ErrorBoundary onError={noteCrash}>{isExpired && <Loaded of={sessionExpiredDialog} props={{}} />}</ErrorBoundary>
    </>
  );
}

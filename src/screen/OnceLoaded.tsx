import { type ReactNode } from 'react';
import { useOnceTrue } from '@/components/dialog/useOnceTrue';

interface Props {
  /** Whether one of the lists that the dialog chooses from is loading. */
  isLoading: boolean;
  children: ReactNode;
}

/** Renders a dialog once its lists have loaded, and keeps it while one of them loads again. */
export const OnceLoaded = ({ isLoading, children }: Props) => useOnceTrue(!isLoading) && children;

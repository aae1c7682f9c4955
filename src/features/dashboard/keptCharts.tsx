import { useEffect, useState, type ComponentProps } from 'react';
import { DonutChart } from '@/components/charts/DonutChart';
import { makeDrawing } from '@/components/charts/drawing';
import { LineChart } from '@/components/charts/LineChart';
import { useHost } from '@/screen/host';
import { sessionEnded } from '@/services/session/sessionState';
import { drawings } from './drawings';

/** How long a drawing waits for the next visit. */
const AWAY_MS = 5 * 60_000;

/** Keeps the drawing of a chart from visit to visit, for some minutes, and no longer than the session. */
function keep(name: keyof typeof drawings) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopObserving: (() => void) | undefined;
  const forget = () => {
    stopObserving?.();
    stopObserving = undefined;
    drawings[name]?.end();
    delete drawings[name];
  };
  return function useDrawing() {
    const [drawing] = useState(() => (drawings[name] ??= makeDrawing()));
    const { observe } = useHost();
    useEffect(() => {
      clearTimeout(timer);
      stopObserving ??= observe((action) => {
        if (sessionEnded.match(action)) forget();
      });
      return () => {
        timer = setTimeout(forget, AWAY_MS);
      };
    }, [observe]);
    return drawing;
  };
}

const useUsersDrawing = keep('users');
const useUsageDrawing = keep('usage');

export function UsersChart(props: Omit<ComponentProps<typeof DonutChart>, 'kept'>) {
  return <DonutChart {...props} kept={useUsersDrawing()} />;
}

export function UsageChart(props: Omit<ComponentProps<typeof LineChart>, 'kept'>) {
  return <LineChart {...props} kept={useUsageDrawing()} />;
}

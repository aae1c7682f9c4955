import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { useSafeExit } from '@/screen/form/useSafeExit';

const leaveDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "workouts-board" */ './LeaveDialog')).LeaveDialog,
);

/** Asks before the page is left while something is not saved that was changed on the board. */
export function LeavePart({ isUnsent }: { isUnsent: boolean }) {
  const { isAsking, discard, stay } = useSafeExit(isUnsent, () => undefined);
  const leave = () => {
    discard();
    stay(); // a step within the page leaves this on screen
  };
  return (
    isAsking && <LazyDialog of={leaveDialog} props={{ isUnsent, onLeave: leave, onStay: stay }} onFailure={stay} />
  );
}

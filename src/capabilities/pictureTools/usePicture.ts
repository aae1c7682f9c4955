import { useEffect, useId, useState } from 'react';
import { formatBytes } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { type Shape } from '@/components/upload/uploadTools';
import { pause } from '@/lib/pause';
import { sendInstead, sendWithPlace } from './filesToSend';
import { AS_IT_IS, type Edit } from './layOut';
import { isPrepared, prepare, type Prepared } from './prepare';

export const adjustPicture = lazyComponent(
  async () => (await import(/* webpackChunkName: "picture-tools" */ './AdjustPicture')).AdjustPicture,
);

/** A person who drags or holds a key changes the crop many times a second. */
const PAUSE_MS = 250;

interface Work {
  file: File | null;
  edit: Edit;
  attempt: number;
  isOpen: boolean;
  outcome: Prepared | null;
}

const begin = (file: File | null): Work => ({ file, edit: AS_IT_IS, attempt: 1, isOpen: false, outcome: null });

/**
 * Prepares the chosen picture: its size, what its file tells beside it, and what the person adjusts. The form sends the
 * outcome in place of the chosen file. Null without a file, without a shape, and for a file that is not prepared.
 */
export function usePicture(file: File | null, shape: Shape | undefined) {
  const buttonId = useId();
  const [state, setState] = useState(() => begin(file));
  const work = state.file === file ? state : begin(file);
  const { edit, attempt, isOpen, outcome } = work;
  const change = (next: Partial<Work>) =>
    setState((last) => ({ ...(last.file === file ? last : begin(file)), ...next }));
  const chosen = shape && file && isPrepared(file) ? file : null;

  useEffect(() => {
    if (!chosen) return;
    let isWanted = true;
    adjustPicture.load().catch(() => undefined); // tried again when it is opened
    const done = pause(edit === AS_IT_IS ? 0 : PAUSE_MS).then(() => (isWanted ? prepare(chosen, edit) : null));
    sendInstead(
      chosen,
      done.then((result) => {
        if (result?.hadLocation && result.file === chosen) sendWithPlace(chosen);
        return result?.file ?? chosen;
      }),
    );
    void done.then((result) => {
      if (isWanted) setState((last) => ({ ...(last.file === chosen ? last : begin(chosen)), outcome: result }));
    });
    return () => {
      isWanted = false;
    };
  }, [chosen, edit, attempt]);

  if (!chosen) return null;
  return {
    chosen,
    /** What is sent, as far as it is known. */
    sent: outcome?.file ?? chosen,
    /** Its size before and after, and what else became of it. */
    told: outcome ? toldOf(chosen, outcome) : `${formatBytes(chosen.size)}, being prepared`,
    /** Why it is sent as it was chosen. */
    problem: outcome?.problem && `${PROBLEMS[outcome.problem]}${outcome.hadLocation ? WITH_PLACE : ''}.`,
    /** Tries again, where that could help. */
    retry: outcome?.problem === 'failed' ? () => change({ attempt: attempt + 1, outcome: null }) : undefined,
    canAdjust: Boolean(outcome?.size),
    edit,
    onEdit: (next: Edit) => change({ edit: next }),
    isOpen,
    setOpen: (next: boolean) => change({ isOpen: next }),
    /** Of the button that opens and closes the tools. */
    buttonId,
  };
}

export type Picture = NonNullable<ReturnType<typeof usePicture>>;

const PROBLEMS = {
  failed: 'This picture could not be prepared; it is sent as it is',
  unreadable: 'This picture cannot be shown here; it can still be saved',
  huge: 'This picture has too many pixels to be prepared; it is sent as it is',
  moving: 'A picture that moves is sent as it is',
};

const WITH_PLACE = ', with the place where it was taken';

function toldOf(chosen: File, result: Prepared): string {
  const before = formatBytes(chosen.size);
  if (result.file === chosen && !result.size) return before;
  const { file, size, hadLocation } = result;
  return [
    file === chosen ? before : `${formatBytes(file.size)} instead of ${before}`,
    `${size!.width} × ${size!.height}`,
    hadLocation && 'location removed',
  ]
    .filter(Boolean)
    .join(', ');
}

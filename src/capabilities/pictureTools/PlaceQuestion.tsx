import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { type Asking } from '@/screen/form/beforeSend';
import { allowPlace, filesToSend, filesWithPlace } from './filesToSend';

/** Asks before a picture that could not be prepared is sent with the place where it was taken. */
export function PlaceQuestion({ ref }: { ref: Ref<Asking> }) {
  /** The names of the pictures that are asked about. */
  const [names, setNames] = useState('');
  const answer = useRef<(isAllowed: boolean) => void>(undefined);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      answer.current?.(false);
    };
  }, []);

  const maySend = async (values: unknown) => {
    const files = filesWithPlace(await filesToSend(values));
    if (files.length === 0) return true;
    if (!isThere.current) return false;
    setNames(files.map(({ name }) => name).join(', '));
    const isAllowed = await new Promise<boolean>((resolve) => (answer.current = resolve));
    setNames('');
    if (isAllowed) allowPlace(files);
    return isAllowed;
  };

  useImperativeHandle(ref, () => ({ maySend }));

  if (!names) return null;
  return (
    <ConfirmDialog
      title="Send the place too?"
      text={`The place where it was taken could not be removed from ${names}.`}
      confirmLabel="Send it as it is"
      cancelLabel="Keep editing"
      tone="primary"
      onConfirm={() => answer.current?.(true)}
      onClose={() => answer.current?.(false)}
    />
  );
}

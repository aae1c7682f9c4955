import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { allowPlace, filesToSend, filesWithPlace } from '@/components/upload/picture/filesToSend';

interface Question {
  names: string;
  answer: (isAllowed: boolean) => void;
}

/** Asks before a picture that could not be prepared is sent with the place where it was taken. */
export function usePlaceQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);

  /** Whether these values may be sent. */
  const mayTellPlace = async (values: unknown) => {
    const files = filesWithPlace(await filesToSend(values));
    if (files.length === 0) return true;
    const names = files.map(({ name }) => name).join(', ');
    const isAllowed = await new Promise<boolean>((answer) => setQuestion({ names, answer }));
    setQuestion(null);
    if (isAllowed) allowPlace(files);
    return isAllowed;
  };

  const placeQuestion = question && (
    <ConfirmDialog
      title="Send the place too?"
      text={`The place where it was taken could not be removed from ${question.names}.`}
      confirmLabel="Send it as it is"
      cancelLabel="Keep editing"
      tone="primary"
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    />
  );
  return { mayTellPlace, placeQuestion };
}

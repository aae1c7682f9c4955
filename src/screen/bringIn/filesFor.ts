import { filesToSend, filesWithPlace, sendInstead, sendWithPlace } from '@/components/upload/picture/filesToSend';
import { AS_IT_IS } from '@/components/upload/picture/layOut';
import { prepare } from '@/components/upload/picture/prepare';

const PREPARED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Values to send, or why they are not sent. */
type Ready<Values> = { values: Values } | string;

const picturesIn = (value: unknown): File[] => {
  if (value instanceof File) return PREPARED_TYPES.includes(value.type) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
};

/** What was not opened in its form was not prepared there: pictures are, as the form would. */
export async function filesFor<Values>(values: Values): Promise<Ready<Values>> {
  const isPrepared = (await filesToSend(values)) !== values;
  for (const picture of isPrepared ? [] : picturesIn(values)) {
    const work = prepare(picture, AS_IT_IS);
    sendInstead(
      picture,
      work.then(({ file }) => file),
    );
    const { hadLocation, problem } = await work;
    if (problem && hadLocation) sendWithPlace(picture);
  }
  const ready = await filesToSend(values);
  const [withPlace] = filesWithPlace(ready);
  if (withPlace) return `The place where it was taken could not be removed from ${withPlace.name}.`;
  return { values: ready };
}

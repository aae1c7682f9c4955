import { filesToSend, sendInstead, sendWithPlace } from '@/components/upload/picture/filesToSend';
import { AS_IT_IS } from '@/components/upload/picture/layOut';
import { prepare } from '@/components/upload/picture/prepare';
import { filesIn } from './filesIn';

const PREPARED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The values to send. What was not prepared in its form, because that was not opened or soon left, is, as the form would. */
export async function preparePictures<Values>(values: Values): Promise<Values> {
  for (const picture of filesIn(values)) {
    if (!PREPARED_TYPES.includes(picture.type) || (await filesToSend(picture)) !== picture) continue;
    const work = prepare(picture, AS_IT_IS);
    sendInstead(
      picture,
      work.then(({ file }) => file),
    );
    const { hadLocation, problem } = await work;
    if (problem && hadLocation) sendWithPlace(picture);
  }
  return filesToSend(values);
}

import { filesIn } from '@/lib/filesIn';
import { filesToSend, sendInstead, sendWithPlace } from './filesToSend';
import { AS_IT_IS } from './layOut';
import { isPrepared, prepare } from './prepare';

/** The values to send. What was not prepared in its form, because that was not opened or soon left, is, as the form would. */
export async function preparePictures<Values>(values: Values): Promise<Values> {
  for (const picture of filesIn(values)) {
    if (!isPrepared(picture) || (await filesToSend(picture)) !== picture) continue;
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

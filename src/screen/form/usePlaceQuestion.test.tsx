import { act, renderHook } from '@testing-library/react';
import { sendWithPlace } from '@/components/upload/picture/filesToSend';
import { usePlaceQuestion } from './usePlaceQuestion';

test('a question that is left unanswered is answered with No, and none is asked after that', async () => {
  const picture = new File(['x'], 'lunch.jpg', { type: 'image/jpeg' });
  sendWithPlace(picture);
  const { result, unmount } = renderHook(usePlaceQuestion);
  const { mayTellPlace } = result.current;
  let isAllowed: Promise<boolean> | undefined;
  await act(async () => {
    isAllowed = mayTellPlace({ picture });
    await Promise.resolve();
  });
  unmount();
  expect(await isAllowed).toBe(false);
  expect(await mayTellPlace({ picture })).toBe(false);
});

import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { type Asking } from '@/screen/form/beforeSend';
import { sendWithPlace } from './filesToSend';
import { PlaceQuestion } from './PlaceQuestion';

test('a question that is left unanswered is answered with No, and none is asked after that', async () => {
  const picture = new File(['x'], 'lunch.jpg', { type: 'image/jpeg' });
  sendWithPlace(picture);
  const asking = createRef<Asking>();
  const { unmount } = render(<PlaceQuestion ref={asking} />);
  const { maySend } = asking.current!;
  let isAllowed: Promise<boolean> | undefined;
  await act(async () => {
    isAllowed = maySend({ picture });
    await Promise.resolve();
  });
  unmount();
  expect(await isAllowed).toBe(false);
  expect(await maySend({ picture })).toBe(false);
});

import { filesToSend, sendInstead } from './filesToSend';

const file = (name: string) => new File(['x'], name);

test('values without prepared files stay the very same', async () => {
  const values = { title: 'Bowl', image: file('a.jpg'), images: [file('b.jpg')], media: { url: '', file: null } };
  expect(await filesToSend(values)).toBe(values);
});

test('prepared files take the place of the chosen ones, in lists and groups too', async () => {
  const chosen = [file('a.jpg'), file('b.jpg'), file('c.jpg'), file('d.jpg')] as const;
  const made = chosen.map((one) => file(`made ${one.name}`));
  [0, 1, 2].forEach((at) => sendInstead(chosen[at]!, Promise.resolve(made[at]!)));
  const values = {
    title: 'Bowl',
    image: chosen[0],
    images: [chosen[1], chosen[3]],
    media: { url: '', file: chosen[2] },
  };
  expect(await filesToSend(values)).toEqual({
    title: 'Bowl',
    image: made[0],
    images: [made[1], chosen[3]],
    media: { url: '', file: made[2] },
  });
});

test('a change while it waits is waited for too', async () => {
  const chosen = file('a.jpg');
  const latest = file('latest.jpg');
  let finish: (file: File) => void = () => {};
  sendInstead(chosen, new Promise((resolve) => (finish = resolve)));
  const sent = filesToSend({ image: chosen });
  sendInstead(chosen, Promise.resolve(latest));
  finish(file('first.jpg'));
  expect((await sent).image).toBe(latest);
});

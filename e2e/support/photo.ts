import { type Page } from '@playwright/test';
import { readFacts } from '../../src/capabilities/pictureTools/facts';
import { withExif } from '../../test/pictures';

/**
 * A photo as a phone takes it: lying in the file, upright by its Exif data, and with the place where it was taken. Upright
 * it is 1800 × 2400 with a blue upper left quarter; the rest is half noise, so that it has bytes enough.
 */
export async function takePhoto(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const context = canvas.getContext('2d')!;
    const noise = context.createImageData(300, 225);
    let seed = 1;
    for (let at = 0; at < noise.data.length; at += 1) {
      seed = (seed * 16807) % 2147483647;
      noise.data[at] = at % 4 === 3 ? 255 : seed % 256;
    }
    for (let x = 1200; x < 2400; x += 300) for (let y = 0; y < 1800; y += 225) context.putImageData(noise, x, y);
    context.fillStyle = '#0000ff';
    context.fillRect(0, 900, 1200, 900); // the lower left quarter, which turned upright is the upper left one
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve((reader.result as string).split(',')[1]!);
      reader.readAsDataURL(blob);
    });
  });
  const jpeg = [...Buffer.from(base64, 'base64')];
  const buffer = Buffer.from(withExif(jpeg, { orientation: 6, hasLocation: true }));
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** The size of a stored picture in bytes, what it tells, and the colour of a point in it, by its shares of width and height. */
export async function storedPicture(page: Page, address: string, at = { x: 0.25, y: 0.25 }) {
  const { size, head, colour } = await page.evaluate(
    async ({ address, at }) => {
      // Mirage in the page answers what its own `fetch` asks for, and knows no blob.
      const frame = document.body.appendChild(document.createElement('iframe'));
      const { href } = new URL(address, document.baseURI);
      const blob = await (await frame.contentWindow!.fetch(href, { cache: 'reload' })).blob();
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const point = context.getImageData(Math.floor(at.x * bitmap.width), Math.floor(at.y * bitmap.height), 1, 1);
      const beginning = new Uint8Array(await blob.slice(0, 10_000).arrayBuffer());
      frame.remove(); // not before: what it fetched goes with it
      return { size: blob.size, head: [...beginning], colour: [...point.data] };
    },
    { address, at },
  );
  const [red, , blue] = colour as [number, number, number, number];
  return { size, facts: readFacts(Uint8Array.from(head)), isBlue: blue > 200 && red < 60 };
}

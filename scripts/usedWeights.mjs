import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const sheet = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/inter/opsz.css'), 'utf8');

/** The characters for which the package's sheet asks for the Latin file, as in `U+0000-00FF,U+0131`. */
function latinCharacters() {
  const [, ranges] = /inter-latin-opsz-normal\.woff2[^}]*unicode-range:([^;]+)/.exec(sheet) ?? [];
  if (!ranges) throw new Error('The sheet of Inter is written in another way: look at it.');
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });
}

/**
 * webpack loader: keeps of Inter's Latin file, which every page loads, the weights that the panel uses. Of 73 kB 26 go.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font
 */
export default function usedWeights(font) {
  const done = this.async();
  const variationAxes = { wght: { min: 400, max: 700 } };
  subsetFont(font, latinCharacters().join(''), { targetFormat: 'woff2', variationAxes }).then(
    (kept) => done(null, kept),
    done,
  );
}

export const raw = true;

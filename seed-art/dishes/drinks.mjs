import { heap, item, scatter } from './heaps.mjs';
import { INKS as I } from './pen.mjs';
import { CENTRE, round, spoon } from './vessels.mjs';

const [X, Y] = CENTRE;

/** Outlines of a glass and of what is in it, by its form: whole, filled, lower part. */
const GLASSES = {
  tall: [
    'M112 40C142 36 178 36 208 40L196 204C194 213 186 217 178 217H142C134 217 126 213 124 204Z',
    'M114 68C134 62 186 62 206 68L196 204C194 213 186 217 178 217H142C134 217 126 213 124 204Z',
    'M119 136C140 128 156 142 176 136C188 132 194 132 201 135L196 204C194 213 186 217 178 217H142C134 217 126 213 124 204Z',
  ],
  wide: [
    'M92 66C130 61 190 61 228 66L214 192C212 205 202 211 190 211H130C118 211 108 205 106 192Z',
    'M95 92C130 86 190 86 225 92L214 192C212 205 202 211 190 211H130C118 211 108 205 106 192Z',
    'M101 148C130 140 150 154 178 147C196 142 208 143 219 147L214 192C212 205 202 211 190 211H130C118 211 108 205 106 192Z',
  ],
  jar: [
    'M116 48H204C210 48 212 56 206 62C220 72 224 84 224 100V188C224 206 214 214 198 214H122C106 214 96 206 96 188V100C96 84 100 72 114 62C108 56 110 48 116 48Z',
    'M98 92C130 86 190 86 222 92V188C222 206 214 212 198 212H122C106 212 98 206 98 188Z',
    'M98 150C126 142 150 158 180 149C198 144 210 145 222 149V188C222 206 214 212 198 212H122C106 212 98 206 98 188Z',
  ],
};

/**
 * A glass from the side: two tones, things that float, a garnish at the rim, a straw, ice.
 *
 * @param {import('./pen.mjs').Pen} p
 * @param {{ form?: keyof typeof GLASSES, light: string, deep: string, floats?: string[], rim?: string, straw?: string,
 *   ice?: boolean, top?: string, halo?: string }} look
 */
export function glass(p, { form = 'tall', light, deep, floats = [], rim, straw, ice = false, top, halo = I.paper }) {
  const [whole, filled, lower] = GLASSES[form];
  const edge = form === 'tall' ? 66 : 90;
  const cubes = ice
    ? [
        [140, 12],
        [176, -14],
        [152, 30],
      ]
        .map(([x, turn], i) => p.at(p.block(I.white, 25, 24, 6), x, edge + 18 + i * 18, turn))
        .join('')
        .replaceAll('/>', ' opacity=".5"/>')
    : '';
  const crown = top ? p.at(heap(p, top, 0, 0, 24), X, edge + 2) : '';
  return (
    p.blob(halo, X, 122, 96, 94, 0, 0.03) +
    p.blob(I.line, 166, 215, 62, 9, 0, 0.03).replace('/>', ' opacity=".13"/>') +
    (straw ? p.line('M190 16L156 190', straw, 7) : '') +
    p.fill(whole, I.white, ' opacity=".62"') +
    p.fill(filled, light) +
    p.fill(lower, deep) +
    cubes +
    scatter(p, floats, X, 150, 30, 2) +
    crown +
    p.line(form === 'tall' ? 'M127 84L134 192' : 'M112 108L118 188', I.white, 4, ' opacity=".6"') +
    (rim ? p.at(item(p, rim), form === 'tall' ? 202 : 216, form === 'tall' ? 48 : 72, 16, 1.45) : '') +
    p.at(item(p, 'mint'), 126, edge - 6, -34) +
    p.at(item(p, 'mint'), 128, edge - 4, -80)
  );
}

/** A glass of smoothie, thick and without ice: fruit on top of it. */
export const smoothie = (p, look) =>
  glass(p, { straw: I.amber, ...look }) +
  p.at(heap(p, look.fruit, 0, 0, 22), 62, 196) +
  p.at(heap(p, look.fruit, 0, 0, 18), 262, 202);

/** A cup from above on its saucer. */
export function cup(p, { ware, liquid, shine, floats = [], beside = [], foam }) {
  return (
    round(p, ware, 98, { depth: 0.8 }) +
    p.at(p.block('#e9dce4', 46, 22, 11), 236, 116, -16) +
    round(p, ware, 62, { depth: 0.86 }) +
    p.blob(liquid, X, Y, 52, 51) +
    (foam ? p.blob(foam, X, Y, 40, 38, 0, 0.1) : '') +
    p.line('M124 108C132 92 150 84 166 86', shine, 3) +
    scatter(p, floats, X, Y + 4, 26, 2) +
    beside.map((name, i) => p.at(item(p, name), 84 + i * 26, 176 + i * 20, -30 - i * 20)).join('') +
    spoon(p, 60, 66, -150, I.amber)
  );
}

/** A mug from the side, with steam. */
export function mug(p, { colour, dark, liquid, beside, top = [] }) {
  return (
    p.blob(I.paper, X, 118, 98, 92, 0, 0.03) +
    p.blob(I.line, 160, 207, 82, 10).replace('/>', ' opacity=".13"/>') +
    p.line('M218 116C258 108 260 170 212 168', dark, 13) +
    p.fill('M92 92C130 86 192 86 228 92C228 130 224 170 208 198C190 206 130 206 112 198C96 170 92 130 92 92Z', colour) +
    p.fill(
      'M196 92C210 90 222 91 228 92C228 130 224 170 208 198C202 201 194 203 186 204C198 172 200 130 196 92Z',
      dark,
      ' opacity=".45"',
    ) +
    p.blob(dark, X, 92, 68, 17, 0, 0.01) +
    p.blob(liquid, X, 93, 60, 12.6, 0, 0.01) +
    scatter(p, top, X, 92, 10, 1) +
    p.line(
      'M132 64C122 50 142 42 132 26M162 62C152 48 172 40 162 22M192 64C182 50 202 42 192 28',
      I.stone,
      3.2,
      ' opacity=".45"',
    ) +
    beside.map((name, i) => p.at(item(p, name), 62 + i * 22, 198 - i * 14, i * 24 - 12, 1.25)).join('')
  );
}

/** A jar from the side with layers, counted from below, and fruit on top. */
export function layers(p, { colours, top, beside }) {
  const bands = colours.map((colour, i) => {
    const [upper, lower] = [204 - (i + 1) * (112 / colours.length), 212 - i * (112 / colours.length)];
    const y = Math.round(upper);
    return p.fill(
      `M99 ${y}C126 ${y - 8} 150 ${y + 9} 180 ${y}C198 ${y - 5} 210 ${y - 4} 221 ${y}V${Math.round(lower) - 18}C221 ${Math.round(lower)} 214 212 198 212H122C106 212 99 ${Math.round(lower)} 99 ${Math.round(lower) - 18}Z`,
      colour,
    );
  });
  return (
    p.blob(I.paper, X, 126, 100, 92, 0, 0.03) +
    p.blob(I.line, 166, 214, 74, 9).replace('/>', ' opacity=".13"/>') +
    p.fill(GLASSES.jar[0], I.white, ' opacity=".7"') +
    bands.reverse().join('') +
    p.at(heap(p, top, 0, 0, 38), X, 84, 0) +
    p.line('M112 112V190', I.white, 4, ' opacity=".6"') +
    p.at(heap(p, beside, 0, 0, 20), 60, 198) +
    p.at(heap(p, beside, 0, 0, 16), 258, 204)
  );
}

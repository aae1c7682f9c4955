/**
 * Draws the seed films of exercises and highlights: `node seed-art/film-exercises.mjs`, or only some of them:
 * `node seed-art/film-exercises.mjs exercises/bird-dog`. Each is a loop of drawings, 480 x 360, 20 per second.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { helpOf } from '../scripts/help.mjs';
import { FLOOR_WORK } from './figures/floor.mjs';
import { HIGHLIGHTS } from './figures/highlights.mjs';
import { STANDING } from './figures/standing.mjs';

helpOf(import.meta.filename);

const FFMPEG = 'ffmpeg';
const FOLDER = 'src/mirage/media';
const RATE = 20;
const CODEC = '-c:v libx264 -preset veryslow -tune animation -crf 25'.split(' ');
const COLOURS = '-pix_fmt yuv420p -color_range tv -colorspace smpte170m'.split(' ');
const WRAPPING = '-movflags +faststart -map_metadata -1 -fflags +bitexact'.split(' ');
const FILMS = { ...STANDING, ...FLOOR_WORK, ...HIGHLIGHTS };

const frame = (drawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 320 240">${drawn}</svg>`;

function encode(frames, file) {
  const input = ['-loglevel', 'error', '-y', '-framerate', String(RATE), '-i', frames];
  const { status } = spawnSync(FFMPEG, [...input, ...CODEC, ...COLOURS, ...WRAPPING, file], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`ffmpeg could not make ${file}.`);
}

function film(name) {
  const { seconds, at } = FILMS[name];
  const count = Math.round(seconds * RATE);
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'));
  const file = path.join(FOLDER, `${name}.mp4`);
  for (let i = 0; i < count; i += 1) {
    writeFileSync(path.join(folder, `${String(i).padStart(3, '0')}.svg`), frame(at(i / count)));
  }
  mkdirSync(path.dirname(file), { recursive: true });
  encode(path.join(folder, '%03d.svg'), file);
  rmSync(folder, { recursive: true });
  console.log(`${file}: ${seconds} s, ${statSync(file).size} bytes`);
}

if (spawnSync(FFMPEG, ['-version']).error) {
  console.error('ffmpeg is not installed (Debian: apt-get install ffmpeg).');
  process.exit(1);
}
const asked = process.argv.slice(2);
(asked.length > 0 ? asked : Object.keys(FILMS)).forEach(film);

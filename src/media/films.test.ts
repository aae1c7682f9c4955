import { FILM_ENDINGS, isFilm } from './films';

test.each([
  ['uploads/1-hello.mp4', true],
  ['https://films.example/hello.MP4?start=3', true],
  ['walk.mp4.part', true],
  ['blob:https://petal.example/7#walk.mp4', true],
  ['blob:https://petal.example/7#walk.WEBM', true],
  ['https://films.example/walk.mov?token=1', true],
  ['uploads/1-walk.m4v', true],
  ['my.movie.png', false],
  ['highlights/coach-notes.svg', false],
  ['https://films.example/watch?v=mp4', false],
  ['', false],
])('%j is a film: %s', (name, expected) => {
  expect(isFilm(name)).toBe(expected);
});

test('every ending is one of a film', () => {
  expect(FILM_ENDINGS.map((ending) => isFilm(`walk${ending}`))).not.toContain(false);
});

import { readFileSync } from 'node:fs';

interface Package {
  dependencies: Record<string, string>;
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

test('apexcharts is its last version under the MIT licence: docs/decisions/apexcharts-pinned.md', () => {
  expect(dependencies.apexcharts).toBe('4.7.0');
  const installed = JSON.parse(readFileSync('node_modules/apexcharts/package.json', 'utf8')) as { version: string };
  expect(installed.version).toBe('4.7.0');
});

test('each base image is pinned by a digest', () => {
  const images = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[\da-f]{64}$/);
});

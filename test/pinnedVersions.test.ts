import { readFileSync } from 'node:fs';

interface Package {
  dependencies: Record<string, string>;
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

// The last versions under the MIT licence: docs/decisions/apexcharts-pinned.md.
test.each([
  ['apexcharts', '4.7.0'],
  ['react-apexcharts', '1.7.0'],
])('%s is exactly %s', (name, version) => {
  expect(dependencies[name]).toBe(version);
  const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
  expect(installed.version).toBe(version);
});

test('each base image is pinned by a digest', () => {
  const images = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[\da-f]{64}$/);
});

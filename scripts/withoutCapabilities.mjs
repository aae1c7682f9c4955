import { listWithout } from './capabilityList.mjs';

/**
 * For webpack: leaves these capabilities out of the list, and so out of the build.
 *
 * @this {import('webpack').LoaderContext<{ hidden: readonly string[] }>}
 * @param {string} source
 */
export default function withoutCapabilities(source) {
  return listWithout(this.getOptions().hidden, source);
}

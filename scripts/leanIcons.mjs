import path from 'node:path';

/**
 * webpack loader for react-bootstrap-icons. Each icon of the package is a component with helpers of its own, seven
 * times as long as its shapes; here all are made by one function.
 */
const ICON = /className: \['bi', '(bi-[\w-]+)', className\].*title \? [^:]+ : null, (.+)\);\s*\}\);/s;

const HELPER = path.resolve('scripts/icon.mjs');

export default function leanIcons(source) {
  const [, name, shapes] = ICON.exec(source) ?? [];
  if (!shapes) throw new Error('This icon is not written as the others are: look at it.');
  return `import React from 'react';
import { icon } from ${JSON.stringify(HELPER)};
export default /*#__PURE__*/ icon('${name}', ${shapes});
`;
}

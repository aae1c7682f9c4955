import path from 'node:path';

const DRAWING =
  /className: \['bi', '(bi-[\w-]+)', className\][^]*?createElement\("title", null, title\) : null, ([^]*)\);\n\}\);\n\w+\.propTypes = /;
const MAKER = path.resolve('src/components/icon/makeIcon.ts').replaceAll('\\', '/');

/**
 * webpack loader for react-bootstrap-icons. Each of its modules carries the code that makes an icon of a drawing; here
 * all share `makeIcon`.
 */
export default function sharedIcon(source) {
  const [, name, drawing] = DRAWING.exec(source) ?? [];
  if (!drawing) throw new Error('An icon is written in another way: look at it.');
  return `import React from 'react';
import { makeIcon } from '${MAKER}';
export default /*#__PURE__*/ makeIcon('${name}', ${drawing});
`;
}

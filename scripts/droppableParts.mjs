const MADE = /= (React\d*\.(?:forwardRef|createContext))\(/g;
const NAMED = /^\w+\.displayName = "[\w.]+";$/gm;

/** What is written otherwise: what shows the state of a data router, which the panel has none of, and development's warnings. */
const OTHERWISE = {
  'let dataRouterState = dataRouterOpts?.state;': 'const dataRouterState = null;',
  'RenderErrorBoundary.contextType = RSCRouterContext;': '',
  'var ENABLE_DEV_WARNINGS = true;': "var ENABLE_DEV_WARNINGS = process.env.NODE_ENV !== 'production';",
};

/**
 * webpack loader for react-router, which is one module. What of it nobody uses could not be left out, because making a
 * component and naming it for React's tools look as if they did something else.
 */
export default function droppableParts(source) {
  if (!source.includes('displayName')) return source;
  let droppable = source.replaceAll(MADE, '= /*#__PURE__*/ $1(').replaceAll(NAMED, '');
  for (const [written, text] of Object.entries(OTHERWISE)) {
    if (!droppable.includes(written)) throw new Error(`react-router has no “${written}” any more: look at it.`);
    droppable = droppable.replace(written, text);
  }
  if (/^\w+\.displayName/m.test(droppable)) throw new Error('react-router is written in another way: look at it.');
  return droppable;
}

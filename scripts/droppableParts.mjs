const MADE = /= (React\d*\.(?:forwardRef|createContext))\(/g;
const NAMED = /^\w+\.displayName = "[\w.]+";$/gm;

/**
 * webpack loader for react-router, which is one module. What of it nobody uses could not be left out, because making a
 * component and naming it for React's tools look as if they did something else.
 */
export default function droppableParts(source) {
  if (!source.includes('displayName')) return source;
  const droppable = source.replaceAll(MADE, '= /*#__PURE__*/ $1(').replaceAll(NAMED, '');
  if (/^\w+\.displayName/m.test(droppable)) throw new Error('react-router is written in another way: look at it.');
  return droppable;
}

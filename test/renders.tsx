import { Profiler, type ComponentType, type ReactNode } from 'react';

/** What the counting reads of React's own tree. */
interface Fiber {
  tag: number;
  flags: number;
  type: { name?: string; displayName?: string; render?: { name: string }; type?: { name: string } } | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Function components, those with a forwarded ref, and memoised ones; by React's numbers. */
const COMPONENTS = new Set([0, 11, 14, 15]);

/** Set on a component that React called in this commit. */
const PERFORMED_WORK = 1;

let counts = new Map<string, number>();

function count(now: Fiber, before: Fiber | null) {
  if (COMPONENTS.has(now.tag) && (!before || (now !== before && now.flags & PERFORMED_WORK))) {
    const { type } = now;
    const name = type?.displayName ?? type?.name ?? type?.render?.name ?? type?.type?.name ?? 'unnamed';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (before && now.child === before.child) return; // nothing below it was rendered
  for (let child = now.child; child; child = child.sibling) {
    const known = before && child.alternate;
    // What React left as it is has the same fiber as before.
    if (!before || !isChildOf(before, child)) count(child, known);
  }
}

function isChildOf(parent: Fiber, wanted: Fiber) {
  for (let child = parent.child; child; child = child.sibling) if (child === wanted) return true;
  return false;
}

/** At the end of each commit: adds what was rendered in it. */
function countCommit() {
  const page = document.getElementById('root');
  const key = page && Object.keys(page).find((name) => name.startsWith('__reactContainer$'));
  if (!key) return;
  const root = (page as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!.stateNode.current;
  count(root, root.alternate);
}

/** The component with its renders, and those of all below it, counted; for `jest.mock`. */
export function counted<Props extends object>(Counted: ComponentType<Props>) {
  return function Counting(props: Props): ReactNode {
    return (
      <Profiler id="page" onRender={countCommit}>
        <Counted {...props} />
      </Profiler>
    );
  };
}

/** How often each component is rendered by what `act` does. */
export async function tallyOf(act: () => Promise<unknown>) {
  counts = new Map();
  await act();
  return counts;
}

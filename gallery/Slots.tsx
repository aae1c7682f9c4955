import { useEffect, useState } from 'react';
import { SCREENS } from '@/app/sections';
import { filled, join, type Part, type Slot } from '@/lib/slots';

const PARTS: readonly Part[] = [
  'shell',
  'standby',
  'dialogs',
  'viewMenu',
  'palette',
  'help',
  ...SCREENS.map(({ path }) => path),
  ...SCREENS.map(({ path }) => `${path}/dialogs` as const),
];

/** A line for each slot: `overList: savedViews`, `headLinks: checks (/plans, /banners)`. */
function linesOf(all: ReturnType<typeof filled>) {
  const names = [...new Set(all.map(({ slot }) => slot))] as Slot<unknown>[];
  return names.map((slot) => {
    const of = all.filter((each) => each.slot === slot);
    const fillers = [...new Set(of.map(({ name }) => name))].map((name) => {
      const places = of.flatMap((each) => (each.name === name && each.at ? each.at : []));
      return places.length > 0 ? `${name} (${[...new Set(places)].join(', ')})` : name;
    });
    return `${slot.name}: ${fillers.join(', ')}`;
  });
}

/** Which capability fills which slot of which section. */
export function Slots() {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    void (async () => {
      for (const part of PARTS) await join(part);
      setLines(linesOf(filled()).sort());
    })();
  }, []);
  return (
    <main className="gallery">
      <h1>Slots</h1>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </main>
  );
}

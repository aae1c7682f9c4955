import { type JournalState } from '@/capabilities/journal/journalState';
import { watchRows } from '@/mirage/database/watch';
import { type MockServer } from '@/mirage/server';
import { sameValues } from '@/lib/sameValues';
import { type AppStore } from '@/app/store';
import { type Seen } from './driver';
import { type Step, type World, take } from './world';

const entriesOf = (store: AppStore) =>
  (store.getState() as unknown as { journal?: JournalState }).journal?.entries ?? [];

/** A row's place in the database: its table and id. */
type Place = string;

/** What of the database can be undone by What changed, and whether it is. */
export class Undone {
  private readonly start = new Map<Place, unknown>();
  private readonly now = new Map<Place, unknown>();
  private readonly undoable = new Set<Place>();
  private readonly final = new Set<Place>();
  private touched = new Set<Place>();
  private noted = 0;

  constructor(server: MockServer) {
    for (const [name, rows] of Object.entries(server.db.dump() as unknown as Record<string, { id: string }[]>))
      for (const row of rows) this.start.set(`${name} ${row.id}`, row);
    watchRows(server, (name, id, row) => {
      this.now.set(`${name} ${id}`, row);
      this.touched.add(`${name} ${id}`);
    });
  }

  /** After a step: whether what it changed can be undone. */
  note(store: AppStore, { isFaulty, isHanging }: Seen, { act }: Step) {
    const entries = entriesOf(store);
    if (entries.length < this.noted) this.forget();
    const added = entries.slice(this.noted);
    const isUndoable =
      act !== 'other tab' &&
      !isFaulty &&
      !isHanging &&
      added.length > 0 &&
      added.every(({ steps }) => steps.length > 0);
    this.noted = entries.length;
    for (const place of this.touched) (isUndoable ? this.undoable : this.final).add(place);
    this.touched = new Set();
  }

  /** A reload or another session ends the journal, and with it what can be undone. */
  private forget() {
    for (const place of this.undoable) this.final.add(place);
    this.noted = 0;
  }

  /** Undoes all that What changed offers to undo, the latest first. */
  async undoAll(world: World) {
    const { driver } = world;
    const tried = new Set<string>();
    for (;;) {
      const controls = await driver.controls();
      const at = controls.findIndex(({ name }) => name.startsWith('button Undo: ') && !tried.has(name));
      if (at < 0) return;
      tried.add(controls[at]!.name);
      await take(world, { act: 'press', what: controls[at]!.name }, () => driver.press(at));
    }
  }

  /** The rows that are not as they were, though all that was changed in them was undone. */
  different(store: AppStore): Place[] {
    if (entriesOf(store).some(({ steps, undoneAt }) => steps.length > 0 && undoneAt === null)) return [];
    return [...this.undoable].filter(
      (place) => !this.final.has(place) && !sameValues(this.now.get(place), this.start.get(place)),
    );
  }
}

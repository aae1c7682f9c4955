import { setTimeout as realPause } from 'node:timers/promises';
import { type BrowserContext } from '@playwright/test';

/** So often it is looked whether a pause is over. */
const LOOK_MS = 5;

/** The clock of a context's pages. It goes on as the real one does, and ahead of it as it is told. */
export class PageClock {
  private ahead = 0;

  constructor(private readonly context: BrowserContext) {}

  start = () => this.context.clock.install();

  private now = () => Date.now() + this.ahead;

  /** Runs all that is due in the pages until then. */
  async goOn(milliseconds: number) {
    await this.context.clock.runFor(milliseconds);
    this.ahead += milliseconds;
  }

  pause = async (milliseconds: number) => {
    const due = this.now() + milliseconds;
    while (this.now() < due) await realPause(LOOK_MS);
  };
}

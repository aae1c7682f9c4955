import { expect, type Page } from '@playwright/test';

/** The picture that the sample data has lost, for the content checks to find. */
const LOST_PICTURE = '/media/dishes/prawns-2.jpg';

/** Fails a test in which a page threw or wrote an error to the console. */
export class ConsoleWatch {
  private readonly problems: string[] = [];
  private readonly allowed: string[] = [LOST_PICTURE];
  private thrown: string | null = null;

  /** The browser reports every failed load as an error; those of these paths are part of the test. */
  allowFailedLoads = (...paths: string[]) => this.allowed.push(...paths);

  /** What a test throws in the page itself. */
  allowThrown = (message: string) => {
    this.thrown = message;
  };

  watch(page: Page) {
    page.on('pageerror', (error) => this.problems.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      const isFailedLoad = message.text().startsWith('Failed to load resource');
      if (isFailedLoad && this.allowed.some((path) => url.includes(path))) return;
      if (this.thrown !== null && message.text().includes(this.thrown)) return;
      this.problems.push(`${message.text()} (${url})`);
    });
  }

  /** Returns the violations of the Content-Security-Policy so far, and clears them. */
  takeBreaches = () => {
    const breaches = this.problems.filter((problem) => /Content Security Policy|'Trusted\w+'/.test(problem));
    breaches.forEach((breach) => this.problems.splice(this.problems.indexOf(breach), 1));
    return breaches;
  };

  check() {
    expect(this.problems, 'errors in the console').toEqual([]);
  }
}

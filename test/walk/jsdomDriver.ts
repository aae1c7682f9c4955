import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { controls } from './controls';
import { type Driver, type Fault } from './driver';
import { look } from './look';
import { settle } from './settle';
import { type Network } from './network';
import { openPanel, type MemoryHistory, type Panel } from './panel';
import { pngFile } from '../pictures';

/** The clock goes on by so many milliseconds at once, and React renders what changed. */
const TICK_MS = 25;

const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } as const;

export interface JsdomDriver extends Driver {
  panel: () => Panel;
  close: () => void;
  /** Runs something, and lets the clock go on until it is over. */
  during: <Result>(something: Promise<Result>) => Promise<Result>;
}

export function jsdomDriver(
  history: MemoryHistory,
  network: Network,
  errors: string[],
  renameElsewhere: Driver['renameElsewhere'],
): JsdomDriver {
  let panel = openPanel(history);
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: 0,
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  const element = (at: number) => controls()[at]!.element;

  const tick = (milliseconds = TICK_MS) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  const atRest = () => settle(TICK_MS, tick, () => network.isBusy);

  async function during<Result>(something: Promise<Result>) {
    let isOver = false;
    const end = () => (isOver = true);
    something.then(end, end);
    while (!isOver) await tick();
    return something;
  }

  return {
    panel: () => panel,
    close: () => panel.leave(),
    during,
    controls: () => Promise.resolve(controls()),
    press: (at) => user.click(element(at)),
    async type(at, text) {
      await user.clear(element(at));
      if (text) {
        await user.click(element(at));
        await user.paste(text);
      }
    },
    async choose(at, nth) {
      const select = element(at) as HTMLSelectElement;
      const option = select.options[nth % select.options.length];
      if (option && !option.disabled) await user.selectOptions(select, option);
    },
    async attach(at) {
      const field = element(at) as HTMLInputElement;
      const isFilm = field.accept.includes('video');
      const file = isFilm ? new File(['a'], 'film.mp4', { type: 'video/mp4' }) : pngFile('leaf.png');
      await user.upload(field, file);
    },
    key: (key) => user.keyboard(key),
    step: (delta) => Promise.resolve(history.go(delta)),
    async reload() {
      panel.leave();
      network.leave();
      panel = openPanel(history);
      await tick();
    },
    wait: async (milliseconds) => {
      for (let waited = 0; waited < milliseconds; waited += 250) await tick(250);
    },
    fail: (fault: Fault) => Promise.resolve(network.fail(fault)),
    settle: atRest,
    renameElsewhere,
    look() {
      const { pathname, search } = history.location;
      return Promise.resolve({
        ...look(),
        ...network.take(),
        address: pathname + search,
        errors: errors.splice(0),
      });
    },
    async axe() {
      const options = { runOnly: RULES as unknown as axe.RunOnly, resultTypes: ['violations'] } as axe.RunOptions;
      const { violations } = await during(axe.run(document, options));
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
    },
    async report() {
      await atRest();
      return panel.recorder.text();
    },
  };
}

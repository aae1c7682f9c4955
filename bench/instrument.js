/*
 * Runs in the measured page before its own code. One instrument for every page: it waits until the document looks as
 * expected, then for the frame that paints it, and reports the time since the person's action.
 */
(() => {
  let started = 0;
  let typed = 0;

  /** Calls back once the next frame is painted: a message posted in its callback is handled after the painting. */
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new window.MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });

  const hasText = (selector, text) =>
    [...document.querySelectorAll(selector)].some((element) => element.textContent?.trim() === text);

  const LOOKS = {
    list({ emails, range }) {
      const rows = document.querySelectorAll('table tbody tr');
      return (
        rows.length === emails.length &&
        emails.every((email, index) => rows[index].textContent?.includes(email)) &&
        hasText('[role=status]', range)
      );
    },
    /** A text anywhere in the page, such as a count. */
    text: ({ selector, text }) => hasText(selector, text),
    dialog() {
      const dialog = document.querySelector('dialog[open], [role=dialog]');
      return (
        dialog?.querySelectorAll('input:not([type=file])').length === 4 &&
        dialog.querySelector('select') !== null &&
        dialog.querySelector('input[type=file]') !== null
      );
    },
    /** The page is not empty. */
    present: ({ selector }) => document.querySelector(selector) !== null,
    /** Both charts of the dashboard. */
    charts: () => document.querySelectorAll('figure .apexcharts-series').length >= 2,
    signIn: () => document.querySelector('form input[type=password]') !== null && hasText('form button', 'Sign in'),
  };

  for (const type of ['click', 'keydown'])
    window.addEventListener(
      type,
      (event) => {
        started = event.timeStamp;
        typed = 0;
      },
      { capture: true },
    );
  window.addEventListener('input', () => painted((now) => (typed ||= now - started)), { capture: true });

  /** The layout shifts, as the browser scores them; those directly after an action are not counted. */
  let shift = 0;
  new window.PerformanceObserver((entries) => {
    const shifts = /** @type {(PerformanceEntry & { value: number, hadRecentInput: boolean })[]} */ (
      entries.getEntries()
    );
    for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });

  const longTasks = [];
  new window.PerformanceObserver((entries) => longTasks.push(...entries.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });

  /** Sends the result through a binding of the browser: querying the page would be work in the measured time. */
  const tell = (result) => window.benchOutcome(JSON.stringify(result));

  window.bench = {
    shift: () => shift,
    longTasks: () => longTasks,
    /**
     * Starts to wait for a look; `since`, the path of a list, counts from the arrival of its reply, not from an action.
     */
    expect({ look, since, ...details }) {
      const observer = new window.MutationObserver(check);
      const timer = setTimeout(() => {
        observer.disconnect();
        tell({ failure: `not shown: ${look} ${JSON.stringify(details)}` });
      }, 30_000);
      function check() {
        if (!LOOKS[look](details)) return;
        observer.disconnect();
        clearTimeout(timer);
        painted((now) => {
          if (since) {
            const replies = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
            const reply = replies.find(({ name }) => name.endsWith(since));
            if (!reply) return tell({ failure: `no reply of ${since}` });
            started = reply.responseEnd;
          }
          tell({ time: now - started, typed, now, shift });
        });
      }
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    },
  };
})();

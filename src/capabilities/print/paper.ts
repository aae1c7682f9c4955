import sheet from './print.late.scss';

/** Its rules hold against those of each sheet that came since. */
function applyLast() {
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other !== sheet), sheet];
}

/** Makes every screen and dialog fit for paper, from now on: light, without what can only be pressed. */
export function preparePaper() {
  applyLast();
  const { dataset, style } = document.documentElement;
  let onScreen = dataset.bsTheme;
  window.addEventListener('beforeprint', () => {
    onScreen = dataset.bsTheme;
    dataset.paper = ''; // first, as what follows the theme is drawn at once
    dataset.bsTheme = 'light';
    applyLast();
    const lines = document.querySelector('.apexcharts-canvas:has(.apexcharts-line-series)');
    if (lines) style.setProperty('--drawn', String(lines.clientWidth));
  });
  window.addEventListener('afterprint', () => {
    dataset.bsTheme = onScreen;
    delete dataset.paper;
  });
}

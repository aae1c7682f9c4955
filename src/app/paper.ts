import sheet from '@/styles/print.late.scss';

/* Makes every screen and dialog fit for paper: light, without what can only be pressed. Runs once, when it is imported. */

/** Its rules hold against those of each sheet that came since. */
function applyLast() {
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other !== sheet), sheet];
}
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

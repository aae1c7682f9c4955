import sheet from '@/styles/print.late.scss';

/* Makes every screen and dialog fit for paper: light, without what can only be pressed. Runs once, when it is imported. */

if (sheet) document.adoptedStyleSheets.push(sheet);

const { dataset } = document.documentElement;
let onScreen = dataset.bsTheme;

window.addEventListener('beforeprint', () => {
  onScreen = dataset.bsTheme;
  dataset.paper = ''; // first, as what follows the theme is drawn at once
  dataset.bsTheme = 'light';
});
window.addEventListener('afterprint', () => {
  dataset.bsTheme = onScreen;
  delete dataset.paper;
});

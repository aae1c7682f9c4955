import sheet from './print.late.scss';
import { preparePaper } from './paper';

jest.mock('./print.late.scss', () => ({ __esModule: true, default: { name: 'print' } }));

test('on paper its own sheet comes last, whatever sheets came after it', () => {
  document.adoptedStyleSheets = [];
  preparePaper();
  const late = { name: 'late' } as unknown as CSSStyleSheet;
  document.adoptedStyleSheets.push(late);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.adoptedStyleSheets).toEqual([late, sheet]);
});

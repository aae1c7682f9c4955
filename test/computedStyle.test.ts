const TAGS =
  'a article aside b button caption dd details dialog div dl dt em fieldset figure footer form h1 h2 h6 header i img input label legend li main nav ol optgroup option output p progress section select small span strong summary svg table tbody td template textarea tfoot th thead tr ul';
const HIDING: ((element: HTMLElement) => void)[] = [
  (element) => (element.hidden = true),
  (element) => (element.style.display = 'none'),
  (element) => (element.style.visibility = 'hidden'),
  (element) => (element.style.opacity = '0'),
  (element) => (element.className = 'phone-page-box'),
];
const NESTED = [
  '<div style="visibility: hidden"><p><button>under</button></p><b style="visibility: visible">shown</b></div>',
  '<div style="pointer-events: none"><button>under</button><a style="pointer-events: auto">free</a></div>',
  '<dialog open>open</dialog><input type="hidden"><div hidden style="display: block">shown by hand</div>',
  '<table><tbody><tr><td><span class="phone-page-box">Email</span></td><td class="phone-page-box">a</td></tr></tbody></table>',
  '<p class="phone-page-box other"></p><p class="other"></p><p class="phone-page-box" hidden></p>',
];

test('what queries ask of a style is answered as jsdom itself answers', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const own = frame.contentWindow;
  if (!own) throw new Error('jsdom gave no window to compare with');
  const examples = document.body.appendChild(document.createElement('div'));
  examples.innerHTML = NESTED.join('');
  for (const [index, tag] of TAGS.split(' ').entries()) {
    examples.append(document.createElement(tag));
    HIDING[index % HIDING.length]?.(examples.appendChild(document.createElement(tag)));
  }
  const elements = [...examples.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(100);

  const answers = (style: CSSStyleDeclaration) =>
    ['display', 'visibility', 'opacity', 'pointer-events', 'color'].map((name) => style.getPropertyValue(name));
  const differences = elements
    .map((element) => [element.outerHTML, answers(getComputedStyle(element)), answers(own.getComputedStyle(element))])
    .filter(([, quick, real]) => String(quick) !== String(real));
  expect(differences).toEqual([]);
  examples.remove();
  frame.remove();
});

import { type Source } from './source';
import { HELP, SUPPLEMENTS } from './taken';

const GUESSED = { description: 'Description without a heading' };

/** Pages whose addresses stand in their links. */
export const PAGE_LINKS: Source[] = [
  {
    name: 'a link in a sentence, and one that is written out.html',
    taken: HELP,
    content:
      '<h1>Help</h1><h2>Signing in</h2><p>Watch <a href="https://films.example/in?a=1&amp;b=2">this film</a>.</p><h2>Signing out</h2><p><a href="http://films.example/out">http://films.example/out</a></p><p>Press your name.</p>',
    records: [
      {
        fields: {
          title: 'Signing in',
          description: 'Watch this film.',
          media: 'https://films.example/in?a=1&b=2',
        },
        doubts: GUESSED,
      },
      {
        fields: { title: 'Signing out', description: 'Press your name.', media: 'http://films.example/out' },
        doubts: GUESSED,
      },
    ],
  },
  {
    name: 'what to buy, in a list.html',
    taken: SUPPLEMENTS,
    content:
      '<h2>Zinc</h2><ul><li>Dosage: 15 mg</li><li>Why: Skin</li><li><a href="https://shop.example/zinc" class="btn">Buy here</a></li></ul><h2>Iron</h2><ul><li>Dosage: 20 mg</li><li>Why: Blood</li></ul>',
    records: [
      {
        fields: {
          title: 'Zinc',
          dosage: '15 mg',
          description: 'Skin',
          externalLink: 'https://shop.example/zinc',
        },
      },
      { fields: { title: 'Iron', dosage: '20 mg', description: 'Blood' } },
    ],
  },
  {
    name: 'links within the page, of mail and without an address are none.html',
    taken: HELP,
    content:
      '<h2><a href="#in">Signing in</a></h2><p>Enter the code, or <a href="mailto:help@films.example">write to us</a>.</p><h2>Signing out</h2><p>Press <a name="x">your name</a> or <a href="javascript:out()">here</a>.</p>',
    records: [
      { fields: { title: 'Signing in', description: 'Enter the code, or write to us.' }, doubts: GUESSED },
      { fields: { title: 'Signing out', description: 'Press your name or here.' }, doubts: GUESSED },
    ],
  },
  {
    name: 'of several links the first, and none of the footer.html',
    taken: HELP,
    content:
      '<header><a href="https://films.example/">Home</a></header><main><h2>Signing in</h2><p>See <a href="https://films.example/a">one</a> or <a href="https://films.example/b">two</a>.</p><h2>Signing out</h2><p>Press your name.</p></main><footer><a href="https://films.example/terms">Terms</a></footer>',
    records: [
      {
        fields: { title: 'Signing in', description: 'See one or two.', media: 'https://films.example/a' },
        doubts: GUESSED,
      },
      { fields: { title: 'Signing out', description: 'Press your name.' }, doubts: GUESSED },
    ],
  },
  {
    name: 'recipes have no link, so theirs stay words.html',
    content:
      '<h1>Dal</h1><h2>Ingredients</h2><ul><li>1 cup <a href="https://shop.example/dal">dal</a></li></ul><h2>Method</h2><ol><li>Boil it as <a href="https://films.example/dal">shown here</a>.</li></ol>',
    records: [{ fields: { title: 'Dal', ingredients: '1 cup dal', directions: 'Boil it as shown here.' } }],
  },
];

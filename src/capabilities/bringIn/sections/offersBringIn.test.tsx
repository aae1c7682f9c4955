import { screen } from '@testing-library/react';
import { add, closeLedger, layOut, readFiles, readRows } from '@test/bringIn';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();
beforeEach(layOut);

const picture = (name: string) => new File([`GIF89a${'\0'.repeat(7)};`], name, { type: 'image/gif' });

const PRICES = new File(
  [
    `Package,Description,Validity,Fee,Discount,Includes
Basic,For a start,1 Month,4500,500,"Chat; Recipes"
Year,All of it,1 yr,40000,,Chat`,
  ],
  'prices.csv',
);

test('plans come in as the form would send them, once; what it does not offer waits', async () => {
  const { user } = renderApp('/plans?view=bring-in', mock.admin());
  await readFiles(user, PRICES);
  expect(readRows()).toEqual(['+ Basic', '- Year: “1 yr” is not offered']);
  await add(user, '1 plan');
  await closeLedger(user);
  expect(mock.posted('plans/create')).toEqual([
    {
      name: 'Basic',
      details: 'For a start',
      duration: '1 month',
      price: 4000,
      actualPrice: 4500,
      discountPrice: 500,
      discount: 11.11,
      isFree: 'N',
      isPopular: 'N',
      features: ['Chat', 'Recipes'],
      newFeature: undefined,
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Bring in more' }));
  await readFiles(user, PRICES);
  expect(readRows()).toEqual(['- Basic: Here already', '- Year: “1 yr” is not offered']);
});

test('banners come in with the pictures that the table names; a link that leads nowhere waits', async () => {
  mock.create('banner', { link: 'https://petal.example/here' });
  const { user } = renderApp('/banners?view=bring-in', mock.admin());
  await readFiles(
    user,
    new File(
      [
        `File name,Link
Summer Sale.GIF,petal.example/summer
bad.gif,javascript:alert(1)
old.gif,https://petal.example/here
gone.jpg,https://petal.example/gone`,
      ],
      'banners.csv',
    ),
    ...['summer sale.gif', 'bad.gif', 'old.gif', 'other.gif'].map(picture),
  );
  expect(readRows()).toEqual([
    '+ petal.example/summer',
    '- javascript:alert(1): Link leads nowhere',
    '- https://petal.example/here: Here already',
    '- https://petal.example/gone: Choose a picture',
  ]);
  expect(screen.getByText('other.gif is not taken: no banner has this name.')).toBeVisible();
  await add(user, '1 banner');
  await closeLedger(user);
  expect(mock.posted('banners/create')).toEqual([{ link: 'petal.example/summer', image: 'summer sale.gif' }]);
});

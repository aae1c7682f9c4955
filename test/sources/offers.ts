/** What a practice brings for its plans or banners, and what becomes of it. */
export interface Brought {
  name: string;
  /** A pasted text, or the content of the file that the name ends with. */
  content: string;
  /** The files beside it. */
  files?: string[];
  /** As the review lists them: `+ Basic`, or `- Basic: No duration`. */
  rows: string[];
  /** Of the first record. */
  values?: object;
}

/** Price lists. */
export const PLANS: Brought[] = [
  {
    name: 'cells pasted from a spreadsheet, with a currency and thousands',
    content: 'Plan\tDuration\tPrice\tFeatures\nBasic\t1 month\tRs 4,500.00\tChat, Recipes\n',
    rows: ['- Basic: No description'],
    values: { actualPrice: '4,500.00', discountPrice: '0', duration: '1 month', features: ['Chat', 'Recipes'] },
  },
  {
    name: 'a whole list.csv',
    content: `Package,Description,Validity,Fee,Discount,Includes
Basic,For a start,1 Month,4500,500,"Chat; Recipes"
Family,For two,6 months,12000,,"Chat
Weekly call"`,
    rows: ['+ Basic', '+ Family'],
    values: { duration: '1 month', actualPrice: '4500', discountPrice: '500', features: ['Chat', 'Recipes'] },
  },
  {
    name: 'a price that may be thousands or a fraction.csv',
    content: 'Name,Description,Duration,Price,Features\nBasic,A start,3 months,"Rs 4,500",Chat',
    rows: ['- Basic: “4,500” is read as 4.50, not as thousands.'],
  },
  {
    name: 'a duration that the form does not offer.csv',
    content:
      'Name,Description,Duration,Price,Features\nSpring,Fresh,90 days,49,Chat\nYear,All of it,1 yr,499,Chat\nMonth,One,monthly,19,Chat',
    rows: ['- Spring: “90 days” is not offered', '- Year: “1 yr” is not offered', '+ Month'],
  },
  {
    name: 'no duration at all.csv',
    content: 'Name,Description,Price,Features\nBasic,A start,49,Chat',
    rows: ['- Basic: No duration'],
  },
  {
    name: 'a discount in percent.csv',
    content: 'Name,Description,Duration,Price,Discount,Features\nBasic,A start,1 month,49,10%,Chat',
    rows: ['- Basic: No discount amount'],
  },
  {
    name: 'a discount above the price.csv',
    content: 'Name,Description,Duration,Price,Discount,Features\nBasic,A start,1 month,49,60,Chat',
    rows: ['- Basic: No discount amount'],
  },
  {
    name: 'currencies before and behind.csv',
    content: `Name,Description,Duration,Price,Features
A,a,1 month,$49.00,Chat
B,b,1 month,PKR 4500/-,Chat
C,c,1 month,49 USD,Chat
D,d,1 month,₨ 4500,Chat
E,e,1 month,"49,50 €",Chat`,
    rows: ['+ A', '+ B', '+ C', '+ D', '+ E'],
    values: { actualPrice: '49.00' },
  },
  {
    name: 'a price per month is none of the plan.csv',
    content: 'Name,Description,Duration,Price,Features\nBasic,A start,3 months,49 per month,Chat',
    rows: ['- Basic: No actual price'],
  },
  {
    name: 'a free plan.csv',
    content: 'Name,Description,Duration,Price,Popular,Features\nTrial,A look,1 month,Free,Yes,Chat',
    rows: ['+ Trial'],
    values: { isFree: true, isPopular: true, actualPrice: '0' },
  },
  {
    name: 'an offer beside the price.csv',
    content: 'Name,Description,Duration,Actual price,Offer price,Features\nBasic,A start,1 month,49,39,Chat',
    rows: ['+ Basic'],
    values: { actualPrice: '49', discountPrice: '10' },
  },
  {
    name: 'what the panel exported.csv',
    content: `Plan name,Details,Duration,Price,Actual price,Discount price,Features,Status
Starter,A look,1 month,0,0,0,Recipes,Free
Care,All of it,6 month,179,239,60,"Recipes
Lab review",Paid`,
    rows: ['+ Starter', '+ Care'],
    values: { isFree: true, actualPrice: '0', features: ['Recipes'] },
  },
  {
    name: 'a text with heads',
    content: `PCOS Reset
Description: Four weeks to steadier energy.
Duration: ۳ months
Price: Rs. 4500
Features:
- Recipes
- Weekly check-in`,
    rows: ['+ PCOS Reset'],
    values: { duration: '3 month', actualPrice: '4500', features: ['Recipes', 'Weekly check-in'] },
  },
];

/** Banners. */
export const BANNERS: Brought[] = [
  {
    name: 'a table of files and links.csv',
    content: 'File name,Link\nsummer sale.JPG,https://petal.example/summer\nbanners/Winter.png,petal.example/winter\n',
    files: ['Summer Sale.jpg', 'winter.PNG'],
    rows: ['+ https://petal.example/summer', '+ petal.example/winter'],
    values: { link: 'https://petal.example/summer', image: 'Summer Sale.jpg' },
  },
  {
    name: 'a link that runs something.csv',
    content: 'Image,Link\na.jpg,javascript:alert(1)\nb.jpg,https://petal.example\n',
    files: ['a.jpg', 'b.jpg'],
    rows: ['- javascript:alert(1): Link leads nowhere', '+ https://petal.example'],
  },
  {
    name: 'a file that is missing, and one that is one too many.csv',
    content: 'Picture,URL\nspring.jpg,https://petal.example/spring\nautumn.jpg,https://petal.example/autumn\n',
    files: ['spring.jpg', 'other.jpg'],
    rows: ['+ https://petal.example/spring', '- https://petal.example/autumn: Choose a picture'],
  },
];

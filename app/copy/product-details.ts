/** Texts about the design of a website. */
export const productDetails = {
  pages: 'Pages and sections',
  changes: 'Yours to change',
  goodFor: 'Good for',
  wholePage: 'The whole home page',
  wholePageLead: 'Scroll inside the picture to see all of it.',
  wholePageOf: (title: string) => `Home page of ${title}`,
  fullSize: 'View full size',
  looks: 'Colors, fonts and pictures can change',
  looksLead: 'The same design in other looks. Try each one live.',
  demoOfLook: (name: string) => `${name}: live demo`,
  pictures: 'More pictures',
  picturesLead: 'Select a picture to view it full size.',
  newTab: '(opens in a new tab)',
} as const;

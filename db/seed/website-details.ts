import type { ProductRow } from '../schema/products.ts';

type Details = NonNullable<ProductRow['details']>;

const home = (...sections: string[]) => ({ name: 'Home', sections });

/** What each demo consists of, by its folder. */
export const websiteDetails: Record<string, Details> = {
  saltmarsh: {
    pages: [
      home('This week’s menu', 'The room', 'Suppliers', 'Gift cards', 'Hours'),
      { name: 'Menu', sections: ['Food', 'Drinks', 'Saturday lunch'] },
      { name: 'Room', sections: ['History', 'People', 'Good to know'] },
      { name: 'Hours', sections: ['Opening hours', 'How to find us'] },
      { name: 'Book', sections: ['Booking form', 'Phone'] },
    ],
    changes: [
      'Text, pictures and your name',
      'Colors and fonts, from four looks',
      'Dishes, prices and opening hours',
      'What the booking form asks for',
    ],
    goodFor: ['Restaurants and bistros', 'Wine bars', 'Inns with a kitchen'],
  },
  'crane-hollis': {
    pages: [
      home('What we do', 'People', 'Fees', 'Notes', 'Contact'),
      { name: 'Work', sections: ['Property', 'Families', 'Wills', 'Companies', 'Disputes'] },
      { name: 'People', sections: ['Lawyers and staff', 'How two people check each case'] },
      { name: 'Fees', sections: ['Prices', 'What changes them', 'Ask for a quote'] },
      { name: 'Notes', sections: ['Articles'] },
      { name: 'Contact', sections: ['Contact form', 'Phone and address'] },
    ],
    changes: ['Text, pictures and your name', 'Practice areas and fees', 'People and their areas'],
    goodFor: ['Law firms', 'Notaries', 'Tax advisers'],
  },
  ebbe: {
    pages: [home('Timetable', 'First visit', 'Teachers', 'Prices', 'The studio', 'Directions')],
    changes: ['Text, pictures and your name', 'Classes, times and prices', 'Teachers'],
    goodFor: ['Yoga studios', 'Pilates and dance studios', 'Independent teachers'],
  },
  'ines-varga': {
    pages: [home('Series', 'About', 'Commissions', 'Prints', 'Contact')],
    changes: ['Text, pictures and your name', 'Series and their order', 'Prints and prices'],
    goodFor: ['Photographers', 'Illustrators', 'Artists with prints to sell'],
  },
  'rye-ember': {
    pages: [home('What’s fresh', 'The night shift', 'Grain', 'Standing orders', 'Markets', 'Shop')],
    changes: [
      'Text, pictures and your name',
      'Bread, times and prices',
      'Markets and opening hours',
    ],
    goodFor: ['Bakeries', 'Pastry shops', 'Cafés that bake'],
  },
  'northgate-dental': {
    pages: [
      home('First visit', 'Treatments', 'Anxious patients', 'Team', 'Emergencies', 'Hours', 'Map'),
    ],
    changes: ['Text, pictures and your name', 'Treatments and prices', 'Team and opening hours'],
    goodFor: ['Dental practices', 'Orthodontists', 'Doctors’ offices'],
  },
  fivebar: {
    pages: [
      home('The idea', 'How it works', 'What it leaves out', 'Pricing', 'Changelog', 'About'),
    ],
    changes: ['Text, pictures and your name', 'Plans and prices', 'Changelog entries'],
    goodFor: ['Software companies', 'Apps for one purpose', 'Small product teams'],
  },
  'alder-joinery': {
    pages: [home('Projects', 'Lead times', 'Materials', 'Starting prices', 'Contact')],
    changes: ['Text, pictures and your name', 'Projects and materials', 'Prices and lead times'],
    goodFor: ['Joiners and furniture makers', 'Builders', 'Metalworkers'],
  },
  'marlow-house': {
    pages: [home('Rooms', 'Breakfast', 'Directions', 'Walks', 'House notes', 'Contact')],
    changes: ['Text, pictures and your name', 'Rooms and prices', 'Walks and directions'],
    goodFor: ['Guest houses', 'Bed and breakfasts', 'Small hotels'],
  },
};

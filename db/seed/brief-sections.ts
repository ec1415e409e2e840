import type { BriefSection } from '../values/brief-sections.ts';
import { opening, section, text } from './brief-section.ts';
import { practiceSections } from './brief-sections-practices.ts';

/** What the brief of each demo asks for, by its folder. */
export const briefSections: Record<string, BriefSection[]> = {
  ...practiceSections,
  saltmarsh: [
    opening('Supper on the creek, Tuesday to Saturday', 'The room or the view, wide, by evening.'),
    section('menu', 'Menu', 'The dishes and prices of the current menu.', [
      text('food', 'Food', 3_000, 'Mussels, smoked butter, seaweed flatbread, 17'),
      text('drinks', 'Drinks', 2_000, 'Sparkling perry, 11 a glass', { optional: true }),
    ]),
    section(
      'room',
      'The room',
      'What the place is like and who looks after guests.',
      [
        text('history', 'About the room', 1_200, 'The building was a sailmaker’s shed.'),
        text('good-to-know', 'Good to know', 600, 'Step-free from the lane. Dogs are welcome.'),
      ],
      { max: 8, hint: 'The room, the kitchen and the people who work there.' },
    ),
    section('suppliers', 'Suppliers', 'Where your ingredients come from.', [
      text('suppliers', 'Suppliers', 1_500, 'Low Farm: lamb, three miles away', { optional: true }),
    ]),
    section('booking', 'Booking', 'What guests need to know to book a table.', [
      text('sittings', 'Sittings and table sizes', 600, 'Sittings at 5:30 and 8:00, up to six'),
      text('gift-cards', 'Gift cards', 400, '$50 or $100, sent by mail', { optional: true }),
    ]),
  ],
  ebbe: [
    opening('Yoga over the boathouse. Eight mats.', 'The studio in daylight, without people.'),
    section('timetable', 'Timetable', 'The classes of a usual week.', [
      text('week', 'Classes, times and teachers', 2_000, 'Monday 7:00 AM, Flow, Maja, 60 minutes'),
      text('styles', 'What each class is like', 1_500, 'Slow: few shapes, held long'),
    ]),
    section('first-visit', 'First visit', 'What beginners should know before they come.', [
      text('steps', 'What happens, step by step', 1_200, 'Shoes stay on the bench. Mats are here.'),
    ]),
    section(
      'teachers',
      'Teachers',
      'The people who teach.',
      [text('teachers', 'Names and a sentence about each', 1_500, 'Henrik: backs and beginners')],
      { max: 8, hint: 'One portrait of each teacher.' },
    ),
    section('prices', 'Prices', 'Single classes, passes and discounts.', [
      text('prices', 'Prices', 1_000, 'Five classes within three months, $80'),
      text('cancelling', 'Canceling a class', 400, 'By noon for the evening', { optional: true }),
    ]),
    section(
      'studio',
      'The studio',
      'The room and how to get there.',
      [text('directions', 'Directions', 600, 'Tram 4 to Ferry Steps, then the outside stairs')],
      { max: 6, hint: 'The room, the entrance and the changing rooms.' },
    ),
  ],
  'ines-varga': [
    opening('Photographer of coasts and harbors', 'Your strongest picture, at least 2,400 pixels.'),
    section(
      'series',
      'Series',
      'The work that you want to show, one series after the other.',
      [
        text(
          'series',
          'Titles and a few sentences each',
          4_000,
          'Slack Water: the pause of the tide',
        ),
      ],
      { max: 20, hint: 'Name the files by series and order: slack-water-01.jpg.' },
    ),
    section(
      'about',
      'About',
      'Who you are and what you look for.',
      [
        text('biography', 'Biography', 1_500, 'I have photographed harbors for nineteen years.'),
        text(
          'record',
          'Books, exhibitions and collections',
          1_500,
          'Shown at Hallam Maritime Hall',
          {
            optional: true,
          },
        ),
      ],
      { max: 2, hint: 'A portrait or your workplace.' },
    ),
    section('commissions', 'Commissions', 'What clients can hire you for.', [
      text('fees', 'Services and fees', 1_500, 'Half a day in one place, 15 pictures, $900'),
      text('clients', 'Clients', 600, 'Port of Hallam, North Mole Shipyard', { optional: true }),
    ]),
    section('prints', 'Prints', 'What you sell and how it is delivered.', [
      text('sizes', 'Sizes, editions and prices', 1_000, '16 × 20 inches, edition of 25, $380'),
      text('delivery', 'Delivery', 500, 'Leaves within eight working days', { optional: true }),
    ]),
  ],
  'rye-ember': [
    opening('One wood fire, lit at nine every evening', 'The oven, the counter or fresh bread.'),
    section(
      'bakes',
      'What’s fresh',
      'What you bake, in the order it leaves the oven.',
      [text('bakes', 'Bakes, days and prices', 2_500, '4:40 AM, country loaf, every day, $9.50')],
      { max: 12, hint: 'One for each bake, on the same background.' },
    ),
    section(
      'night',
      'The night shift',
      'How you work while the town is asleep.',
      [
        text(
          'story',
          'How you bake',
          1_200,
          'The fire burns down at two. Then the bricks do the work.',
        ),
      ],
      { max: 4, hint: 'The bakers at work.' },
    ),
    section('grain', 'Grain', 'The flour you use and where it comes from.', [
      text('grain', 'Grain and mills', 1_000, 'Danko rye from Redlow, ground on Mondays'),
    ]),
    section('orders', 'Standing orders', 'How regular customers order.', [
      text('terms', 'How it works', 800, 'Order by Thursday for the weekend. Pay monthly.'),
    ]),
    section('markets', 'Markets', 'Where you sell besides the shop.', [
      text('markets', 'Places, days and times', 800, 'Weir Square, Saturdays from 8 to noon', {
        optional: true,
      }),
    ]),
  ],
  fivebar: [
    opening('Count out. Count back. Go home.', 'A screenshot of the app on a phone.'),
    section(
      'how',
      'How it works',
      'Your product in three steps.',
      [text('steps', 'Steps', 900, 'Out: tap in what leaves the van.')],
      { max: 3, hint: 'One screenshot for each step.' },
    ),
    section('advice', 'What it does for customers', 'The result that people pay for.', [
      text('result', 'The result, with a number', 600, 'After eight Saturdays it says: take 36.'),
    ]),
    section('limits', 'What it leaves out', 'What you decided against, and why.', [
      text('limits', 'Features that are left out', 900, 'Barcodes: tomatoes have none.', {
        optional: true,
      }),
    ]),
    section('pricing', 'Pricing', 'Plans and what they include.', [
      text('plans', 'Plans and prices', 900, 'One stall, $6 a month'),
    ]),
    section('changes', 'Changelog', 'The latest versions.', [
      text('versions', 'Versions', 1_500, '4.2: counts can be corrected for a day.', {
        optional: true,
      }),
    ]),
    section(
      'about',
      'About',
      'Who makes it.',
      [text('team', 'About you', 800, 'Two of us, and a plum stall.')],
      { max: 3, hint: 'You, or the place where you work.' },
    ),
  ],
};

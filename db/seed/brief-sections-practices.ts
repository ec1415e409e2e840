import type { BriefSection } from '../values/brief-sections.ts';
import { opening, section, text } from './brief-section.ts';

/** Of the demos that sell appointments, rooms and made-to-measure work. */
export const practiceSections: Record<string, BriefSection[]> = {
  'crane-hollis': [
    opening('Plain words, and the price in writing', 'Your building or the people of the firm.'),
    section('work', 'What you do', 'Your practice areas, the most important one first.', [
      text('areas', 'Practice areas', 3_000, 'Wills and estates: wills that mean what you meant'),
    ]),
    section(
      'people',
      'People',
      'The lawyers and staff whom clients talk to.',
      [
        text('people', 'Names, areas and phone numbers', 2_500, 'Priya Raman, families, 555 0113'),
        text('approach', 'How you work together', 600, 'Two of us read each letter.', {
          optional: true,
        }),
      ],
      { max: 12, hint: 'Portraits in the same light.' },
    ),
    section('fees', 'Fees', 'What clients pay, and when.', [
      text('fees', 'Fees', 2_000, 'Power of attorney, $240'),
      text('terms', 'How billing works', 800, 'The first twenty minutes are free.'),
    ]),
    section('notes', 'Notes', 'Articles for clients.', [
      text('notes', 'Titles, or full texts', 5_000, 'The hedge is not the boundary', {
        optional: true,
      }),
    ]),
    section('contact', 'Contact', 'How clients reach you and what happens then.', [
      text('reply', 'When you answer', 300, 'We call back on the same working day.'),
    ]),
  ],
  'northgate-dental': [
    opening('Come in. It’s only the dentist.', 'The practice, a treatment room or your team.'),
    section('first-visit', 'First visit', 'What happens, from the door to the way home.', [
      text('steps', 'Steps, with times', 1_200, 'After five minutes: we sit and talk.'),
      text('price', 'Price of the first visit', 200, '$95, X-rays included'),
    ]),
    section('treatments', 'Treatments', 'What you treat, and what it costs.', [
      text('treatments', 'Treatments and prices', 3_000, 'Back teeth: ceramic crown, $1,080'),
      text('payment', 'Insurance and payment plans', 600, 'Over $400, pay in three parts.', {
        optional: true,
      }),
    ]),
    section('anxious', 'Anxious patients', 'What you do for people who are afraid.', [
      text('care', 'How you help', 800, 'Raise a hand and we stop. Every time.', {
        optional: true,
      }),
    ]),
    section(
      'team',
      'Team',
      'Everyone whom patients meet.',
      [text('team', 'Names, roles and a sentence each', 1_500, 'Pilar Sato, hygienist')],
      { max: 12, hint: 'Portraits in the same light.' },
    ),
    section('emergencies', 'Emergencies', 'What patients should do when it hurts now.', [
      text('emergencies', 'What to do', 500, 'Call before 9 AM and we see you the same day.'),
    ]),
  ],
  'alder-joinery': [
    opening('Fitted furniture for rooms that aren’t square', 'A finished piece in its room, wide.'),
    section(
      'projects',
      'Projects',
      'Three to six pieces that show what you do best.',
      [
        text(
          'projects',
          'Each with timber, size, time and cost',
          3_000,
          'Kitchen in elm, 17 weeks',
        ),
      ],
      { max: 12, hint: 'Two or three of each project. Name the files by project.' },
    ),
    section('process', 'How you work', 'From the first visit to fitting, with weeks.', [
      text('steps', 'Steps and times', 1_200, 'Weeks 2 and 3: drawings, by hand'),
    ]),
    section(
      'materials',
      'Materials',
      'What customers can choose from.',
      [text('materials', 'Materials', 1_000, 'Oak: fumed or oiled', { optional: true })],
      { max: 8, hint: 'A close-up of each material.' },
    ),
    section('prices', 'Starting prices', 'What typical pieces cost, and how long they take.', [
      text('prices', 'Prices and lead times', 1_000, 'Bookcase from $9,800, eight weeks'),
    ]),
    section(
      'workshop',
      'The workshop',
      'Where you work and who works there.',
      [text('workshop', 'About the workshop', 1_000, 'Seven benches in an old ropewalk')],
      { max: 4, hint: 'The workshop and the people in it.' },
    ),
  ],
  'marlow-house': [
    opening('Five rooms, one long table', 'The house from outside, or the view from it.'),
    section(
      'rooms',
      'Rooms',
      'Each room, in the order guests should see them.',
      [
        text(
          'rooms',
          'Names, beds, prices',
          3_000,
          'Damson: a wide bed and a fire, sleeps two, $164',
        ),
      ],
      { max: 15, hint: 'Two or three of each room. Name the files by room.' },
    ),
    section(
      'breakfast',
      'Breakfast',
      'When it is served and what there is.',
      [text('breakfast', 'Breakfast', 800, 'Eight to ten. Porridge, eggs, rye toast.')],
      { max: 2, hint: 'The table, set for breakfast.' },
    ),
    section('directions', 'Getting here', 'By train, by car and on foot.', [
      text('directions', 'Directions', 1_000, 'From Orrin Halt, a mile and a quarter, flat'),
    ]),
    section('walks', 'Walks', 'What guests can do from the front door.', [
      text('walks', 'Walks, with distances', 1_200, 'The beck and back, two miles', {
        optional: true,
      }),
    ]),
    section('notes', 'House notes', 'Arrival, children, pets and canceling.', [
      text('notes', 'House rules', 1_000, 'Arrive from 3 PM. Dogs stay for $10 a night.'),
    ]),
  ],
};

import type { PaymentStatus, ProjectStatus } from '../values/enumerations.ts';

/** A project of the former custom website service. */
export type PastProject = {
  hoursAgo: number;
  deliveredAfterHours?: number;
  brief: {
    businessName: string;
    contactPerson: string;
    email: string;
    phone?: string;
    businessDescription?: string;
    websiteGoals?: string;
    targetAudience?: string;
    industry?: string;
    websiteType?: string;
    designStyle?: string;
    colorPreferences?: string;
    contentProvided?: boolean;
    needsGraphics?: boolean;
    additionalRequirements?: string;
    paymentStatus: PaymentStatus;
    amount?: string;
    status: ProjectStatus;
  };
};

/** Two projects per status, newest first. */
export const pastProjects: readonly PastProject[] = [
  {
    hoursAgo: 5,
    brief: {
      businessName: 'Tide & Timber',
      contactPerson: 'Rhys Calloway',
      email: 'rhys@tideandtimber.example',
      phone: '+44 1736 555 0142',
      businessDescription: 'We repair wooden boats on the south coast, from dinghies to smacks.',
      websiteGoals: 'Show finished repairs and let owners send photos of their boats.',
      industry: 'Boat building',
      websiteType: 'Portfolio',
      needsGraphics: true,
      paymentStatus: 'pending',
      status: 'submitted',
    },
  },
  {
    hoursAgo: 50,
    brief: {
      businessName: 'Second Shelf Books',
      contactPerson: 'Noor Haddad',
      email: 'noor@secondshelf.example',
      websiteType: 'Landing page',
      paymentStatus: 'failed',
      status: 'submitted',
    },
  },
  {
    hoursAgo: 19,
    brief: {
      businessName: 'Kestrel Cycles',
      contactPerson: 'Ben Aldous',
      email: 'ben@kestrelcycles.example',
      phone: '+1 503 555 0118',
      businessDescription: 'A workshop for touring bicycles: fittings, wheels and annual service.',
      websiteGoals: 'Fewer calls about prices, and service slots that can be requested online.',
      targetAudience: 'Commuters and long-distance riders within an hour of Portland.',
      industry: 'Bicycle workshop',
      websiteType: 'Business site',
      designStyle: 'Plain and sturdy',
      colorPreferences: 'Dark green, cream',
      contentProvided: true,
      additionalRequirements:
        '<p>Please keep the <strong>price list</strong> on one page.</p><ul><li>Service small, medium, full</li><li>Wheel building by the hour</li></ul>',
      paymentStatus: 'paid',
      status: 'in_progress',
    },
  },
  {
    hoursAgo: 31,
    brief: {
      businessName: 'Dr. Amara Osei, Veterinary Practice',
      contactPerson: 'Amara Osei',
      email: 'practice@oseivets.example',
      businessDescription: 'Small animals, house calls twice a week, emergencies until 10 PM.',
      targetAudience: 'Pet owners in the northern districts.',
      industry: 'Veterinary medicine',
      websiteType: 'Practice site',
      designStyle: 'Warm, calm',
      contentProvided: true,
      needsGraphics: true,
      paymentStatus: 'paid',
      amount: '249.00',
      status: 'in_progress',
    },
  },
  {
    hoursAgo: 78,
    deliveredAfterHours: 44,
    brief: {
      businessName: 'Blackwater Choir',
      contactPerson: 'Sinéad Byrne',
      email: 'secretary@blackwaterchoir.example',
      websiteGoals: 'Concert dates, how to join, recordings of last season.',
      industry: 'Music',
      websiteType: 'Club website',
      colorPreferences: 'Burgundy and off-white',
      additionalRequirements: '<p>The conductor would like to change dates <em>herself</em>.</p>',
      paymentStatus: 'paid',
      status: 'review',
    },
  },
  {
    hoursAgo: 122,
    deliveredAfterHours: 39,
    brief: {
      businessName: 'Ferro Espresso Machines',
      contactPerson: 'Luca Ferro',
      email: 'luca@ferromachines.example',
      phone: '+39 055 555 0177',
      businessDescription: 'We restore lever machines and sell spare parts across Europe.',
      websiteGoals: 'A catalog of parts by model, in English first.',
      industry: 'Restoration',
      websiteType: 'Catalog',
      designStyle: 'Technical drawings, lots of white',
      contentProvided: true,
      paymentStatus: 'paid',
      amount: '349.00',
      status: 'review',
    },
  },
  {
    hoursAgo: 9 * 24,
    deliveredAfterHours: 35,
    brief: {
      businessName: 'Meadowlark Kindergarten',
      contactPerson: 'Hanna Virtanen',
      email: 'office@meadowlark.example',
      businessDescription: 'Two groups, a large garden, places for children ages three to six.',
      targetAudience: 'Parents looking for a place next year.',
      industry: 'Education',
      websiteType: 'Information site',
      designStyle: 'Friendly without being childish',
      contentProvided: true,
      needsGraphics: true,
      paymentStatus: 'paid',
      status: 'delivered',
    },
  },
  {
    hoursAgo: 16 * 24,
    deliveredAfterHours: 52,
    brief: {
      businessName: 'North Pier Physiotherapy',
      contactPerson: 'Callum Reid',
      email: 'callum@northpierphysio.example',
      phone: '+44 1253 555 0163',
      websiteGoals: 'Explain treatments, show prices, link to the booking system.',
      industry: 'Health',
      websiteType: 'Practice site',
      contentProvided: true,
      paymentStatus: 'partially_refunded',
      status: 'delivered',
    },
  },
  {
    hoursAgo: 61 * 24,
    deliveredAfterHours: 33,
    brief: {
      businessName: 'Ostrowski Stonework',
      contactPerson: 'Piotr Ostrowski',
      email: 'biuro@ostrowski-stone.example',
      businessDescription: 'Kitchen countertops, stairs and memorials in granite and limestone.',
      industry: 'Stonemasonry',
      websiteType: 'Portfolio',
      designStyle: 'Large photos, little text',
      colorPreferences: 'Gray, sand',
      contentProvided: true,
      paymentStatus: 'paid',
      status: 'completed',
    },
  },
  {
    hoursAgo: 130 * 24,
    deliveredAfterHours: 29,
    brief: {
      businessName: 'The Lantern Room',
      contactPerson: 'Yuki Tanaka',
      email: 'hello@lanternroom.example',
      businessDescription: 'A tea room with forty kinds of tea and a reading corner.',
      websiteGoals: 'Opening hours, the list of teas, and booking for two evenings a month.',
      targetAudience: 'Neighbors first, visitors second.',
      industry: 'Food and drink',
      websiteType: 'Business site',
      designStyle: 'Quiet',
      contentProvided: true,
      needsGraphics: true,
      additionalRequirements:
        '<h3>Evenings</h3><p>Every first and third Friday. Only twelve seats, so please <u>no</u> online payment.</p>',
      paymentStatus: 'paid',
      amount: '299.00',
      status: 'completed',
    },
  },
];

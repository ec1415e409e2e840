import type { BriefSection } from '#db/values/brief-sections';
import { lengths } from './fields.ts';

/** The steps of the brief, in order; the last one shows what is missing. */
export const briefSteps = ['business', 'look', 'content', 'pages', 'domain', 'review'] as const;
export type BriefStep = (typeof briefSteps)[number];

/** A question of the brief. */
export type BriefField = {
  key: string;
  step: BriefStep;
  kind: 'line' | 'lines' | 'choice' | 'color' | 'email' | 'address' | 'domain' | 'files';
  /** The maximum length in characters; of `files`, their number. */
  max: number;
  choices?: readonly string[];
  /** Whether it counts toward the percentage. */
  counts: boolean;
  /** The question is only asked if this field has this answer. */
  when?: { key: string; is: string };
};

const fixedFields = [
  { key: 'businessName', step: 'business', kind: 'line', max: lengths.name, counts: true },
  { key: 'business', step: 'business', kind: 'lines', max: lengths.reason, counts: true },
  { key: 'phone', step: 'business', kind: 'line', max: lengths.phone, counts: true },
  { key: 'email', step: 'business', kind: 'email', max: lengths.email, counts: false },
  { key: 'address', step: 'business', kind: 'lines', max: 500, counts: false },
  { key: 'openingHours', step: 'business', kind: 'lines', max: 500, counts: false },
  {
    key: 'logo',
    step: 'look',
    kind: 'choice',
    max: 0,
    counts: true,
    choices: ['upload', 'name'],
  },
  {
    key: 'logoFiles',
    step: 'look',
    kind: 'files',
    max: 5,
    counts: true,
    when: { key: 'logo', is: 'upload' },
  },
  {
    key: 'colors',
    step: 'look',
    kind: 'choice',
    max: 0,
    counts: true,
    choices: ['design', 'own'],
  },
  {
    key: 'color',
    step: 'look',
    kind: 'color',
    max: 7,
    counts: true,
    when: { key: 'colors', is: 'own' },
  },
  {
    key: 'secondColor',
    step: 'look',
    kind: 'color',
    max: 7,
    counts: false,
    when: { key: 'colors', is: 'own' },
  },
  { key: 'pages', step: 'pages', kind: 'lines', max: lengths.reason, counts: false },
  { key: 'other', step: 'pages', kind: 'lines', max: lengths.message, counts: false },
  { key: 'otherFiles', step: 'pages', kind: 'files', max: 20, counts: false },
  {
    key: 'domain',
    step: 'domain',
    kind: 'choice',
    max: 0,
    counts: true,
    choices: ['own', 'find'],
  },
  {
    key: 'domainName',
    step: 'domain',
    kind: 'domain',
    max: 253,
    counts: true,
    when: { key: 'domain', is: 'own' },
  },
  {
    key: 'registrar',
    step: 'domain',
    kind: 'line',
    max: lengths.name,
    counts: false,
    when: { key: 'domain', is: 'own' },
  },
  {
    key: 'domainWishes',
    step: 'domain',
    kind: 'lines',
    max: 500,
    counts: true,
    when: { key: 'domain', is: 'find' },
  },
  {
    key: 'oldSite',
    step: 'domain',
    kind: 'choice',
    max: 0,
    counts: true,
    choices: ['none', 'move'],
  },
  {
    key: 'oldSiteAddress',
    step: 'domain',
    kind: 'address',
    max: lengths.url,
    counts: true,
    when: { key: 'oldSite', is: 'move' },
  },
] as const satisfies readonly BriefField[];

/** The keys of the questions that every brief asks. */
export type FixedBriefKey = (typeof fixedFields)[number]['key'];

/** The field of a text in a section. */
export function briefTextKey(sectionId: string, textId: string): string {
  return `text.${sectionId}.${textId}`;
}

/** The field of the pictures of a section. */
export function briefPicturesKey(sectionId: string): string {
  return `pictures.${sectionId}`;
}

/** Every question of a brief, in the order of its steps. */
export function briefFieldsOf(sections: readonly BriefSection[]): BriefField[] {
  const content = sections.flatMap(({ id, texts, pictures }): BriefField[] => [
    ...texts.map(
      (text): BriefField => ({
        key: briefTextKey(id, text.id),
        step: 'content',
        kind: 'lines',
        max: text.max,
        counts: !text.optional,
      }),
    ),
    ...(pictures.max > 0
      ? [
          {
            key: briefPicturesKey(id),
            step: 'content' as const,
            kind: 'files' as const,
            max: pictures.max,
            counts: false,
          },
        ]
      : []),
  ]);
  const all: readonly BriefField[] = [...fixedFields, ...content];
  return briefSteps.flatMap((step) => all.filter((field) => field.step === step));
}

/** Of a design whose product names no sections. */
export const defaultBriefSections: readonly BriefSection[] = [
  {
    id: 'opening',
    title: 'Opening',
    hint: 'The first thing visitors see.',
    texts: [
      {
        id: 'headline',
        label: 'Headline',
        max: 80,
        optional: false,
        example: 'Fresh bread from six in the morning',
      },
      {
        id: 'introduction',
        label: 'Introduction',
        max: 300,
        optional: false,
        example: 'One or two sentences about what you offer and for whom.',
      },
    ],
    pictures: { max: 3, hint: 'A wide picture, at least 1,600 pixels across.' },
  },
  {
    id: 'about',
    title: 'About',
    hint: 'Who you are and why people choose you.',
    texts: [
      {
        id: 'story',
        label: 'About you',
        max: 1_500,
        optional: false,
        example: 'How you started, who works with you and what matters to you.',
      },
    ],
    pictures: { max: 6, hint: 'You, your team or the place where you work.' },
  },
  {
    id: 'services',
    title: 'Services',
    hint: 'What customers can buy or book.',
    texts: [
      {
        id: 'list',
        label: 'Services and prices',
        max: 3_000,
        optional: false,
        example: 'First consultation, 45 minutes, $60',
      },
    ],
    pictures: { max: 12, hint: 'One for each service is enough.' },
  },
  {
    id: 'quotes',
    title: 'Reviews',
    hint: 'What customers say about you.',
    texts: [
      {
        id: 'quotes',
        label: 'Quotes',
        max: 1_500,
        optional: true,
        example: '“They called back within the hour.” Maria, Lisbon',
      },
    ],
    pictures: { max: 0, hint: '' },
  },
];

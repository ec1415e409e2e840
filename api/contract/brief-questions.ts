import type { BriefSection } from '#db/values/brief-sections';
import { briefPicturesKey, briefTextKey, type FixedBriefKey } from './brief-fields.ts';

type Question = { label: string; description?: string; placeholder?: string };

/** The questions that every brief asks. */
export const briefQuestions: Record<FixedBriefKey, Question> = {
  businessName: { label: 'Business name', placeholder: 'Ada’s Bakery' },
  business: {
    label: 'What you do',
    description: 'What you offer, for whom, and what makes you different. Short notes are fine.',
  },
  phone: { label: 'Phone', description: 'The number that your website shows.' },
  email: {
    label: 'Email',
    description: 'The address that your website shows, and where messages from it go.',
  },
  address: {
    label: 'Address',
    description: 'Leave it empty if customers don’t visit you.',
  },
  openingHours: {
    label: 'Opening hours',
    placeholder: 'Mon–Fri 9:00 AM–6:00 PM\nSat 10:00 AM–2:00 PM',
  },
  logo: { label: 'Logo' },
  logoFiles: {
    label: 'Logo files',
    description:
      'PNG, JPEG, GIF, WebP or PDF, the largest that you have. Put an SVG in a ZIP file.',
  },
  colors: { label: 'Colors' },
  color: { label: 'Main color', description: 'For buttons and links.', placeholder: '#1F6FEB' },
  secondColor: { label: 'Second color', placeholder: '#F4B860' },
  pages: {
    label: 'Pages',
    description:
      'The pages that you need, one on each line. Leave it empty to keep the pages of the demo.',
    placeholder: 'Home\nServices\nPrices\nContact',
  },
  other: {
    label: 'Anything else',
    description: 'Websites that you like, links to your profiles, dates that matter.',
  },
  otherFiles: {
    label: 'Other files',
    description: 'Menus, price lists, brochures: images, PDF, office documents, text or ZIP.',
  },
  domain: { label: 'Domain' },
  domainName: { label: 'Your domain', placeholder: 'example.com' },
  registrar: {
    label: 'Where it is registered',
    description: 'The company that you pay for the domain, such as GoDaddy or Namecheap.',
  },
  domainWishes: {
    label: 'Names that you would like',
    description: 'One on each line, your favorite first. We check which ones are available.',
    placeholder: 'adasbakery.com\nadas-bakery.com',
  },
  oldSite: { label: 'Current website' },
  oldSiteAddress: {
    label: 'Address of your current website',
    description: 'We move its texts and pictures for you. Migration is free.',
    placeholder: 'https://www.example.com',
  },
};

/** What the stored answers of a choice mean. */
export const briefChoices = {
  logo: {
    upload: { title: 'I have a logo' },
    name: { title: 'Set my business name in type' },
  },
  colors: {
    design: { title: 'Keep the colors of the demo' },
    own: { title: 'Use my own colors' },
  },
  domain: {
    own: { title: 'I own a domain' },
    find: { title: 'Find one for me' },
  },
  oldSite: {
    none: { title: 'I don’t have a website' },
    move: { title: 'Move my current website' },
  },
} satisfies Record<string, Record<string, { title: string }>>;

export function briefPicturesLabel(section: string): string {
  return `Pictures for ${section}`;
}

/** The label of a field outside its step, with its section: 'Opening: Headline'. */
export function briefFieldLabel(key: string, sections: readonly BriefSection[]): string {
  for (const { id, title, texts } of sections) {
    if (key === briefPicturesKey(id)) return briefPicturesLabel(title);
    const text = texts.find((one) => key === briefTextKey(id, one.id));
    if (text) return `${title}: ${text.label}`;
  }
  const questions: Record<string, { label: string }> = briefQuestions;
  return questions[key]?.label ?? key;
}

/** An answer as people read it: of a choice its title, otherwise what was typed. */
export function briefAnswerText(key: string, answer: string): string {
  const choices: Record<string, Record<string, { title: string }>> = briefChoices;
  return choices[key]?.[answer]?.title ?? answer;
}

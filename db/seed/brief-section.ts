import type { BriefSection, BriefText } from '../values/brief-sections.ts';

type Options = { optional?: boolean };

/** A text of a section; `example` is shown to customers. */
export function text(
  ...[id, label, max, example, { optional = false } = {}]: [
    string,
    string,
    number,
    string,
    Options?,
  ]
): BriefText {
  return { id, label, max, example, optional };
}

/** A section with texts, and with pictures if `pictures` is given. */
export function section(
  id: string,
  title: string,
  hint: string,
  texts: BriefText[],
  pictures: BriefSection['pictures'] = { max: 0, hint: '' },
): BriefSection {
  return { id, title, hint, texts, pictures };
}

/** What visitors of a home page see first. */
export function opening(headline: string, pictureHint: string): BriefSection {
  return section(
    'opening',
    'Opening',
    'The first thing visitors see.',
    [
      text('headline', 'Headline', 80, headline),
      text('introduction', 'Introduction', 300, 'One or two sentences about what you offer.'),
    ],
    { max: 3, hint: pictureHint },
  );
}

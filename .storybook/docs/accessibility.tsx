import { Unstyled } from '@storybook/addon-docs/blocks';
import { DescriptionList } from '#ui/description-list';
import type { Accessibility } from '../guide.ts';
import { LinkedMarkdown } from './component-link.tsx';
import { criteria } from './wcag.ts';

/** What assistive technology gets from a component, and the criteria that it meets. */
export function AccessibilityFacts({ role, announced, criteria: met }: Accessibility) {
  return (
    <Unstyled>
      <DescriptionList
        items={[
          { term: 'Role', detail: <LinkedMarkdown>{role}</LinkedMarkdown> },
          { term: 'Announced', detail: <LinkedMarkdown>{announced}</LinkedMarkdown> },
          {
            term: 'WCAG 2.2',
            detail: met.map((number) => `${number} ${criteria[number]}`).join(', '),
          },
        ]}
      />
    </Unstyled>
  );
}

import { Heading } from '@storybook/addon-docs/blocks';
import type { Guide } from '../guide.ts';
import { AccessibilityFacts } from './accessibility.tsx';
import { Anatomy } from './anatomy.tsx';
import { LinkedMarkdown } from './component-link.tsx';
import { Keyboard } from './keyboard.tsx';
import { Rules } from './rules.tsx';

/** When to use a component, what it consists of, what to do and not to do, and its keys. */
export function GuideChapters({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <LinkedMarkdown>{guide.use}</LinkedMarkdown>
      <Heading>When not to use it</Heading>
      <LinkedMarkdown>{guide.avoid}</LinkedMarkdown>
      {guide.anatomy && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy {...guide.anatomy} />
        </>
      )}
      {guide.responsive && (
        <>
          <Heading>Responsive behavior</Heading>
          <LinkedMarkdown>{guide.responsive}</LinkedMarkdown>
        </>
      )}
      <Heading>Do and don’t</Heading>
      <Rules good={guide.good} bad={guide.bad} />
      {guide.keyboard && (
        <>
          <Heading>Keyboard</Heading>
          <Keyboard keys={guide.keyboard} />
        </>
      )}
      <Heading>Accessibility</Heading>
      <AccessibilityFacts {...guide.accessibility} />
    </>
  );
}

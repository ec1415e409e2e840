import { Markdown } from '@storybook/addon-docs/blocks';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import changelog from '../../CHANGELOG.md?raw';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as css from './markdown.css.ts';

const meta = preview.meta({
  title: 'Foundations/Changes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** Of each version, what it says about the design system. */
const versions = changelog
  .split(/^## /m)
  .slice(1)
  .map((version) => ({
    title: version.split('\n')[0] ?? '',
    changes: version.split(/^### /m).find((chapter) => chapter.startsWith('The design system')),
  }));

export const Default = meta.story({
  name: 'Changes',
  render: () => (
    <GuidePage
      title="What’s new"
      lead="From 0.1.0 on, a name that changes keeps working under its old name for one version, and is listed here."
    >
      {versions.map(({ title, changes }) => (
        <GuideSection key={title} title={title}>
          <div className={css.markdown}>
            <Markdown options={{ forceBlock: true, overrides: { code: 'code' } }}>
              {changes?.replace(/^.*\n/, '').trim() ?? 'No changes of the design system.'}
            </Markdown>
          </div>
        </GuideSection>
      ))}
    </GuidePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
  },
});

import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { ComponentDocsLink } from '../../.storybook/docs/component-docs-link.tsx';
import preview from '../../.storybook/preview.tsx';
import readme from '../../ui/README.md?raw';
import { CodeBlock } from './code-block.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as css from './markdown.css.ts';

const meta = preview.meta({
  title: 'Foundations/Install',
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen' },
});

const [intro = '', ...sections] = readme.split(/^## /m);
const lead = intro.replace(/^# .*/, '').replaceAll('\n', ' ').trim();

/** The package’s own documentation. */
export const Default = meta.story({
  name: 'Install',
  render: () => (
    <GuidePage title="Install" lead={lead}>
      {sections.map((section) => {
        const [title = ''] = section.split('\n');
        return (
          <GuideSection key={title} title={title}>
            <div className={css.markdown}>
              <Markdown options={{ forceBlock: true, overrides: { pre: Fence, strong: Strong } }}>
                {section.slice(title.length).trim()}
              </Markdown>
            </div>
          </GuideSection>
        );
      })}
    </GuidePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Set up' })).toBeVisible();
    await expect(canvas.getByText(/^import 'paper-and-ink\/styles.css';/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Container' })).toHaveAttribute(
      'href',
      './?path=/docs/layout-container--docs',
    );
  },
});

/** A fenced block is a `pre` around a `code`. */
function Fence({ children }: { children: ReactElement<{ children: string }> }) {
  const code = children.props.children.trim();
  return <CodeBlock label={`“${code.split('\n')[0]}”`} code={code} />;
}

function Strong({ children }: { children: string | string[] }) {
  return <ComponentDocsLink name={[children].flat().join('')} />;
}

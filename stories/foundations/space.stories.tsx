import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { breakpoint, space, width } from '../../ui/scale.ts';
import * as css from './page.css.ts';
import { Chapter, Page } from './page.tsx';

const meta = preview.meta({
  title: 'foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story(() => (
  <Page
    title="Space"
    lead="One scale of 4 px. A gap belongs to the layout around things, never to the things. Sections of a page breathe with 64 to 120 px."
  >
    <Chapter title="Steps">
      <Rows rows={space} />
    </Chapter>
    <Chapter title="Widths" note="Forms are narrow, texts readable, pages end at 1200 px.">
      <Rows rows={width} />
    </Chapter>
    <Chapter title="Breakpoints" note="Two, and most layouts need neither.">
      <Stack gap="xs">
        <Text>Tablet from {breakpoint.tablet} px</Text>
        <Text>Desktop from {breakpoint.desktop} px</Text>
      </Stack>
    </Chapter>
  </Page>
));

function Rows({ rows }: { rows: Record<string, string> }) {
  return (
    <div>
      {Object.entries(rows).map(([name, size]) => (
        <div key={name} className={css.row}>
          <Text weight="medium">{name}</Text>
          <Text tone="soft" numeric>
            {size}
          </Text>
          <div className={css.bar} style={{ inlineSize: `min(100%, ${size})` }} />
        </div>
      ))}
    </div>
  );
}

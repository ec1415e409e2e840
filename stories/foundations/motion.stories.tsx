import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { duration, easing } from '../../ui/scale.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as docs from './motion-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Motion',
  render: () => <Motion />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
  },
});

function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <GuidePage
      title="Motion"
      lead="Short, and never repeated. Motion shows where something came from; it doesn’t decorate, and people who prefer reduced motion don’t see it."
    >
      <GuideSection title="Durations" note="Press Move to compare them.">
        <Stack gap="m">
          <Stack align="start">
            <Button variant="quiet" aria-expanded={moved} onClick={() => setMoved(!moved)}>
              Move
            </Button>
          </Stack>
          <TokenList
            label="Durations"
            samples="wide"
            tokens={describeTokens('duration', duration, docs.durations, (time, name) => ({
              values: [{ value: time }],
              sample: (
                <div className={css.track} data-moved={moved}>
                  <div className={`${css.runner} ${css.pace[name]}`} />
                </div>
              ),
            }))}
          />
        </Stack>
      </GuideSection>
      <GuideSection title="Easing" note="Starts fast and slows down.">
        <TokenList
          label="Easing"
          samples="wide"
          tokens={[
            {
              name: 'easing',
              values: [{ value: easing }],
              sample: <Curve />,
              meaning: 'Ease out',
              usage: 'For everything that moves. Elements that disappear fade out in place.',
            },
          ]}
        />
      </GuideSection>
      <GuideSection title="Guidelines">
        <Stack gap="m">
          <List
            marker="check"
            items={[
              'Nothing loops. Loading is shown as text, and skeletons are static.',
              'Animate opacity and transform, not size or position.',
              'Nothing waits for an animation: the next click works immediately.',
              'A view transition carries the picture from the catalog to the checkout.',
            ]}
          />
          <Text tone="soft" measure>
            For people who prefer reduced motion, global.css.ts shortens every animation to nothing.
            Use “media.motionAllowed” for smooth scrolling and for motion to remove entirely.
          </Text>
        </Stack>
      </GuideSection>
    </GuidePage>
  );
}

/** Draws the curve from its four numbers. */
function Curve() {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (easing.match(/-?[\d.]+/g) ?? []).map(Number);
  const path = `M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
  return (
    <svg viewBox="-2 -2 104 104" aria-hidden="true" className={css.curve}>
      <path d="M0 0V100H100" className={css.axis} />
      <path d={path} className={css.line} />
    </svg>
  );
}

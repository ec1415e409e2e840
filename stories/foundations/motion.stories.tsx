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
import * as meanings from './token-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'foundations/Motion',
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
      lead="Short, once, and from where the eye is. It shows where something came from; it never decorates, and for those who ask for less it is not there."
    >
      <GuideSection title="Three speeds" note="Press, and compare.">
        <Stack gap="m">
          <Stack align="start">
            <Button variant="quiet" expanded={moved} onClick={() => setMoved(!moved)}>
              Move
            </Button>
          </Stack>
          <TokenList
            label="Durations"
            samples="wide"
            tokens={describeTokens('duration', duration, meanings.durations, (time, name) => ({
              value: time,
              sample: (
                <div className={css.track} data-moved={moved}>
                  <div className={`${css.runner} ${css.pace[name]}`} />
                </div>
              ),
            }))}
          />
        </Stack>
      </GuideSection>
      <GuideSection
        title="One curve"
        note="It starts at once and comes to rest slowly, like a sheet of paper pushed across a table."
      >
        <TokenList
          label="Easing"
          samples="wide"
          tokens={[
            {
              name: 'easing',
              value: easing,
              sample: <Curve />,
              meaning: 'Out',
              usage: 'For everything that moves. What leaves fades, and does not travel.',
            },
          ]}
        />
      </GuideSection>
      <GuideSection title="What holds">
        <Stack gap="m">
          <List
            marker="check"
            items={[
              'Nothing loops. Waiting is a word, and a skeleton stands still.',
              'Opacity and transform move; sizes and places do not.',
              'Nobody has to wait for a movement: the next press counts at once.',
              'From the catalogue to the checkout the picture travels along.',
            ]}
          />
          <Text tone="soft" measure>
            Where motion is unwelcome, global.css.ts takes the time of every movement away.
            “media.moving” is for scrolling, and for what should then not be there at all.
          </Text>
        </Stack>
      </GuideSection>
    </GuidePage>
  );
}

/** The curve itself, drawn from its four numbers. */
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

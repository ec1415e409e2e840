import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { duration } from '../../ui/scale.ts';
import * as css from './page.css.ts';
import { Chapter, Page } from './page.tsx';

const meta = preview.meta({
  title: 'foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
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
    <Page
      title="Motion"
      lead="Short, once, and from where the eye is. It shows where something came from; it never decorates, and with reduced motion it is not there."
    >
      <Chapter title="Three speeds">
        <Stack gap="m">
          <Stack align="start">
            <Button variant="quiet" expanded={moved} onClick={() => setMoved(!moved)}>
              Move
            </Button>
          </Stack>
          {(['quick', 'menu', 'slow'] as const).map((name) => (
            <Stack key={name} gap="xxs">
              <Text size="small" tone="soft">
                {name}, {duration[name]}
              </Text>
              <div className={css.track} data-moved={moved}>
                <div className={`${css.runner} ${css.pace[name]}`} />
              </div>
            </Stack>
          ))}
        </Stack>
      </Chapter>
      <Chapter title="What for">
        <List
          items={[
            'quick: colours and edges under the pointer',
            'menu: the menu of the bar, dialogs, what unfolds',
            'slow: a toast that rises',
          ]}
        />
      </Chapter>
    </Page>
  );
}

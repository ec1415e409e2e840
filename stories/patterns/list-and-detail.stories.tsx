import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { Projects } from './list-and-detail.tsx';
import code from './list-and-detail.tsx?raw';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/List and detail',
  component: Projects,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: () => (
    <PatternPage
      code={code}
      title="List and detail"
      lead="A list shows enough of each item to choose one. The rest is in its detail."
      rules={[
        'Put what identifies an item first, and what people compare in columns of its own.',
        'Align numbers and amounts at the end, so that their digits line up.',
        'Open a few details in a dialog. Give an item that people return to a page and an address.',
        'Keep search, filters and page in the address, so that Back and a shared link work.',
        'When the detail closes, return focus to the row that opened it.',
        'Say how many results there are, and announce it when they change.',
      ]}
      components={[
        { name: 'Toolbar', use: 'Search, filters and the number of results.' },
        { name: 'Table', use: 'The list, with its loading, empty and failed states.' },
        { name: 'Pagination', use: 'More than one page of results.' },
        { name: 'Dialog', use: 'The detail of one item.' },
        { name: 'DescriptionList', use: 'The facts in the detail.' },
      ]}
    >
      <Projects />
    </PatternPage>
  ),
});

export const Found = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search projects' }), 'dental');
    await expect(await canvas.findByText('1 project')).toBeVisible();
  },
});

export const DetailOpen = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Marsh Dental' }));
    await expect(await openedDialog('Marsh Dental')).toBeVisible();
  },
});

export const DetailClosed = Default.extend({
  play: async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('button', { name: 'View Marsh Dental' });
    await userEvent.click(view);
    await openedDialog('Marsh Dental');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(view).toHaveFocus());
  },
});

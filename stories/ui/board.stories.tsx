import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Badge } from '#ui/badge';
import { Board, type BoardCard, type BoardColumn, type BoardProps } from '#ui/board';
import { LocaleProvider } from '#ui/locale';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'For things that move through a few stages, where people see what is where and move it on.',
  avoid: 'For more than about fifty cards, or to compare figures, use a **Table**.',
  anatomy: {
    parts: [
      {
        name: 'Column',
        description: 'One state. Cards can be dropped on it.',
        selector: 'section > div > section',
      },
      {
        name: 'Count',
        description: 'How many cards the column has.',
        selector: 'section section span:has(> [aria-hidden])',
      },
      { name: 'Card', selector: 'section li' },
      {
        name: 'Handle and menu',
        description: 'Move the card with the keyboard or a pointer.',
        selector: 'section li > div > span:last-child',
      },
    ],
  },
  responsive:
    'Four columns share a row from 58.25rem (932 px), more of them scroll inside the board. Below that, two columns are side by side, and below 40rem (640 px) they follow each other.',
  accessibility: {
    role: '`region` with a `region` and a `list` for each column',
    announced:
      'The number of cards in each column. Picking up, choosing a column, dropping, canceling and failures are announced.',
    criteria: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.5.7', '4.1.3'],
  },
  good: [
    { text: 'Name columns by their stage, as in the rest of the app.' },
    { text: 'Offer only moves that are allowed, with `canMove`.' },
    { text: 'Keep a card to its title and two facts. Details are behind its link.' },
  ],
  bad: [
    { text: 'Don’t rely on dragging. The menu of each card works by touch and by keyboard.' },
    { text: 'Don’t use a move for something that can’t be undone without asking.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links, handles and menus of the cards.' },
    { keys: 'Space, Enter', does: 'On a handle: pick the card up, or drop it.' },
    { keys: 'Arrow keys', does: 'With a card picked up: choose the next or the previous column.' },
    { keys: 'Escape', does: 'Puts the card back.' },
    { keys: 'Enter, Space', does: 'On a menu: choose the column from a list.' },
  ],
};

const columns: readonly BoardColumn[] = [
  { id: 'new', title: 'New' },
  { id: 'work', title: 'In work' },
  { id: 'review', title: 'In review' },
  { id: 'done', title: 'Done' },
];
const cards: readonly BoardCard[] = [
  {
    id: '1',
    columnId: 'new',
    title: 'Harbour Bakery',
    href: '/projects/1',
    content: 'Due tomorrow',
  },
  {
    id: '2',
    columnId: 'new',
    title: 'Quiet Practice',
    href: '/projects/2',
    content: <Badge tone="caution">Overdue</Badge>,
  },
  { id: '3', columnId: 'work', title: 'Old Mill', href: '/projects/3', content: 'Due in 3 days' },
  { id: '4', columnId: 'done', title: 'North Gallery', href: '/projects/4' },
];

function Owner({ cards: initial, onMove, ...args }: BoardProps) {
  const [owned, setOwned] = useState(initial);
  const move = async (cardId: string, columnId: string) => {
    await onMove(cardId, columnId);
    setOwned((all) => all.map((card) => (card.id === cardId ? { ...card, columnId } : card)));
  };
  return <Board {...args} cards={owned} onMove={move} />;
}

const meta = preview.meta({
  title: 'Data/Board',
  component: Board,
  args: {
    'aria-label': 'Projects by stage',
    columns,
    cards,
    onMove: fn(async () => {}),
  },
  render: (args) => <Owner {...args} />,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Cards in columns by their stage, moved by drag, by keyboard or with the menu of a card. A card waits in its new column until the move is saved, and goes back with a message when it fails. Where columns don’t fit in a row, they wrap.',
      },
    },
  },
});

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;
const column = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const hears = (canvas: Canvas, announcement: RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(announcement));

/** Each column says how many cards it has, and an empty one says so. */
export const Default = meta.story({
  tags: ['spanning'],
  play: async ({ canvas }) => {
    const first = column(canvas, 'New');
    await expect(first.getByText('2 cards')).toBeInTheDocument();
    await expect(first.getAllByRole('listitem')).toHaveLength(2);
    await expect(column(canvas, 'In review').getByText('No cards')).toBeInTheDocument();
    await expect(column(canvas, 'Done').getByText('1 card')).toBeInTheDocument();
  },
});

/** Works by touch, mouse and keyboard. Focus follows the card. */
export const WithMenu = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Old Mill to…' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'In work' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'In review' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('3', 'review');
    await hears(canvas, /^Old Mill moved to In review\.$/);
    const moved = column(canvas, 'In review').getByRole('button', { name: 'Move Old Mill to…' });
    await waitFor(() => expect(moved).toHaveFocus());
  },
});

/** Space picks up and drops, the arrow keys choose, Escape cancels. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  // Focus needs a real browser, here and below.
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Pick up Old Mill' });
    handle.focus();
    await userEvent.keyboard(' ');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await hears(canvas, /^Old Mill picked up in In work\./);
    await userEvent.keyboard('{ArrowRight}');
    await hears(canvas, /^Old Mill is over In review\.$/);
    await userEvent.keyboard('{Escape}');
    await hears(canvas, /stays in In work/);
    await expect(handle).toHaveFocus();
    await expect(args.onMove).not.toHaveBeenCalled();

    await userEvent.keyboard(' {ArrowDown}');
    await hears(canvas, /^Old Mill is over In review\.$/);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    await hears(canvas, /^Old Mill is over New\.$/);
    await userEvent.keyboard(' ');
    await expect(args.onMove).toHaveBeenLastCalledWith('3', 'new');
    await hears(canvas, /^Old Mill moved to New\.$/);
    const moved = column(canvas, 'New').getByRole('button', { name: 'Pick up Old Mill' });
    await expect(moved).toHaveFocus();
  },
});

/** Leaving a card that is picked up puts it back. */
export const PickedUp = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pick up Quiet Practice' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await hears(canvas, /stays in New/);
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' {ArrowRight}');
    await hears(canvas, /is over In work/);
  },
});

export const ByDrag = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const [card] = column(canvas, 'New').getAllByRole('listitem');
    const to = canvas.getByRole('region', { name: 'In review' });
    if (!card) throw new Error('New has no card');
    const dataTransfer = new DataTransfer();
    fireEvent.dragStart(card, { dataTransfer });
    await waitFor(() => expect(to).toHaveAttribute('data-target', 'true'));
    fireEvent.dragOver(to, { dataTransfer });
    await waitFor(() => expect(to).toHaveAttribute('data-over', 'true'));
    fireEvent.drop(to, { dataTransfer });
    fireEvent.dragEnd(card, { dataTransfer });
    await expect(args.onMove).toHaveBeenLastCalledWith('1', 'review');
    await hears(canvas, /^Harbour Bakery moved to In review\.$/);
  },
});

/** The columns that take the card are outlined. */
export const Dragging = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { canMove: (card, columnId) => columnId === (card.columnId === 'new' ? 'work' : 'done') },
  play: async ({ args, canvas }) => {
    const [card] = column(canvas, 'New').getAllByRole('listitem');
    const dataTransfer = new DataTransfer();
    if (!card) throw new Error('New has no card');
    fireEvent.dragStart(card, { dataTransfer });
    const refusing = canvas.getByRole('region', { name: 'Done' });
    fireEvent.dragOver(refusing, { dataTransfer });
    fireEvent.drop(refusing, { dataTransfer });
    await expect(args.onMove).not.toHaveBeenCalled();
    const taking = canvas.getByRole('region', { name: 'In work' });
    fireEvent.dragOver(taking, { dataTransfer });
    await waitFor(() => expect(taking).toHaveAttribute('data-over', 'true'));
  },
});

const moveWithMenu = async (
  { canvas, userEvent }: { canvas: Canvas; userEvent: { click: (e: Element) => Promise<void> } },
  target = 'In work',
) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move Harbour Bakery to…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: target }));
};

/** The card waits in its new column. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onMove: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await moveWithMenu({ canvas, userEvent });
    const target = column(canvas, 'In work');
    await expect(target.getByText('Moving...')).toBeInTheDocument();
    await expect(target.getByRole('button', { name: 'Pick up Harbour Bakery' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

let answers: PromiseWithResolvers<void>[] = [];

/** The card goes back with the focus and says so, every time. */
export const Failed = meta.story({
  tags: ['!autodocs'],
  args: {
    onMove: fn(() => {
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      return answer.promise;
    }),
  },
  play: async ({ canvas, userEvent }) => {
    answers = [];
    const menuIn = (name: string) =>
      column(canvas, name).getByRole('button', { name: 'Move Harbour Bakery to…' });
    for (const attempt of [0, 1]) {
      await moveWithMenu({ canvas, userEvent });
      await waitFor(() => expect(menuIn('In work')).toHaveFocus());
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      answers[attempt]?.reject(new Error('offline'));
      await hears(canvas, /^Harbour Bakery couldn’t be moved to In work\. Try again\.$/);
      await expect(column(canvas, 'New').getByText(/couldn’t be moved/)).toBeInTheDocument();
      await waitFor(() => expect(menuIn('New')).toHaveFocus());
    }
  },
});

/** A move that its owner canceled, such as in a dialog, goes back without a message. */
export const Canceled = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  // Cards stay where they are.
  render: (args) => <Board {...args} onMove={async () => false} />,
  play: async ({ canvas, userEvent }) => {
    await moveWithMenu({ canvas, userEvent });
    await hears(canvas, /^Move canceled\. Harbour Bakery stays in New\.$/);
    await expect(canvas.queryByText(/couldn’t be moved/)).toBeNull();
    const menu = column(canvas, 'New').getByRole('button', { name: 'Move Harbour Bakery to…' });
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

export const Loading = meta.story({
  args: { loading: true, cards: [] },
  play: async ({ canvas }) => {
    await hears(canvas, /Loading cards/);
    await expect(canvas.queryByText('No cards')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No cards')).toHaveLength(4);
  },
});

/** Cards that can’t be moved have neither handle nor menu. */
export const ReadOnly = meta.story({
  args: { canMove: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Columns follow each other, and a card that was moved is in view with the focus. */
export const OnPhone = meta.story({
  tags: ['phone'],
});

export const OnPhoneInUse = OnPhone.extend({
  tags: ['!dev', '!autodocs', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [first, second] = canvas.getAllByRole('region').slice(1);
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? 0,
    );
    await moveWithMenu({ canvas, userEvent });
    const menu = column(canvas, 'In work').getByRole('button', { name: 'Move Harbour Bakery to…' });
    await waitFor(() => expect(menu).toHaveFocus());
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight),
    );
  },
});

const manyColumns = ['Draft', 'Design', 'Build', 'Check', 'Launch', 'Care', 'Archive'];

/** A row that is wider than its place scrolls, by keyboard too, and the page doesn’t. */
export const ManyColumns = meta.story({
  tags: ['!dev', '!autodocs', 'spanning'],
  args: {
    columns: manyColumns.map((title) => ({ id: title, title })),
    cards: [{ id: '1', columnId: 'Draft', title: 'Harbour Bakery' }],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const row = () => canvas.queryByRole('group', { name: 'Projects by stage' });
    await waitFor(() =>
      window.innerWidth >= 1280
        ? expect(row()).toHaveAttribute('tabindex', '0')
        : expect(row()).toBeNull(),
    );
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    columns: [{ id: 'new', title: 'Waiting for the answers of the customer' }, ...columns.slice(1)],
    cards: [
      {
        id: '1',
        columnId: 'new',
        title: 'thequietpracticefamilymedicineandphysiotherapy.example',
        content: 'Due on Wednesday, November 18, at four in the afternoon',
      },
    ],
  },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  args: {
    'aria-label': 'פרויקטים',
    columns: [
      { id: 'new', title: 'חדש' },
      { id: 'work', title: 'בעבודה' },
    ],
    cards: [{ id: '1', columnId: 'new', title: 'מאפיית הנמל' }],
  },
  decorators: [
    (Story) => (
      <LocaleProvider texts={{ Board: { empty: 'אין כרטיסים', handle: (card) => `הרמת ${card}` } }}>
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'הרמת מאפיית הנמל' }).focus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(canvas.getByRole('region', { name: 'בעבודה' })).toHaveAttribute(
      'data-over',
      'true',
    );
  },
});

export const ForcedColors = meta.story({
  tags: ['!dev', '!autodocs', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pick up Old Mill' }).focus();
    await userEvent.keyboard(' {ArrowRight}');
  },
});

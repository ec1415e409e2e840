import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button';
import { Combobox, type ComboboxOption } from '#ui/combobox';
import { Dialog } from '#ui/dialog';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { openedDialog } from '../fixtures/opened-dialog.ts';

const customers: readonly ComboboxOption[] = [
  { value: '1', label: 'Ada Lovelace', description: 'ada@example.com' },
  { value: '2', label: 'Grace Hopper', description: 'grace@example.com' },
  { value: '3', label: 'Linus Pauling', description: 'linus@example.com' },
  { value: '4', label: 'René Descartes', description: 'rene@example.com' },
];
const names = customers.map(({ value, label }) => ({ value, label }));

const guide: Guide = {
  use: 'To choose one or several of more than about ten options, or of options that only a server knows.',
  avoid:
    'For up to six options, use a **RadioGroup**, and for up to about ten a **SelectField**. To filter a list by text, use a **SearchField**. To run a command, use the **CommandPalette**.',
  anatomy: {
    parts: [
      { name: 'Label', selector: 'label' },
      { name: 'Input', description: 'Filters the options.', selector: 'input[role=combobox]' },
    ],
  },
  accessibility: {
    role: '`combobox` and `status`, with a `listbox` while it is open',
    announced:
      'The label and the text, then the number of options and the one in focus. Loading and failures are announced.',
    criteria: ['1.3.1', '2.1.1', '3.3.1', '4.1.2', '4.1.3'],
  },
  good: [
    {
      text: 'Say in the placeholder what can be searched, and show what tells options apart.',
      example: (
        <Combobox
          label="Customer"
          name="good-customer"
          options={customers}
          placeholder="Name or email"
        />
      ),
    },
    {
      text: 'Debounce searches on a server, and keep the options that are found while more are on their way.',
    },
  ],
  bad: [
    {
      text: 'Use it for a handful of options. A native select is quicker, above all on phones.',
      example: (
        <SelectField
          label="A SelectField is better"
          name="bad-priority"
          options={[
            { value: 'low', label: 'Low' },
            { value: 'high', label: 'High' },
          ]}
        />
      ),
    },
    { text: 'Accept text that is not an option, unless `onCreate` makes one of it.' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Open the list and filter it. The first match becomes active.' },
    {
      keys: 'Down arrow',
      does: 'Opens the list on the selected or first option; then moves to the next, and from the last to the first.',
    },
    {
      keys: 'Up arrow',
      does: 'Opens the list on the selected or last option; then moves to the previous.',
    },
    { keys: 'Page Down, Page Up', does: 'Move by ten options.' },
    { keys: 'Alt + Down arrow', does: 'Opens the list without moving.' },
    { keys: 'Alt + Up arrow', does: 'Closes the list.' },
    { keys: 'Enter', does: 'Selects the active option. While closed, submits the form.' },
    {
      keys: 'Home, End, Left and right arrow',
      does: 'Move in the text, and no option is active.',
    },
    {
      keys: 'Escape',
      does: 'Closes the list and restores the text. A dialog around it stays open.',
    },
    { keys: 'Tab', does: 'Closes the list and moves on: to Clear, then to the selected options.' },
    { keys: 'Backspace', does: 'With several, in an empty field: removes the last one.' },
  ],
};

const changed = fn();
const changedMany = fn();

const meta = preview.meta({
  title: 'Forms/Combobox',
  component: Combobox,
  argTypes: {
    options: {
      description: 'All options, or those that `onSearch` found. Keep the selected ones in it.',
    },
  },
  args: {
    label: 'Customer',
    name: 'customer',
    options: customers,
    placeholder: 'Name or email',
    onValueChange: changed,
  },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 340, maxInlineSize: 400 }}>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    changed.mockClear();
    changedMany.mockClear();
  },
  parameters: {
    guide,
    docs: {
      story: { inline: false, iframeHeight: '400px' },
      description: {
        component:
          'A field that filters a list of options while people type. It is submitted with the form, by name, like a native select. Long lists are rendered a part at a time.',
      },
    },
  },
});

const optionNames = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** Letters filter the list, whatever their case and accents. */
export const Default = meta.story({});

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await userEvent.type(field, 'rene');
    await expect(optionNames()).toEqual(['René Descartes']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 result'));
    await userEvent.click(screen.getByRole('option', { name: /René/ }));
    await expect(field).toHaveValue('René Descartes');
    await expect(changed).toHaveBeenCalledWith('4');
    await isClosed();
    await userEvent.click(field);
    await expect(optionNames()).toHaveLength(4);
    await expect(screen.getByRole('option', { name: /René/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Closed = meta.story({
  tags: ['!dev', '!autodocs'],
});

export const Selected = meta.story({
  render: () => <Combobox label="Customer" name="customer" options={customers} defaultValue="2" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Grace Hopper');
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
});

/** The whole table of keys. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const expectActive = (name: string) =>
      waitFor(() => {
        const id = field.getAttribute('aria-activedescendant') ?? '';
        expect(document.getElementById(id)).toHaveTextContent(name);
      });
    const expectNoneActive = () => expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Ada Lovelace');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Grace Hopper');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive('René Descartes');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Ada Lovelace');
    await userEvent.keyboard('{PageDown}');
    await expectActive('René Descartes');
    await userEvent.keyboard('{PageUp}');
    await expectActive('Ada Lovelace');
    for (const key of ['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}']) {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard(key);
      await expectNoneActive();
    }
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(field).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}');
    await expectActive('René Descartes');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await isClosed();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await expectNoneActive();

    await userEvent.keyboard('gra');
    await expectActive('Grace Hopper');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('gra{Enter}');
    await isClosed();
    await expect(field).toHaveValue('Grace Hopper');
    await expect(changed).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Grace Hopper');
    await userEvent.tab();
    await isClosed();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(changed).toHaveBeenLastCalledWith('');
  },
});

/** Text that is not an option is not kept. */
export const TextRestored = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Combobox
      label="Customer"
      name="customer"
      options={customers}
      defaultValue="2"
      onValueChange={changed}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, ' and more');
    await expect(await screen.findByText('No results', { selector: 'p' })).toBeVisible();
    await userEvent.click(document.body);
    await isClosed();
    await expect(field).toHaveValue('Grace Hopper');
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const NoResults = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No results'));
    await expect(screen.queryByRole('option')).toBeNull();
  },
});

const searched = fn();

/** The caller searches. The options that came before stay until others arrive. */
export const Loading = meta.story({
  args: { onSearch: searched, loading: true, options: customers.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'li');
    await expect(searched).toHaveBeenLastCalledWith('li');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'));
    await expect(optionNames()).toEqual(['Ada Lovelace', 'Grace Hopper']);
    await userEvent.keyboard('{Escape}');
    await expect(searched).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('combobox'));
  },
});

const retried = fn();

/** “Try again” is reached like an option, by arrow keys and Enter. */
export const LoadingFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    onSearch: searched,
    options: [],
    failure: { message: 'We couldn’t load the customers.', onRetry: retried },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t load the customers.'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(retried).toHaveBeenCalled();
    await expect(screen.getByRole('option', { name: 'Try again' })).toBeVisible();
  },
});

const created = fn();

export const Creating = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onCreate: created, label: 'Tag', name: 'tag', placeholder: undefined, options: names },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Ada Lovelace');
    await expect(optionNames()).toEqual(['Ada Lovelace']);
    await userEvent.type(field, ' II{Enter}');
    await expect(created).toHaveBeenCalledWith('Ada Lovelace II');
    await isClosed();
    await userEvent.type(field, 'Ad');
    await expect(optionNames()).toEqual(['Ada Lovelace', 'Create “Ad”']);
  },
});

/** The list stays open. Selected options are listed below, each with a button that removes it. */
export const Multiple = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Combobox
      multiple
      label="Customers"
      name="customers"
      options={customers}
      onValueChange={changedMany}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customers' });
    await userEvent.type(field, 'ada{Enter}');
    await expect(field).toHaveValue('');
    await userEvent.click(screen.getByRole('option', { name: /Grace/ }));
    await expect(changedMany).toHaveBeenLastCalledWith(['1', '2']);
    await userEvent.click(screen.getByRole('option', { name: /Linus/ }));
    await userEvent.click(screen.getByRole('option', { name: /Linus/ }));
    await expect(changedMany).toHaveBeenLastCalledWith(['1', '2']);
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    const chips = within(canvas.getByRole('list', { name: 'Customers: selected' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    await expect(changedMany).toHaveBeenLastCalledWith(['1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada Lovelace' }));
    await expect(changedMany).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.type(field, 'gra{Enter}{Escape}');
    await isClosed();
  },
});

const submitted = fn((_customer: unknown, _watchers: unknown[]) => {});

/** Submitted by name, and reset with the form. */
export const InForm = meta.story({
  tags: ['!dev', '!autodocs'],
  // happy-dom submits one value of a select for several.
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        submitted(data.get('customer'), data.getAll('watchers'));
      }}
    >
      <Stack>
        <Combobox label="Customer" name="customer" options={names} defaultValue="1" />
        <Combobox multiple label="Watchers" name="watchers" options={names} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const customer = canvas.getByRole('combobox', { name: 'Customer' });
    const watchers = canvas.getByRole('combobox', { name: 'Watchers' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith('1', []);
    await userEvent.clear(customer);
    await userEvent.type(customer, 'lin{Enter}');
    await userEvent.type(watchers, 'ada{Enter}gra{Enter}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith('3', ['1', '2']);
    customer.closest('form')?.reset();
    await waitFor(() => expect(customer).toHaveValue('Ada Lovelace'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith('1', []);
  },
});

export const Invalid = meta.story({
  args: {
    aside: 'required',
    description: 'They get an email about the order.',
    error: 'Choose a customer.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'They get an email about the order. Choose a customer.',
    );
  },
});

export const Disabled = meta.story({
  render: () => (
    <Combobox label="Customer" name="customer" options={customers} defaultValue="1" disabled />
  ),
});

export const DisabledInUse = Disabled.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeDisabled();
    await userEvent.click(field);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const many = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `Customer ${index + 1}`,
}));

/** Five thousand options: a hundred are rendered, and more when people get to them. */
export const LongList = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(screen.getAllByRole('option')).toHaveLength(100);
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000');
    await userEvent.type(field, '4999');
    await expect(optionNames()).toEqual(['Customer 4999']);
    await userEvent.clear(field);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(100));
    await userEvent.keyboard('{PageDown>10/}');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(100));
    // At the top, the picture doesn't depend on how many options have been rendered.
    await userEvent.keyboard('{PageUp>10/}');
    await waitFor(() =>
      expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id),
    );
  },
});

function InDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Assign ticket">
      <Combobox label="Customer" name="customer" options={customers} />
    </Dialog>
  );
}

/** The first Escape closes the list, the second one the dialog. */
export const InsideDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <InDialog />,
  play: async ({ userEvent }) => {
    const dialog = await openedDialog('Assign ticket');
    const field = within(dialog).getByRole('combobox', { name: 'Customer' });
    await userEvent.type(field, 'ada');
    await expect(screen.getByRole('option', { name: /Ada/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(dialog).toBeVisible();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /Linus/ }));
    await expect(field).toHaveValue('Linus Pauling');
    await expect(dialog).toBeVisible();
  },
});

export const Small = meta.story({ args: { size: 'small' } });

/** On phones, rows are 44 px tall, and the list stays on the screen. */
export const OnPhone = meta.story({
  tags: ['!autodocs', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    for (const option of await screen.findAllByRole('option')) {
      await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    const { left, right } = screen.getByRole('listbox').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    label: 'The customer that this order belongs to from now on',
    options: [
      {
        value: '1',
        label: 'Maximiliana-Theodora Featherstonehaugh of the Quiet Practice',
        description: 'maximiliana.theodora@department.of.very-long-names.example.com',
      },
      { value: '2', label: 'Harbourbakery'.repeat(5) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  args: {
    label: 'לקוחה',
    placeholder: 'שם',
    options: [
      { value: '1', label: 'עדה' },
      { value: '2', label: 'Grace Hopper' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gra');
    await expect(optionNames()).toEqual(['Grace Hopper']);
  },
});

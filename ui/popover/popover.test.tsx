import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

async function open(children: ReactNode) {
  render(
    <>
      <Popover aria-label="Filters" trigger={(props) => <Button {...props}>Open</Button>}>
        {children}
      </Popover>
      <a href="#elsewhere">Elsewhere</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(button);
  const popover = await screen.findByRole('dialog');
  await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
  return button;
}

async function expectClosed(button: HTMLElement) {
  expect(document.activeElement).toBe(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
}

const group = (
  <RadioGroup
    label="Plan"
    name="plan"
    defaultValue="monthly"
    options={[
      { value: 'monthly', title: 'Monthly' },
      { value: 'annual', title: 'Annual' },
    ]}
  />
);

test('Tab leaves from the selected radio button, although it is not the last one', async () => {
  const button = await open(group);
  act(() => screen.getByRole('radio', { name: /Monthly/ }).focus());
  await userEvent.tab();
  await expectClosed(button);
});

test('Shift+Tab leaves from the first element, after one that Tab skips', async () => {
  const button = await open(
    <>
      <button type="button" tabIndex={-1}>
        Skipped
      </button>
      <input aria-label="Name" />
    </>,
  );
  const input = screen.getByRole('textbox');
  expect(document.activeElement).toBe(input);
  await userEvent.tab({ shift: true });
  await expectClosed(button);
});

test('Tab moves on within a date, although it is the last element', async () => {
  await open(<input type="date" aria-label="From" />);
  const date = screen.getByLabelText('From');
  expect(document.activeElement).toBe(date);
  // Its parts are inside the browser: until it loses focus, Tab belongs to it.
  expect(fireEvent.keyDown(date, { key: 'Tab' })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('Tab from the popover itself moves to its first element', async () => {
  await open(<input aria-label="Name" />);
  act(() => screen.getByRole('dialog').focus());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

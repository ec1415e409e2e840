import { afterEach, expect, mock, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { Switch } from './switch.tsx';

afterEach(cleanup);

test('an uncontrolled switch ignores clicks only while it is loading', async () => {
  const change = mock((_checked: boolean) => {});
  const formChange = mock(() => {});
  const show = (loading: string | false) => (
    <form onChange={formChange}>
      <Switch label="Comments" defaultChecked loading={loading} onCheckedChange={change} />
    </form>
  );
  const view = render(show('Saving...'));
  const control = screen.getByRole<HTMLInputElement>('switch');
  await userEvent.click(control);
  await userEvent.click(screen.getByText('Comments'));
  await userEvent.keyboard(' ');
  expect(control.checked).toBe(true);
  expect(document.activeElement).toBe(control);
  expect(change).not.toHaveBeenCalled();
  expect(formChange).not.toHaveBeenCalled();

  view.rerender(show(false));
  await userEvent.click(control);
  expect(control.checked).toBe(false);
  expect(change.mock.calls).toEqual([[false]]);
});

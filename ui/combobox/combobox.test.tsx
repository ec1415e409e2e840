import { afterEach, expect, mock, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Combobox } from './combobox.tsx';

afterEach(cleanup);

const options = [
  { value: 'a', label: 'Ada' },
  { value: 'b', label: 'Grace' },
];
const nameOf = (target: EventTarget) => (target instanceof HTMLSelectElement ? target.name : '');
const getForm = () => screen.getByRole<HTMLFormElement>('form');
const getField = () => screen.getByRole<HTMLInputElement>('combobox');

function choose(text: string) {
  fireEvent.change(getField(), { target: { value: text } });
  fireEvent.keyDown(getField(), { key: 'Enter' });
}

test('a form reads its value by name, and hears of changes', () => {
  const change = mock((_name: string) => {});
  render(
    <form aria-label="Form" onChange={({ target }) => change(nameOf(target))}>
      <Combobox label="Assignee" name="assignee" options={options} defaultValue="a" />
    </form>,
  );
  expect(new FormData(getForm()).get('assignee')).toBe('a');
  choose('gra');
  expect(new FormData(getForm()).get('assignee')).toBe('b');
  expect(change).toHaveBeenCalledWith('assignee');
});

test('a form can move focus to it by name', () => {
  render(
    <form aria-label="Form">
      <Combobox label="Assignee" name="assignee" options={options} />
    </form>,
  );
  const named = getForm().elements.namedItem('assignee');
  act(() => (named as HTMLElement).focus());
  expect(document.activeElement).toBe(getField());
});

test('resetting the form restores the initial value', () => {
  render(
    <form aria-label="Form">
      <Combobox label="Assignee" name="assignee" options={options} defaultValue="a" />
    </form>,
  );
  choose('gra');
  act(() => getForm().reset());
  expect(getField().value).toBe('Ada');
  expect(new FormData(getForm()).get('assignee')).toBe('a');
});

test('a controlled field shows what its owner says', () => {
  const change = mock((_value: string) => {});
  render(
    <Combobox label="Assignee" name="assignee" options={options} value="" onValueChange={change} />,
  );
  choose('gra');
  expect(change).toHaveBeenCalledWith('b');
  expect(getField().value).toBe('');
});

test('Enter submits the form only while the list is closed', () => {
  render(<Combobox label="Assignee" name="assignee" options={options} />);
  expect(fireEvent.keyDown(getField(), { key: 'Enter' })).toBe(true);
  fireEvent.click(getField());
  expect(fireEvent.keyDown(getField(), { key: 'Enter' })).toBe(false);
});

test('Enter that ends the composition of a character chooses nothing', () => {
  const change = mock((_value: string) => {});
  render(<Combobox label="Assignee" name="assignee" options={options} onValueChange={change} />);
  fireEvent.change(getField(), { target: { value: 'gra' } });
  fireEvent.keyDown(getField(), { key: 'Enter', isComposing: true });
  expect(change).not.toHaveBeenCalled();
  fireEvent.keyDown(getField(), { key: 'Enter' });
  expect(change).toHaveBeenCalledTimes(1);
});

test('Enter chooses nothing while the options are those of an earlier text', () => {
  const change = mock((_value: string) => {});
  const shared = { label: 'Assignee', name: 'assignee', options, onValueChange: change };
  const view = render(<Combobox {...shared} onSearch={() => {}} loading />);
  choose('gra');
  expect(change).not.toHaveBeenCalled();
  view.rerender(<Combobox {...shared} onSearch={() => {}} />);
  fireEvent.keyDown(getField(), { key: 'Enter' });
  expect(change).toHaveBeenCalledTimes(1);
});

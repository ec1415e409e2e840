import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '#ui/button';
import { Menu } from '#ui/menu';
import { Tabs } from '#ui/tabs';
import { earlyEventsScript, replayEarlyEvents } from './start-script.ts';

let done: string[];
let container: HTMLElement;

/** A page with the kinds of controls that the shop uses. */
function Page() {
  const [tab, setTab] = useState('one');
  useEffect(replayEarlyEvents, []);
  return (
    <>
      <Tabs
        aria-label="Parts"
        tabs={[
          { value: 'one', label: 'One', panel: null },
          { value: 'two', label: 'Two', panel: null },
        ]}
        value={tab}
        onValueChange={setTab}
      />
      <Menu label="More" groups={[[{ label: 'Mail log', onSelect: () => {} }]]} />
      <Button onClick={() => done.push('pressed')}>Show</Button>
      <form
        aria-label="Sign in"
        onSubmit={(event) => {
          event.preventDefault();
          done.push('sent');
        }}
      >
        <input aria-label="Email" />
      </form>
    </>
  );
}

beforeEach(() => {
  done = [];
  new Function(earlyEventsScript)();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
});
afterEach(() => {
  replayEarlyEvents();
  cleanup();
  container.remove();
});

const hydrate = () => act(async () => void render(<Page />, { container, hydrate: true }));
const button = (name: string) => screen.getByRole('button', { name });
const send = () => fireEvent.submit(screen.getByRole('form'));

function begin(element: HTMLElement) {
  fireEvent.pointerDown(element);
  fireEvent.mouseDown(element);
}

function letGo(element: HTMLElement) {
  fireEvent.pointerUp(element);
  fireEvent.mouseUp(element);
  fireEvent.click(element);
}

function press(element: HTMLElement) {
  begin(element);
  letGo(element);
}

describe('clicks before hydration', () => {
  test('are replayed once, however often the button was clicked', async () => {
    press(button('Show'));
    press(button('Show'));
    expect(done).toEqual([]);
    await hydrate();
    expect(done).toEqual(['pressed']);
  });

  test('open the tab', async () => {
    press(screen.getByRole('tab', { name: 'Two' }));
    await hydrate();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Two');
  });

  test('open the menu', async () => {
    press(button('More'));
    await hydrate();
    expect(screen.getByRole('menuitem').textContent).toBe('Mail log');
  });

  test('are replayed for the last button only', async () => {
    press(button('Show'));
    press(screen.getByRole('tab', { name: 'Two' }));
    await hydrate();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Two');
    expect(done).toEqual([]);
  });

  test('are replayed when triggered by the keyboard', async () => {
    fireEvent.click(button('Show'), { detail: 0 });
    await hydrate();
    expect(done).toEqual(['pressed']);
  });

  test('are dropped when the button is gone', async () => {
    const gone = container.appendChild(document.createElement('button'));
    gone.type = 'button';
    gone.addEventListener('click', () => done.push('gone'));
    press(gone);
    gone.remove();
    await hydrate();
    expect(done).toEqual([]);
  });

  test.each([
    ['submitted, then clicked', [send, () => press(button('Show'))], ['sent', 'pressed']],
    ['clicked, then submitted', [() => press(button('Show')), send], ['pressed', 'sent']],
  ])('keep their order with a submitted form: %s', async (_order, steps, expected) => {
    for (const step of steps) step();
    await hydrate();
    expect(done).toEqual(expected);
  });

  test('do not steal focus from a field', async () => {
    press(button('Show'));
    screen.getByRole('textbox').focus();
    await hydrate();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(done).toEqual(['pressed']);
  });
});

describe('a click that starts before hydration', () => {
  test('is completed when it ends afterwards', async () => {
    begin(button('More'));
    await hydrate();
    await act(async () => letGo(button('More')));
    expect(screen.getByRole('menuitem').textContent).toBe('Mail log');
  });

  test('is handled once', async () => {
    begin(button('Show'));
    await hydrate();
    letGo(button('Show'));
    expect(done).toEqual(['pressed']);
  });

  test('is dropped when it ends on another element', async () => {
    begin(button('Show'));
    await hydrate();
    fireEvent.click(screen.getByRole('textbox'));
    expect(done).toEqual([]);
    press(button('Show'));
    expect(done).toEqual(['pressed']);
  });
});

describe('leaves native behavior to the browser:', () => {
  test.each([
    ['a link', '<a href="#here">Here</a>'],
    ['a button with a popover target', '<button type="button" popovertarget="p">Menu</button>'],
    ['a submit button', '<button type="submit">Send</button>'],
  ])('%s', async (_what, html) => {
    const place = container.appendChild(document.createElement('div'));
    place.innerHTML = html;
    const element = place.firstElementChild;
    if (!(element instanceof HTMLElement)) throw new Error('Nothing to press');
    element.addEventListener('click', () => done.push('heard'));
    press(element);
    expect(done).toEqual(['heard']);
    expect(window.earlyEvents?.queue).toEqual([]);
    place.remove();
  });
});

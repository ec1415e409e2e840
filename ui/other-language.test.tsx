import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import { LinkProvider, TextLink } from './link/link.tsx';
import { Steps } from './steps/steps.tsx';
import { Toaster } from './toast/toast.tsx';

afterEach(cleanup);

test('a link says in the words around it that it opens beside the page', () => {
  render(
    <LinkProvider newTabLabel="(öffnet sich daneben)">
      <TextLink href="#terms" newTab>
        Bedingungen
      </TextLink>
      <TextLink href="#demo" newTab label="Muster der Bäckerei">
        Muster
      </TextLink>
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').map(nameOf)).toEqual([
    'Bedingungen (öffnet sich daneben)',
    'Muster der Bäckerei (öffnet sich daneben)',
  ]);
});

test('a provider without words of its own keeps those around it, and the links', () => {
  render(
    <LinkProvider
      newTabLabel="(daneben)"
      anchor={({ href, children }) => <a href={`/de${href}`}>{children}</a>}
    >
      <LinkProvider>
        <TextLink href="/agb" newTab>
          Bedingungen
        </TextLink>
      </LinkProvider>
    </LinkProvider>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/de/agb');
  expect(nameOf(link)).toBe('Bedingungen (daneben)');
});

test('steps say how far they have come', () => {
  render(
    <Steps
      label="Ablauf"
      steps={[
        { title: 'Bezahlt', state: 'done' },
        { title: 'In Arbeit', state: 'current' },
      ]}
      stateLabels={{ done: 'Fertig', current: 'Jetzt', upcoming: 'Danach' }}
    />,
  );
  expect(screen.getByText('Bezahlt').textContent).toBe('Fertig: Bezahlt');
  expect(screen.getByText('In Arbeit').textContent).toBe('Jetzt: In Arbeit');
});

test('a message, its place and its button have names', async () => {
  render(
    <Toaster
      toasts={[{ id: '1', title: 'Gesendet' }]}
      onClose={() => {}}
      label="Mitteilungen"
      messageLabel="Mitteilung"
      closeLabel="Schließen"
    />,
  );
  expect(screen.getByRole('region', { name: 'Mitteilungen (F8)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeTruthy();
  expect(await screen.findByText(/^Mitteilung /)).toBeTruthy();
});

function nameOf(link: HTMLElement): string | null {
  return link.getAttribute('aria-label') ?? link.textContent;
}

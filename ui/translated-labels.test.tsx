import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import { CopyField } from './copy-field/copy-field.tsx';
import { LinkProvider, TextLink } from './link/link.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { Steps } from './steps/steps.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { Toaster } from './toast/toast.tsx';

afterEach(cleanup);

test('translates the new tab label of links', () => {
  render(
    <LinkProvider newTabLabel="(öffnet sich daneben)">
      <TextLink href="#terms" newTab>
        Bedingungen
      </TextLink>
      <TextLink href="#demo" newTab aria-label="Muster der Bäckerei">
        Muster
      </TextLink>
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').map(getName)).toEqual([
    'Bedingungen (öffnet sich daneben)',
    'Muster der Bäckerei (öffnet sich daneben)',
  ]);
});

test('a nested provider inherits the label and the anchor', () => {
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
  expect(getName(link)).toBe('Bedingungen (daneben)');
});

test('translates the states of steps', () => {
  render(
    <Steps
      aria-label="Ablauf"
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

test('translates the labels of a toast, its region and its button', async () => {
  render(
    <Toaster
      toasts={[{ id: '1', title: 'Gesendet' }]}
      onClose={() => {}}
      aria-label="Mitteilungen"
      messageLabel="Mitteilung"
      closeLabel="Schließen"
    />,
  );
  expect(screen.getByRole('region', { name: 'Mitteilungen (F8)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeTruthy();
  expect(await screen.findByText(/^Mitteilung /)).toBeTruthy();
});

test('translates the range of a pagination', () => {
  render(
    <Pagination
      aria-label="Seiten der Projekte"
      range={{ first: 41, shown: 40, total: 1204 }}
      rangeLabel={({ first = 1, shown, total }) => `${first} bis ${first + shown - 1} von ${total}`}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('41 bis 80 von 1204');
});

test('translates the visible and the announced character count', async () => {
  render(
    <TextArea
      label="Nachricht"
      name="message"
      maxLength={100}
      count
      countLabel={(used, max) => `${used} von ${max}`}
      defaultValue={'x'.repeat(92)}
    />,
  );
  expect(screen.getByText('92 von 100')).toBeTruthy();
  expect((await screen.findByText('90 von 100')).role).toBe('status');
});

test('translates the button of a copy field', () => {
  render(
    <CopyField
      label="Adresse"
      value="https://app.example"
      copyLabel="Kopieren"
      copyName="Adresse kopieren"
      onFail={() => {}}
    />,
  );
  const button = screen.getByRole('button', { name: 'Adresse kopieren' });
  expect(button.textContent).toBe('Kopieren');
});

test('translates the confirmation of a copy field', async () => {
  render(
    <CopyField
      label="Adresse"
      value="https://app.example"
      copiedLabel="Kopiert"
      announcement="Adresse kopiert"
      onFail={() => {}}
      copied
    />,
  );
  expect(screen.getByRole('button', { name: 'Kopiert' })).toBeTruthy();
  expect(await screen.findByText('Adresse kopiert')).toBeTruthy();
});

function getName(link: HTMLElement): string | null {
  return link.getAttribute('aria-label') ?? link.textContent;
}

import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CopyField } from './copy-field/copy-field.tsx';
import { LinkProvider, TextLink } from './link/link.tsx';
import { LocaleProvider, type LocaleTexts } from './locale/locale.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { Progress } from './progress/progress.tsx';
import { Steps } from './steps/steps.tsx';
import { Table } from './table/table.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { Toaster } from './toast/toast.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

afterEach(cleanup);

const german: LocaleTexts = {
  Pagination: {
    rangeLabel: ({ first = 1, shown, total }) => `${first} bis ${first + shown - 1} von ${total}`,
  },
  Steps: { stateLabels: { done: 'Fertig', current: 'Jetzt', upcoming: 'Danach' } },
  Table: {
    actionsHeading: 'Aktionen',
    allLabel: 'Alle auswählen',
    countText: (count) => `${count} ausgewählt`,
  },
  TextArea: { countLabel: (used, max) => `${used} von ${max}` },
  TextLink: { newTabLabel: '(öffnet sich daneben)' },
  Toaster: { label: 'Mitteilungen', messageLabel: 'Mitteilung', closeLabel: 'Schließen' },
  TopBar: { navLabel: 'Bereiche', menuLabel: 'Menü' },
};

function renderGerman(children: ReactNode) {
  render(
    <LocaleProvider locale="de-DE" texts={german}>
      {children}
    </LocaleProvider>,
  );
}

test('translates the new tab label of links, also with a router’s own link', () => {
  renderGerman(
    <>
      <TextLink href="#terms" newTab>
        Bedingungen
      </TextLink>
      <LinkProvider anchor={({ href, ...link }) => <a {...link} href={`/de${href}`} />}>
        <TextLink href="#demo" newTab aria-label="Muster der Bäckerei">
          Muster
        </TextLink>
      </LinkProvider>
    </>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map(getName)).toEqual([
    'Bedingungen (öffnet sich daneben)',
    'Muster der Bäckerei (öffnet sich daneben)',
  ]);
  expect(links[1]?.getAttribute('href')).toBe('/de#demo');
});

test('translates the states of steps', () => {
  renderGerman(
    <Steps
      aria-label="Ablauf"
      steps={[
        { title: 'Bezahlt', state: 'done' },
        { title: 'In Arbeit', state: 'current' },
      ]}
    />,
  );
  expect(screen.getByText('Bezahlt').textContent).toBe('Fertig: Bezahlt');
  expect(screen.getByText('In Arbeit').textContent).toBe('Jetzt: In Arbeit');
});

test('translates the labels of a toast, its region and its button', async () => {
  renderGerman(<Toaster toasts={[{ id: '1', title: 'Gesendet' }]} onClose={() => {}} />);
  expect(screen.getByRole('region', { name: 'Mitteilungen (F8)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeTruthy();
  expect(await screen.findByText(/^Mitteilung /)).toBeTruthy();
});

test('translates the navigation and the selection of a table', () => {
  renderGerman(
    <>
      <TopBar brand="Muster" links={[{ label: 'Projekte', href: '#projects' }]} />
      <Table
        aria-label="Projekte"
        columns={[{ id: 'name', heading: 'Name', cell: (name: string) => name }]}
        rows={['Hafen']}
        rowKey={(name) => name}
        rowActions={() => null}
        selection={{
          selected: new Set(['Hafen']),
          onSelectedChange: () => {},
          rowLabel: (name) => name,
        }}
        empty={{ title: 'Keine Projekte' }}
      />
    </>,
  );
  expect(screen.getByRole('navigation', { name: 'Bereiche', hidden: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menü' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Aktionen' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Alle auswählen' })).toBeTruthy();
  expect(screen.getByRole('group', { name: '1 ausgewählt' })).toBeTruthy();
});

test('formats numbers and percentages in the language', () => {
  renderGerman(
    <>
      <Pagination aria-label="Seiten" range={{ first: 41, shown: 40, total: 1204 }} />
      <Progress label="Hochladen" value={42} max={100} />
    </>,
  );
  expect(screen.getByText('41 bis 80 von 1204')).toBeTruthy();
  expect(screen.getByText(/^42\s%$/)).toBeTruthy();
});

test('translates the visible and the announced character count', async () => {
  renderGerman(
    <TextArea
      label="Nachricht"
      name="message"
      maxLength={100}
      count
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

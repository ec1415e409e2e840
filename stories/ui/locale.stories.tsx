import { expect, fn, screen } from 'storybook/test';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { DateRange } from '#ui/date-range';
import { Form } from '#ui/form';
import { LocaleProvider, type LocaleTexts } from '#ui/locale';
import { Pagination } from '#ui/pagination';
import { SearchField } from '#ui/search-field';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { TextField } from '#ui/text-field';
import preview from '../../.storybook/preview.tsx';

const figures = new Intl.NumberFormat('de-DE');

const german: LocaleTexts = {
  ConfirmDialog: { cancelLabel: 'Abbrechen' },
  DateRange: {
    startLabel: 'Von',
    endLabel: 'Bis',
    daysText: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  },
  Form: { summaryTitle: (count) => `${count} Felder sind zu berichtigen` },
  Pagination: {
    previousLabel: 'Zurück',
    nextLabel: 'Weiter',
    rangeLabel: ({ shown, first = 1, total = shown }) =>
      `${figures.format(first)}–${figures.format(first + shown - 1)} von ${figures.format(total)}`,
  },
  SearchField: { clearLabel: 'Suche leeren' },
  Steps: { stateLabels: { done: 'Fertig', current: 'Jetzt', upcoming: 'Danach' } },
};

const meta = preview.meta({
  title: 'Text/LocaleProvider',
  component: LocaleProvider,
  args: {
    locale: 'de-DE',
    texts: german,
    children: (
      <Stack gap="l">
        <SearchField aria-label="Projekte suchen" value="Mühle" onValueChange={fn()} />
        <Steps
          aria-label="Ablauf"
          steps={[
            { title: 'Bezahlt', state: 'done' },
            { title: 'In Arbeit', state: 'current' },
          ]}
        />
        <DateRange
          label="Erstellt"
          name="created"
          defaultValue={{ start: '2026-01-25', end: '2026-01-31' }}
        />
        <Pagination
          aria-label="Seiten"
          range={{ shown: 25, first: 1001, total: 4200 }}
          next={{ href: '#next' }}
        />
        <Form
          check={(data) => ({
            ...(!data.get('name') && { name: 'Geben Sie einen Namen ein.' }),
            ...(!data.get('city') && { city: 'Geben Sie einen Ort ein.' }),
          })}
          onSubmit={fn()}
        >
          {(errors) => (
            <>
              <TextField label="Name" name="name" error={errors.name} />
              <TextField label="Ort" name="city" error={errors.city} />
              <div>
                <Button type="submit">Speichern</Button>
              </div>
            </>
          )}
        </Form>
      </Stack>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      use: 'Once, around an app that isn’t in English. It gives each component the texts that it brings along.',
      avoid: 'For what a component is about, such as its label. That is a prop.',
      accessibility: {
        role: 'None',
        announced:
          'Nothing of its own. Accessible names and announcements are in the language of the app. Set `lang` on the page, too.',
        criteria: ['1.3.1', '4.1.3'],
      },
      good: [
        { text: 'Keep the texts of a language in one module, and load only the one in use.' },
        { text: 'Set `locale`, too: it formats dates, numbers and percentages.' },
      ],
      bad: [{ text: 'Translate half of them. What is left out is in English.' }],
    },
    docs: {
      description: {
        component:
          'The texts of components in another language, by the names of the components. English is built in.',
      },
    },
  },
});

export const Default = meta.story({ name: 'German' });

/** Also in what opens over the page. */
export const InUse = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: {
    children: (
      <Stack gap="l">
        <ConfirmDialog
          open
          onOpenChange={fn()}
          title="Projekt löschen?"
          description="Das kann nicht rückgängig gemacht werden."
          confirmLabel="Löschen"
          onConfirm={fn()}
        />
        <SearchField aria-label="Suchen" value="Mühle" onValueChange={fn()} />
      </Stack>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Abbrechen' })).toBeVisible();
    await expect(
      screen.getByRole('button', { name: 'Suche leeren', hidden: true }),
    ).toBeInTheDocument();
  },
});

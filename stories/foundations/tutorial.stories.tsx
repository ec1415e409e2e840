import { expect } from 'storybook/test';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import brand from '../../docs/example/brand.ts?raw';
import app from '../../docs/example/main.tsx?raw';
import dialog from '../../docs/example/new-project-dialog.tsx?raw';
import list from '../../docs/example/project-list.tsx?raw';
import form from '../../docs/example/settings-form.tsx?raw';
import { CodeBlock } from './code-block.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';

const meta = preview.meta({
  title: 'Foundations/Tutorial',
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen' },
});

/** The files of an app that the package's tests build and use. */
const steps = [
  {
    title: 'Start the app',
    file: 'main.tsx',
    code: app,
    note: 'In an app with React, import the styles once, before your own. Section and Container give the page its margins, and Stack the gaps. One Toaster, at the end, shows what happened.',
  },
  {
    title: 'Add a settings form',
    file: 'settings-form.tsx',
    code: form,
    note: 'Fields are native, so the form is read with FormData. Each says what is wrong in its `error`. Press Save without a name: the message appears, the field has the focus, and the message goes when the name is right.',
  },
  {
    title: 'List projects',
    file: 'project-list.tsx',
    code: list,
    note: 'A table gets columns and rows. It says what will appear in it while it is empty, and becomes cards on phones. Deleting asks first, and names what is deleted.',
  },
  {
    title: 'Add a project in a dialog',
    file: 'new-project-dialog.tsx',
    code: dialog,
    note: 'The button is outside of the form and names it by its id, so Enter in the field works too. The focus returns to the button that opened the dialog.',
  },
  {
    title: 'Use your own brand',
    file: 'brand.ts',
    code: brand,
    note: 'A brand is data. Run `checkTheme` in a test: it lists what breaks a rule, such as a contrast that is too low.',
  },
];

export const Default = meta.story({
  name: 'Tutorial',
  render: () => (
    <GuidePage
      title="Tutorial"
      lead="A settings form and a list of projects, by keyboard, in light and dark, on phones and desktops. It takes about ten minutes. Install the package first."
    >
      {steps.map(({ title, file, code, note }, index) => (
        <GuideSection key={file} title={`${index + 1}. ${title}`} note={note}>
          <Text size="small" weight="strong">
            {file}
          </Text>
          <CodeBlock label={file} code={code.trim()} />
        </GuideSection>
      ))}
    </GuidePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(steps.length);
    await expect(canvas.getByText(/^import 'paper-and-ink\/styles.css';/)).toBeVisible();
  },
});

import 'paper-and-ink/styles.css';
import { Container } from 'paper-and-ink/container';
import { Heading } from 'paper-and-ink/heading';
import { Section } from 'paper-and-ink/section';
import { Stack } from 'paper-and-ink/stack';
import { createBrandCss } from 'paper-and-ink/theme';
import { Toaster, useToasts } from 'paper-and-ink/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from './brand.ts';
import { ProjectList } from './project-list.tsx';
import { SettingsForm } from './settings-form.tsx';

const brandCss = createBrandCss(brand);

function App() {
  const { showToast, ...toaster } = useToasts();
  return (
    <>
      <style>{brandCss}</style>
      <main>
        <Section aria-label="Workspace">
          <Container width="text">
            <Stack gap="xxl">
              <Heading level={1}>Workspace</Heading>
              <ProjectList onDelete={(name) => showToast({ title: `${name} deleted` })} />
              <SettingsForm onSave={() => showToast({ title: 'Settings saved' })} />
            </Stack>
          </Container>
        </Section>
      </main>
      <Toaster {...toaster} />
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

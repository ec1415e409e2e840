import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { ComponentDocsLink } from '../../.storybook/docs/component-docs-link.tsx';
import { packageName } from '../../ui/build/package-name.ts';
import { CodeBlock } from '../foundations/code-block.tsx';
import { GuidePage, GuideSection } from '../foundations/guide-page.tsx';

type PatternPageProps = {
  title: string;
  lead: string;
  /** The source of the example. */
  code: string;
  rules: readonly string[];
  /** The components it combines, with the part that each one plays. */
  components: readonly PatternPart[];
  /** The pattern at work. */
  children: ReactNode;
};

type PatternPart = { name: string; use: string };

/** A documentation page about a recurring task and the components that solve it together. */
export function PatternPage({ title, lead, code, rules, components, children }: PatternPageProps) {
  return (
    <GuidePage title={title} lead={lead}>
      <GuideSection title="Example">
        <Stack gap="m">
          <Panel padding="large">{children}</Panel>
          <Disclosure summary="Show code">
            <CodeBlock
              label={`code of ${title}`}
              code={code.replaceAll('#ui/', `${packageName}/`)}
            />
          </Disclosure>
        </Stack>
      </GuideSection>
      <GuideSection title="Rules">
        <List marker="check" items={rules} />
      </GuideSection>
      <GuideSection title="Components">
        <List
          items={components.map(({ name, use }) => (
            <Text key={name}>
              <ComponentDocsLink name={name} />: {use}
            </Text>
          ))}
        />
      </GuideSection>
    </GuidePage>
  );
}

import type { ReactNode } from 'react';
import { type Description, DescriptionList } from '#ui/description-list';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { GuidePage, GuideSection } from '../foundations/guide-page.tsx';

type PatternPageProps = {
  title: string;
  lead: string;
  rules: readonly string[];
  /** The components it combines, with the part that each one plays. */
  components: readonly Description[];
  /** The pattern at work. */
  children: ReactNode;
};

/** A documentation page about a recurring task and the components that solve it together. */
export function PatternPage({ title, lead, rules, components, children }: PatternPageProps) {
  return (
    <GuidePage title={title} lead={lead}>
      <GuideSection title="Example">
        <Panel padding="large">{children}</Panel>
      </GuideSection>
      <GuideSection title="Rules">
        <List marker="check" items={rules} />
      </GuideSection>
      <GuideSection title="Components">
        <DescriptionList items={components} />
      </GuideSection>
    </GuidePage>
  );
}

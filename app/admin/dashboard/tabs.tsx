import { Suspense } from 'react';
import type { Permission } from '#contract/permissions';
import type { Tab } from '#ui/tabs';
import { sections } from '../../sections.ts';
import type { AdminSection } from '../section.ts';
import * as css from './dashboard.css.ts';
import { type TabName, tabNames } from './use-open-tab.ts';

type DashboardTab = Tab & { permission?: Permission | undefined };

/** The six tabs. All but the first load their code when opened. */
export const tabs: readonly DashboardTab[] = tabNames.map((name) => {
  const { label, permission, tab } = sectionOf(name);
  return {
    value: name,
    label,
    permission,
    panel: (
      <div className={css.panel}>
        <Suspense>{tab && <tab.Panel />}</Suspense>
      </div>
    ),
  };
});

function sectionOf(name: TabName): AdminSection {
  const found = sections.find(({ tab }: AdminSection) => tab?.name === name);
  if (!found) throw new Error(`No section is the tab ${name}`);
  return found;
}

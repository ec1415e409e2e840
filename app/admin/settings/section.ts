import { legalDocuments } from '#db/values/enumerations';
import { settingsSections } from '#db/values/settings';
import { emailCopyOf, emailHistory, emails } from '../../copy/admin-emails.ts';
import { adminLegal } from '../../copy/admin-legal.ts';
import {
  settings as copy,
  settingsSections as sections,
  settingsHistory,
  settingsPages as texts,
} from '../../copy/admin-settings.ts';
import { addressOf } from '../../data/address.ts';
import { isListOrRowPath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { type AdminPageInfo, adminSection } from '../section.ts';
import { useEmailKind } from './emails/email-frame.tsx';
import { hrefOfSection, movedSections, settingsPageNames } from './pages.ts';
import { useLegalDocument, useSection, useSettingsPage } from './use-section.ts';

const root = { label: copy.title, href: paths.adminSettings };
const emailRoot = { label: emails.title, href: paths.adminEmails };
const ofSection = 'Change a part of your shop’s settings, or restore an older version of it.';
const ofEmail = 'Change the texts of an email, preview it and send yourself a test.';

export const settingsPage: AdminPageInfo = {
  path: settingsPageNames.map(paths.adminSettingsPage),
  description: 'Change parts of your shop’s settings that belong together.',
  useFrame() {
    const name = useSettingsPage();
    const title = `${texts[name].title} settings`;
    return { title, copy: texts[name], trail: [root], record: `settings ${name}` };
  },
  load: async () => (await import('./settings-page.tsx')).SettingsPage,
};

const movedPage: AdminPageInfo = {
  path: movedSections,
  description: ofSection,
  useFrame: () => ({ copy: sections[useSection()], trail: [root] }),
  load: async () => (await import('./settings-page.tsx')).MovedSection,
};

export const sectionHistoryPage: AdminPageInfo = {
  path: settingsSections.map(paths.adminSettingsHistory),
  description: ofSection,
  useFrame() {
    const section = useSection();
    const { title } = sections[section];
    return {
      copy: { title: settingsHistory.title(title), lead: settingsHistory.lead },
      trail: [root, { label: title, href: hrefOfSection(section) }],
    };
  },
  load: async () => (await import('./section-history.tsx')).SectionHistory,
};

export const legalPage: AdminPageInfo = {
  path: legalDocuments.map(paths.adminLegal),
  description: ofSection,
  useFrame() {
    const document = useLegalDocument();
    const texts = adminLegal[document];
    const title = `${texts.title} settings`;
    return { title, copy: texts, trail: [root], record: `settings legal-${document}` };
  },
  load: async () => (await import('./legal/legal-settings.tsx')).LegalSettings,
};

export const emailsPage: AdminPageInfo = {
  path: paths.adminEmails,
  description: 'Every email that your shop sends, and what it says.',
  frame: { copy: emails, trail: [root] },
  load: async () => (await import('./emails/email-list.tsx')).EmailList,
};

export const emailPage: AdminPageInfo = {
  path: paths.adminEmail(':kind'),
  description: ofEmail,
  useFrame() {
    const kind = useEmailKind();
    const trail = [root, emailRoot];
    if (!kind) return { copy: emails.missing, trail };
    const { title, when } = emailCopyOf(kind);
    return { copy: { title, lead: when }, trail, record: `settings email-${kind}` };
  },
  load: async () => (await import('./emails/email.tsx')).Email,
};

export const emailHistoryPage: AdminPageInfo = {
  path: paths.adminEmailHistory(':kind'),
  description: ofEmail,
  useFrame() {
    const kind = useEmailKind();
    if (!kind) return { copy: emails.missing, trail: [root, emailRoot] };
    const { title } = emailCopyOf(kind);
    return {
      copy: { title: emailHistory.title(title), lead: emailHistory.lead },
      trail: [root, emailRoot, { label: title, href: paths.adminEmail(kind) }],
    };
  },
  load: async () => (await import('./emails/email-history.tsx')).EmailHistory,
};

export const settings = adminSection({
  label: copy.title,
  icon: 'sliders',
  jump: 's',
  permission: 'settings.read',
  page: {
    path: paths.adminSettings,
    description: 'Change what customers see of your shop.',
    frame: { copy },
    load: async () => (await import('./section-list.tsx')).SectionList,
  },
  commands: [
    ...settingsPageNames.map((name) => ({
      label: copy.pageOf(texts[name].title),
      href: paths.adminSettingsPage(name),
    })),
    ...settingsSections.map((section) => ({
      label: copy.pageOf(sections[section].title),
      href: hrefOfSection(section),
    })),
    ...legalDocuments.map((document) => ({
      label: copy.pageOf(adminLegal[document].title),
      href: paths.adminLegal(document),
    })),
    { label: copy.pageOf(emails.title), href: paths.adminEmails },
  ],
  below: [
    settingsPage,
    movedPage,
    sectionHistoryPage,
    legalPage,
    emailsPage,
    emailPage,
    emailHistoryPage,
  ],
  refresh: {
    kinds: ['settings.changed', 'tax_rate.changed'],
    isStale: (path) =>
      isListOrRowPath(addressOf('GET /api/admin/settings'), path) ||
      isListOrRowPath(addressOf('GET /api/admin/emails'), path) ||
      path === addressOf('GET /api/admin/tax-rates'),
  },
});

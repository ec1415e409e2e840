import { Badge } from '#ui/badge';
import { Button, ButtonLink } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Columns } from '#ui/columns';
import { CopyField } from '#ui/copy-field';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { LocaleProvider, type LocaleTexts } from '#ui/locale';
import { Notice } from '#ui/notice';
import { Pagination } from '#ui/pagination';
import { Panel } from '#ui/panel';
import { RadioGroup } from '#ui/radio-group';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';

const hebrew: LocaleTexts = {
  Pagination: {
    previousLabel: 'הקודם',
    nextLabel: 'הבא',
    rangeLabel: ({ first = 1, shown, total = shown }) =>
      `${first} עד ${first + shown - 1} מתוך ${total}`,
  },
  Steps: { stateLabels: { done: 'בוצע', current: 'עכשיו', upcoming: 'בהמשך' } },
  TextArea: { countLabel: (used, max) => `${used} מתוך ${max}` },
  TextLink: { newTabLabel: '(נפתח בכרטיסייה חדשה)' },
};

/** A checkout in Hebrew, from right to left. */
export function HebrewCheckout() {
  return (
    <div dir="rtl" lang="he">
      <LocaleProvider locale="he" texts={hebrew}>
        <Stack gap="xl">
          <Stack gap="s">
            <Heading level={2} size={1}>
              האתר שלכם באוויר תוך יומיים
            </Heading>
            <Text tone="soft" measure>
              בוחרים אתר, אנחנו מתאימים אותו לטקסטים ולתמונות שלכם, ותוך יומיים הוא עומד בכתובת
              שלכם.
            </Text>
          </Stack>
          <Columns split="wideFirst" gap="xl">
            <Stack gap="l">
              <Steps
                aria-label="שלבים"
                steps={[
                  { title: 'בוחרים אתר', note: 'היום', state: 'done' },
                  { title: 'ממלאים פרטים', note: '10 דקות', state: 'current' },
                  { title: 'עולים לאוויר', note: 'עד 48 שעות', state: 'upcoming' },
                ]}
              />
              <TextField
                label="דואר אלקטרוני"
                name="email"
                type="email"
                defaultValue="noa@example.com"
                description="נכתוב לכתובת הזו כשהאתר יהיה מוכן."
              />
              <SelectField
                label="נושא"
                name="topic"
                placeholder="בחרו נושא"
                options={[{ value: 'domain', label: 'כתובת האתר' }]}
                error="בחרו נושא אחד."
              />
              <RadioGroup
                label="חיוב"
                name="plan"
                orientation="horizontal"
                defaultValue="annual"
                options={[
                  { value: 'monthly', title: 'חודשי', price: '$39.00' },
                  { value: 'annual', title: 'שנתי', price: '$199.00', badge: 'מומלץ' },
                ]}
              />
              <TextArea
                label="הערות"
                name="remarks"
                rows={3}
                maxLength={80}
                count
                defaultValue="אנחנו פותחים בשש בבוקר, וביום שישי רק עד שתיים. בשבת סגור כל היום."
              />
              <Checkbox name="consent" label="קראתי את תנאי השימוש" defaultChecked />
              <Inline gap="xs">
                <Button variant="accent">המשך לתשלום</Button>
                <ButtonLink href="#back" variant="quiet" icon="arrow-left">
                  חזרה
                </ButtonLink>
              </Inline>
            </Stack>
            <Stack gap="l">
              <Panel>
                <SummaryList
                  rows={[
                    { label: 'מאפיית הנמל', amount: '$39.00', note: 'אתר, מדי חודש' },
                    { label: 'תמיכה', amount: '$50.00' },
                    { label: 'הנחה', amount: '-$25.00' },
                  ]}
                  total={{ label: 'סך הכול לחודש', amount: '$64.00' }}
                />
              </Panel>
              <Notice title="הכרטיס לא חויב." tone="notice">
                אפשר לנסות שוב או לבחור כרטיס אחר.
              </Notice>
              <Inline gap="xs">
                <Badge tone="positive">שולם</Badge>
                <TextLink href="#terms" newTab>
                  תנאי השימוש
                </TextLink>
              </Inline>
              <List marker="check" items={['אחסון כלול', 'אפשר לבטל בכל עת']} />
              <Disclosure summary="מה כלול במחיר?" defaultOpen>
                אחסון, כתובת והעברה מהספק הקודם.
              </Disclosure>
              <CopyField
                label="מספר הזמנה"
                value="ACC-2026-0042"
                copyLabel="העתק"
                copyName="העתק מספר הזמנה"
                copiedLabel="הועתק"
                announcement="מספר ההזמנה הועתק"
                onFail={() => {}}
              />
              <Pagination
                aria-label="עמודים של חשבוניות"
                range={{ first: 1, shown: 20, total: 57 }}
                next={{ href: '#next' }}
              />
            </Stack>
          </Columns>
        </Stack>
      </LocaleProvider>
    </div>
  );
}

import { Conversation } from 'paper-and-ink/conversation';

export const Example = () => (
  <Conversation
    aria-label="Messages"
    messages={[
      {
        id: 1,
        side: 'other',
        author: 'Grace, support',
        day: 'Today',
        at: <time dateTime="2026-01-15T12:00Z">12:00</time>,
        text: 'Your website is online.',
      },
    ]}
  />
);

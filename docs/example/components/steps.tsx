import { Steps } from 'paper-and-ink/steps';

export const Example = () => (
  <Steps
    aria-label="Delivery"
    steps={[
      { title: 'Order', state: 'done' },
      { title: 'Review', state: 'current', note: '2 hours' },
      { title: 'Launch', state: 'upcoming' },
    ]}
  />
);

import { ButtonLink } from 'paper-and-ink/button';
import { Card } from 'paper-and-ink/card';
import { Frame } from 'paper-and-ink/frame';

export const Example = () => (
  <Card
    picture={
      <Frame src="/harbour.webp" alt="Home page of Harbour Bakery" address="harbour.example" />
    }
    title="Harbour Bakery"
    actions={<ButtonLink href="/projects/1">Open project</ButtonLink>}
  >
    Opening hours, a daily menu and orders by phone.
  </Card>
);

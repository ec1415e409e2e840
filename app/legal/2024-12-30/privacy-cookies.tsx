import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import type { LegalSection } from '../edition.ts';

export const cookieSections: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <Text>
          We use no tracking: no tracking cookies, no advertising and no analytics services of
          others. Our own pages use cookies only for signing in:
        </Text>
        <DescriptionList
          layout="above"
          items={[
            {
              term: 'Session cookie',
              detail: 'Tells our server that it is you, for as long as you are signed in.',
            },
            {
              term: 'Hint cookie',
              detail:
                'Tells our pages only that somebody may be signed in here, so that they ask the server. It holds nothing about you.',
            },
            {
              term: 'Login cookie',
              detail:
                'Only if you sign in through a login provider: remembers for ten minutes that it was this browser that asked.',
            },
          ]}
        />
        <Text>
          While you buy, your browser also keeps a random number that names the purchase, so that a
          reload goes on with the same order. It is gone once you have paid. While you write to us,
          it keeps what you have typed until it is sent or the tab is closed.
        </Text>
        <Text>
          The payment page belongs to our card payment provider, and its own cookie rules apply
          there.
        </Text>
      </>
    ),
  },
];

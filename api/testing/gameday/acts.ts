import { cookieOf } from '../people.ts';
import { admin, type GamedayShop } from './shop.ts';
import type { Visitors } from './visitors.ts';

const edits = 10;
const shownTimeoutMs = 2000;
/** Wrong passwords of one account from one network, of which 10 are checked. */
const guesses = 40;
const allowedGuesses = 10;

export type Act = { shop: GamedayShop; visitors: Visitors };

export async function addProduct({ shop, visitors }: Act) {
  const cookie = cookieOf(await visitors.send('POST', '/api/admin/login', { body: admin }));
  const body = {
    title: 'Saltmarsh',
    description: 'For restaurants.',
    demoUrl: '/demos/saltmarsh/',
    price: '19.00',
    active: true,
  };
  const created = await visitors.send('POST', '/api/products', { body, cookie });
  if (created.status !== 201) throw new Error(await created.text());
  const { id } = await created.json();
  return { id: id as number, cookie, shop };
}

/** Many visitors buy a product that the provider has no price for yet. */
export async function sellFirst({ visitors }: Act, productId: number): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => visitors.buy(productId)));
}

/** Every process shows a changed price, in its answers and on its pages. */
export async function editPrices({ shop, visitors }: Act, id: number, cookie: string) {
  for (let edit = 1; edit <= edits; edit += 1) {
    const price = `${20 + edit}.00`;
    const path = `/api/products/${id}`;
    const { version } = await (await visitors.send('GET', path, { cookie })).json();
    const body = { price, version };
    const changed = await visitors.send('PATCH', path, { body, cookie });
    if (changed.status !== 200) visitors.tally.wrong.push(`edit: ${await changed.text()}`);
    for (const { url } of shop.web) {
      await untilShown(`${url}/api/products`, `"monthlyPrice":"${price}"`);
      await untilShown(`${url}/`, `$${20 + edit}`);
    }
  }

  async function untilShown(url: string, text: string): Promise<void> {
    const deadline = performance.now() + shownTimeoutMs;
    while (!(await (await fetch(url)).text()).includes(text)) {
      if (performance.now() > deadline) {
        visitors.tally.wrong.push(`${url} still shows an old price`);
        return;
      }
      await Bun.sleep(10);
    }
  }
}

/** A session of one process is valid in all, until it ends in one. */
export async function shareSessions({ shop, visitors }: Act): Promise<void> {
  const { wrong } = visitors.tally;
  const path = '/api/customer/auth/user';
  for (const { url } of shop.web) {
    const { cookie } = await visitors.signUp(url);
    const ask = () => Promise.all(shop.web.map((other) => status(other.url, cookie)));
    if ((await ask()).some((each) => each !== 200)) wrong.push('a session is unknown elsewhere');
    await visitors.send('POST', '/api/logout', { body: {}, cookie, url });
    if ((await ask()).some((each) => each === 200)) wrong.push('an ended session is still valid');
  }

  async function status(url: string, cookie: string): Promise<number> {
    const answer = await visitors.send('GET', path, { cookie, url });
    return (await answer.json())?.email ? 200 : 401;
  }
}

/** All processes count the same tries. */
export async function guessPasswords({ shop, visitors }: Act): Promise<void> {
  const { email } = await visitors.signUp(shop.web[0]?.url ?? '');
  const body = { username: email, password: 'not the right one' };
  const network = '192.0.2.7';
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, index) => {
      const url = shop.web[index % shop.web.length]?.url ?? '';
      return visitors.send('POST', '/api/login', { body, url, network });
    }),
  );
  const checked = answers.filter(({ status }) => status === 401).length;
  if (checked !== allowedGuesses) {
    visitors.tally.wrong.push(`${checked} of ${guesses} guesses were checked`);
  }
}

/** One process crashes and starts again, then each is replaced, while visitors buy. */
export async function replaceProcesses({ shop, visitors }: Act, productId: number) {
  const incidents = async () => {
    await Bun.sleep(1000);
    const [first] = shop.processes;
    await first?.end('SIGKILL');
    await Bun.sleep(1000);
    await first?.start();
    for (const process of shop.processes) {
      await process.end('SIGTERM');
      await process.start();
    }
    await Bun.sleep(1000);
  };
  await visitors.buyUntil(incidents(), productId, 6);
}

import { isCrossOrigin, isLocalPeer } from '../controls/local.ts';
import { seeOther } from '../pages/responses.ts';
import { createActions } from './actions.ts';
import { createDashboardPage, type DashboardPageParts } from './dashboard-page.ts';

export interface DashboardParts extends DashboardPageParts {
  log(line: string): void;
}

const CONTROLS = /^\/_controls(?:\/(\w+))?$/;

/**
 * Serves the dashboard and its controls to local connections. Returns undefined for all other
 * requests, so that they get the same 404 as any unknown path.
 */
export async function createDashboard(parts: DashboardParts) {
  const { controls, log } = parts;
  const actions = new Map(Object.entries(createActions(controls)));
  const show = await createDashboardPage(parts);

  return async (request: Request, peer: string): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    const [path, name = ''] = CONTROLS.exec(pathname) ?? [];
    const action = actions.get(name);
    const known = pathname === '/' || (path !== undefined && (name === '' || action));
    if (!known || !isLocalPeer(peer)) return undefined;
    if (action === undefined) {
      if (request.method !== 'GET') return refuse(405, 'Use GET.');
      return pathname === '/'
        ? show(searchParams.get('pressed'))
        : Response.json(state(), NO_STORE);
    }
    if (request.method !== 'POST') return refuse(405, 'Use POST.');
    if (isCrossOrigin(request)) return refuse(403, 'Requests from other sites are not allowed.');
    const form = new URLSearchParams(await request.text());
    try {
      const pressed = action(form);
      log(`${name} ${form}`);
      return answer(request, pressed);
    } catch (error) {
      if (error instanceof RangeError) return refuse(400, error.message);
      throw error;
    }
  };

  /** Programs that accept JSON get the state. Browsers return to the dashboard. */
  function answer({ headers }: Request, pressed: string): Response {
    if (headers.get('accept')?.includes('application/json'))
      return Response.json(state(), NO_STORE);
    return seeOther(`/?${new URLSearchParams({ pressed })}`);
  }

  function state() {
    const { time, faults, webhooks } = controls;
    return {
      now: time.now().toISOString(),
      faults: faults.active(),
      webhooks: { ...webhooks.deliveryFaults(), pending: webhooks.pending() },
    };
  }
}

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };

function refuse(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

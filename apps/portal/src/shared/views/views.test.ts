import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const content = { state: { pageSize: 20, sort: { column: 'vin', order: 'asc' as const }, filters: { status: 'draft' } }, layout: { order: [] } };
const server = vi.hoisted(() => ({ views: [] as object[], isDown: false, asked: 0 }));
vi.mock('@harrow/api-client', () => ({
  resultOf: async (call: Promise<unknown>) => call,
  savedViewsList: async () => {
    server.asked += 1;
    if (server.isDown) throw new Error('offline');
    return server.views;
  },
}));
vi.mock('../../platform/config.ts', () => ({ config: {} }));
vi.mock('../../platform/session/permissions.ts', () => ({ permissionsStore: { get: () => undefined } }));
vi.mock('../../platform/session/session.ts', () => ({ userStore: { get: () => ({ username: 'dora' }) } }));

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});

const defaults = { page: 1, pageSize: 10, sort: { column: 'createTime', order: 'desc' as const }, filters: {} };
const mine = { id: '1', title: 'Mine', content: JSON.stringify(content), roleCode: null, isDefault: true, mine: true, ownerName: 'Dora' };

/** A page that has just been loaded. */
async function openPage() {
  vi.resetModules();
  const [{ keepFirstView }, first] = [await import('./views.ts'), await import('./firstListState.ts')];
  return { keepFirstView, ...first };
}
// A first import may take longer than a test on a busy machine.
beforeAll(() => import('./views.ts'), 60_000);
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  server.views = [mine];
  server.isDown = false;
  server.asked = 0;
});

test('a browser that does not know the default view asks at once, and the list starts with it', async () => {
  const { keepFirstView, isFirstViewKnown, firstListState } = await openPage();
  expect(isFirstViewKnown('vehicle')).toBe(false);
  keepFirstView('vehicle');
  await vi.advanceTimersByTimeAsync(0);
  expect(isFirstViewKnown('vehicle')).toBe(true);
  expect(firstListState('vehicle', defaults)).toMatchObject({ page: 1, pageSize: 20, filters: { status: 'draft' } });
});

test('that there is none is known, too, and asked again only when there is time', async () => {
  server.views = [{ ...mine, isDefault: false }];
  const page = await openPage();
  page.keepFirstView('vehicle');
  await vi.advanceTimersByTimeAsync(0);
  const again = await openPage();
  expect(again.isFirstViewKnown('vehicle')).toBe(true);
  expect(again.firstListState('vehicle', defaults)).toBe(defaults);
  again.keepFirstView('vehicle');
  await vi.advanceTimersByTimeAsync(100);
  expect(server.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.asked).toBe(2);
});

test('a server that does not answer keeps no list waiting, and is asked again', async () => {
  server.isDown = true;
  const { keepFirstView, isFirstViewKnown, firstListState, onFirstView } = await openPage();
  const heard = vi.fn();
  onFirstView(heard);
  keepFirstView('vehicle');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalled();
  expect(isFirstViewKnown('vehicle')).toBe(true);
  expect(firstListState('vehicle', defaults)).toBe(defaults);
  server.isDown = false;
  keepFirstView('vehicle');
  await vi.advanceTimersByTimeAsync(3000);
  expect(firstListState('vehicle', defaults)).toMatchObject({ pageSize: 20 });
});

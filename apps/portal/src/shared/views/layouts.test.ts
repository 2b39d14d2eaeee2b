import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const server = vi.hoisted(() => ({ values: new Map<string, string>(), isDown: false, saves: 0 }));
vi.mock('@harrow/api-client', () => ({
  resultOf: async (call: Promise<unknown>) => call,
  userPreferencesList: async () => {
    if (server.isDown) throw new Error('offline');
    return [...server.values].map(([name, value]) => ({ name, value, updateTime: '' }));
  },
  userPreferencesSave: async ({ body }: { body: { name: string; value: string | null } }) => {
    if (server.isDown) throw new Error('offline');
    server.saves += 1;
    if (body.value === null) server.values.delete(body.name);
    else server.values.set(body.name, body.value);
  },
}));
vi.mock('../../platform/session/session.ts', () => ({ userStore: { get: () => ({ username: 'dora' }) } }));

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});

/** A page that has just been loaded. */
async function openPage() {
  vi.resetModules();
  return (await import('./layouts.ts')).layoutStore;
}
// A first import may take longer than a test on a busy machine.
beforeAll(() => import('./layouts.ts'), 60_000);
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  server.values.clear();
  server.isDown = false;
  server.saves = 0;
});

test('a layout is there at once, after a reload, and in the account', async () => {
  const layouts = await openPage();
  layouts.write('vehicle', { order: ['vin'] });
  layouts.write('vehicle', { order: ['vin', 'no'] });
  expect(layouts.read('vehicle')).toEqual({ order: ['vin', 'no'] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.saves).toBe(1);
  expect((await openPage()).read('vehicle')).toEqual({ order: ['vin', 'no'] });
});

test('it follows the user into another browser, each list when it is opened', async () => {
  server.values.set('list.vehicle', '{"order":["no"]}');
  server.values.set('list.claim', '{"order":[],"density":"compact"}');
  const layouts = await openPage();
  const heard = vi.fn();
  layouts.subscribe!('vehicle', heard);
  await vi.advanceTimersByTimeAsync(3000);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ order: ['no'] });
  layouts.subscribe!('claim', heard);
  await vi.advanceTimersByTimeAsync(3000);
  expect(heard).toHaveBeenLastCalledWith({ order: [], density: 'compact' });
});

test('a reset stays a reset', async () => {
  server.values.set('list.vehicle', '{"order":["no"]}');
  const layouts = await openPage();
  layouts.write('vehicle', undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.values.size).toBe(0);
  const again = await openPage();
  const heard = vi.fn();
  again.subscribe!('vehicle', heard);
  await vi.advanceTimersByTimeAsync(3000);
  expect(again.read('vehicle')).toEqual({ order: [] });
  expect(heard).not.toHaveBeenCalled();
});

test('what was changed without a connection wins and is sent later', async () => {
  server.isDown = true;
  (await openPage()).write('vehicle', { order: ['mine'] });
  await vi.advanceTimersByTimeAsync(1000);
  server.isDown = false;
  server.values.set('list.vehicle', '{"order":["old"]}');
  const layouts = await openPage();
  layouts.subscribe!('vehicle', () => undefined);
  await vi.advanceTimersByTimeAsync(3000);
  expect(layouts.read('vehicle')).toEqual({ order: ['mine'] });
  expect(server.values.get('list.vehicle')).toBe('{"order":["mine"]}');
});

test('where nobody touched the columns they are those of the default view, also when that arrives later', async () => {
  const layouts = await openPage();
  const { rememberFirstView } = await import('./firstListState.ts');
  const heard = vi.fn();
  layouts.subscribe!('vehicle', heard);
  expect(layouts.read('vehicle')).toEqual({ order: [] });
  rememberFirstView('vehicle', {
    state: { pageSize: 10, sort: { column: 'vin', order: 'asc' }, filters: {}, query: undefined },
    layout: { order: ['no', 'vin'] },
  });
  expect(heard).toHaveBeenLastCalledWith({ order: ['no', 'vin'] });
  await vi.advanceTimersByTimeAsync(3000);
  expect((await openPage()).read('vehicle')).toEqual({ order: ['no', 'vin'] });
  layouts.write('vehicle', { order: ['vin'] });
  expect(layouts.read('vehicle')).toEqual({ order: ['vin'] });
  layouts.write('vehicle', undefined);
  expect(layouts.read('vehicle')).toEqual({ order: [] });
});

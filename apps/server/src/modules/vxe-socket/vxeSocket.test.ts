import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { notify, usersNamed } from '../../shared/notify/notify.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { closeCodes } from './routes.ts';

/** Warnings and errors in the log. */
const complaints: string[] = [];

let app: TestApp;
let address: string;
/** Another server process on the same database. */
let other: Awaited<ReturnType<typeof createApp>>;
let otherAddress: string;
const tokens = new Map<string, string>();

const listen = async (server: TestApp['app']): Promise<string> => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  app = await createTestApp({ logger: { level: 'warn', stream: { write: (line: string) => void complaints.push(line) } } });
  await insertMachines(app.services.db);
  other = await createApp({ connection: app.connection, dataFolder: app.dataFolder });
  [address, otherAddress] = [await listen(app.app), await listen(other.app)];
});
afterAll(async () => {
  await other.app.close();
  await app.close();
});

const tokenOf = async (username: string): Promise<string> => {
  const token = tokens.get(username) ?? (await signIn(app, username));
  tokens.set(username, token);
  return token;
};

const opened = new Set<WebSocket>();
afterEach(() => {
  for (const socket of opened) socket.close();
  opened.clear();
});

interface Client {
  socket: WebSocket;
  heard: { type: string; data: unknown }[];
  send(message: unknown): void;
  closed: Promise<number>;
}

async function connect(username: string, { at = address, as = username, token }: { at?: string; as?: string; token?: string } = {}): Promise<Client> {
  const socket = new WebSocket(`${at}/vxeSocket/${as}/page`, token ?? (await tokenOf(username)));
  opened.add(socket);
  const heard: Client['heard'] = [];
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as Client['heard'][number]));
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('close', () => reject(new Error('refused')));
  });
  return { socket, heard, closed, send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)) };
}

const command = (key: string, ...args: unknown[]) => ({ type: 'common_send_date', data: { key, args } });
const update = (socketKey: string, row: object, sender = 'me') => ({ type: 'update_vxe_table', data: { socketKey, args: [row, sender] } });
const hears = (client: Client, message: unknown) => vi.waitFor(() => expect(client.heard).toContainEqual(message), { timeout: 5_000 });
const heardOf = (client: Client, type: string) => client.heard.filter((message) => message.type === type);
/** Until everything sent so far has been dealt with. */
async function settle(client: Client): Promise<void> {
  const before = heardOf(client, 'heart_beat').length;
  client.send({ type: 'heart_beat', data: '' });
  await vi.waitFor(() => expect(heardOf(client, 'heart_beat').length).toBeGreaterThan(before));
  await sleep(50);
}
const subscribe = async (client: Client, ...keys: string[]) => {
  client.send(command('subscribe', ...keys));
  await settle(client);
};

const newClaim = async (username = 'd001.service', vin: string = machines.covered): Promise<{ id: string; version: number }> => {
  const { body } = await call(app, await tokenOf(username), 'POST', '/api/portal/warrantyClaim/save?confirm=1', { claimType: 'normal', vin });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body.result;
};
const changeClaim = async (username: string, { id, version }: { id: string; version: number }) => {
  const { body } = await call(app, await tokenOf(username), 'POST', '/api/portal/warrantyClaim/save?confirm=1', { id, version, complaint: 'Louder' });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
};

describe('who may come in', () => {
  test('the user of the token, by login name or id, and nobody else', async () => {
    const { id } = await app.services.db.selectFrom('sysUser').select('id').where('username', '=', 'd001.service').executeTakeFirstOrThrow();
    await connect('d001.service');
    await connect('d001.service', { as: id });
    await expect(connect('d001.service', { as: 'd001.admin' })).rejects.toThrow('refused');
    await expect(connect('d001.service', { token: 'x'.repeat(43) })).rejects.toThrow('refused');
    await expect(connect('d001.service', { token: 'short' })).rejects.toThrow('refused');
    await expect(connect('first.login')).rejects.toThrow('refused');
  });

  test('a plain request is no socket', async () => {
    const answer = await fetch(`${address.replace('ws', 'http')}/vxeSocket/d001.service/page`, {
      headers: { 'sec-websocket-protocol': await tokenOf('d001.service') },
    });
    expect(answer.status).toBe(404);
  });

  test('a beat is answered', async () => {
    const client = await connect('d001.service');
    client.send({ type: 'heart_beat', data: '' });
    await vi.waitFor(() => expect(client.heard).toContainEqual({ type: 'heart_beat', data: true }));
  });

  test('who logs out is put out, in every server process', async () => {
    const token = await signIn(app, 'd001.parts');
    const [here, there] = [await connect('d001.parts', { token }), await connect('d001.parts', { token, at: otherAddress })];
    await call(app, token, 'POST', '/sys/logout', {});
    expect(await Promise.all([here.closed, there.closed])).toEqual([closeCodes.sessionEnded, closeCodes.sessionEnded]);
  });

  test.each([
    ['no JSON', 'x', closeCodes.notUnderstood],
    ['an unknown kind', { type: 'drop_tables', data: { args: [] } }, closeCodes.notUnderstood],
    ['a key that is too long', command('x'.repeat(101)), closeCodes.notUnderstood],
    ['more than a message may have', command('x', 'y'.repeat(17_000)), 1009],
  ])('%s ends the connection', async (_name, message, code) => {
    const client = await connect('d001.service');
    client.send(message);
    expect(await client.closed).toBe(code);
  });

  test('a frame that breaks the protocol ends the connection and is no line of the log', async () => {
    complaints.length = 0;
    const { hostname, port } = new URL(address);
    const socket = connectSocket(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `GET /vxeSocket/d001.service/page HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
        `sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-protocol: ${await tokenOf('d001.service')}\r\n\r\n`,
    );
    await once(socket, 'data');
    const closed = once(socket, 'close');
    // Reserved bits, an opcode that is none, and no mask.
    socket.write(Buffer.from('ff85ffffffffff', 'hex'));
    await closed;
    await settle(await connect('d001.service'));
    expect(complaints).toEqual([]);
  });

  test('so do too many messages', async () => {
    const client = await connect('d001.service');
    for (let n = 0; n < 100; n += 1) client.send(command('x', n));
    expect(await client.closed).toBe(closeCodes.tooFast);
  });
});

describe('rows of a document', () => {
  test('reach those who show it and may see it, in every server process', async () => {
    const { id } = await newClaim();
    const key = `warrantyClaim:${id}:parts`;
    const sender = await connect('d001.service');
    const colleague = await connect('d001.admin', { at: otherAddress });
    const reviewer = await connect('zhao.manager');
    const stranger = await connect('d002.service');
    const elsewhere = await connect('d001.admin');
    await Promise.all([sender, colleague, reviewer, stranger].map((client) => subscribe(client, key)));
    sender.send(update(key, { id: '7', quantity: 2 }));
    await hears(colleague, update(key, { id: '7', quantity: 2 }));
    await hears(reviewer, update(key, { id: '7', quantity: 2 }));
    await hears(sender, update(key, { id: '7', quantity: 2 }));
    await settle(stranger);
    await settle(elsewhere);
    expect([heardOf(stranger, 'update_vxe_table'), heardOf(elsewhere, 'update_vxe_table')]).toEqual([[], []]);
  });

  test('are not taken from somebody who may not see or edit it, or does not show it', async () => {
    const { id } = await newClaim();
    const key = `warrantyClaim:${id}`;
    const listener = await connect('d001.admin');
    const stranger = await connect('d002.service');
    const reader = await connect('d001.sales');
    const outside = await connect('d001.service');
    await Promise.all([listener, stranger, reader].map((client) => subscribe(client, key)));
    for (const client of [stranger, reader, outside]) {
      client.send(update(key, { id: '7' }));
      await settle(client);
    }
    await settle(listener);
    expect(heardOf(listener, 'update_vxe_table')).toEqual([]);
  });

  test('of a table without a document are for the other windows of the same user', async () => {
    const [here, there, colleague] = [await connect('d001.service'), await connect('d001.service', { at: otherAddress }), await connect('d001.admin')];
    await Promise.all([here, there, colleague].map((client) => subscribe(client, 'demo')));
    here.send(update('demo', { id: '1' }));
    here.send(command('refresh', 1));
    await hears(there, update('demo', { id: '1' }));
    await hears(there, command('refresh', 1));
    await settle(colleague);
    expect(heardOf(colleague, 'update_vxe_table')).toEqual([]);
    expect(colleague.heard).not.toContainEqual(command('refresh', 1));
  });

  test('that are too large are not passed on, and the connection lives', async () => {
    const client = await connect('d001.service');
    client.send(update('demo', { id: '1', text: 'x'.repeat(8_000) }));
    await settle(client);
    expect(heardOf(client, 'update_vxe_table')).toEqual([]);
  });
});

describe('changes of a list', () => {
  const changes = (client: Client) => client.heard.filter(({ data }) => (data as { key?: string }).key === 'list.changed');

  test('are told with the ids the user may see, in every server process, but not to the author', async () => {
    const author = await connect('d001.service');
    const colleague = await connect('d001.admin', { at: otherAddress });
    const stranger = await connect('d002.service');
    const reviewer = await connect('zhao.manager');
    await Promise.all([author, colleague, stranger, reviewer].map((client) => subscribe(client, 'list:warrantyClaim')));
    const claim = await newClaim();
    await hears(colleague, command('list.changed', 'warrantyClaim', [claim.id]));
    await hears(reviewer, command('list.changed', 'warrantyClaim', [claim.id]));
    await settle(author);
    await settle(stranger);
    expect([changes(author), changes(stranger)]).toEqual([[], []]);
    await changeClaim('d001.admin', claim);
    await hears(author, command('list.changed', 'warrantyClaim', [claim.id]));
  });

  test('of a write that is rolled back are not told', async () => {
    const client = await connect('zhao.manager');
    await subscribe(client, 'list:vehicle');
    const { db } = app.services;
    await inTransaction(db, async (trx) => {
      await trx.updateTable('vehicle').set({ color: 'red' }).execute();
      throw new Error('back');
    }).catch(() => undefined);
    await sleep(1_300);
    expect(changes(client)).toEqual([]);
    await db.updateTable('vehicle').set({ color: 'red', updateBy: 'd001.service' }).where('dealerCode', '=', 'D002').execute();
    await vi.waitFor(() => expect(changes(client)).toHaveLength(1), { timeout: 5_000 });
  });

  test('need the permission, and the list must exist', async () => {
    const nobody = await connect('nodept.user');
    const client = await connect('d001.service');
    await subscribe(nobody, 'list:warrantyClaim');
    await subscribe(client, 'list:sysUser', 'list:__proto__', 'list:');
    await newClaim('d002.service', machines.foreign);
    await sleep(1_300);
    expect([changes(nobody), changes(client)]).toEqual([[], []]);
  });

  test('cannot be made up by a page', async () => {
    const [here, there] = [await connect('d001.service'), await connect('d001.service')];
    await subscribe(there, 'list:warrantyClaim');
    here.send(command('list.changed', 'warrantyClaim', ['x']));
    here.send(command('message.unread', 99));
    here.send(update('list:warrantyClaim', { id: 'x' }));
    await settle(here);
    await settle(there);
    expect(changes(there)).toEqual([]);
    expect(there.heard).not.toContainEqual(command('message.unread', 99));
    expect(heardOf(there, 'update_vxe_table')).toEqual([]);
  });
});

test('a changed dictionary is told to every page, in every server process', async () => {
  const [here, there] = [await connect('d001.service'), await connect('d001.parts', { at: otherAddress })];
  const admin = await tokenOf('admin');
  const dictCode = 'told_to_pages';
  const dictName = { 'zh-cn': '通知', en: 'Told', es: 'Told', ru: 'Told', fr: 'Told', pt: 'Told' };
  expect((await call(app, admin, 'POST', '/sys/dictionary/add', { dictCode, dictName, items: [] })).body).toMatchObject({ success: true });
  await Promise.all([here, there].map((client) => hears(client, command('master.changed', 'dictionary'))));
  expect([...here.heard, ...there.heard]).not.toContainEqual(command('master.changed', 'category'));
});

test('the number of unread messages is told at the start and whenever it changes, to its user only', async () => {
  const tell = (username: string) =>
    inTransaction(app.services.db, async (trx) =>
      notify(trx, await usersNamed(trx, [username]), { event: 'password.asked', params: { username: 'x', name: 'y' } }),
    );
  const reader = await connect('qian.finance', { at: otherAddress });
  const stranger = await connect('chen.parts');
  await hears(reader, command('message.unread', 0));
  await tell('qian.finance');
  await hears(reader, command('message.unread', 1));
  await tell('qian.finance');
  await hears(reader, command('message.unread', 2));
  await call(app, await tokenOf('qian.finance'), 'POST', '/sys/message/read', {});
  await vi.waitFor(() => expect(reader.heard.at(-1)).toEqual(command('message.unread', 0)));
  expect(stranger.heard).toEqual([command('message.unread', 0)]);
});

test('whoever has other rights hears it at once, and nobody else', async () => {
  const [parts, service] = [await connect('d001.parts'), await connect('d001.service', { at: otherAddress })];
  const admin = await tokenOf('admin');
  const { id } = (await call(app, admin, 'GET', '/sys/role/queryall')).body.result.find(({ roleCode }: { roleCode: string }) => roleCode === 'DLR_PARTS');
  const read = async () => (await call(app, admin, 'GET', `/sys/role/queryById?id=${id}`)).body.result;
  const { permissions } = await read();
  const edit = async (rest: string[]) => {
    const { roleName, dataScope, version } = await read();
    return call(app, admin, 'POST', '/sys/role/edit', { id, version, roleName, dataScope, permissions: rest });
  };
  await edit(permissions.filter((permission: string) => permission !== 'warrantyClaim:export'));
  await hears(parts, command('permission.changed'));
  await settle(service);
  expect(service.heard).not.toContainEqual(command('permission.changed'));
  // The same rights again are no change.
  const count = parts.heard.length;
  await edit(permissions.filter((permission: string) => permission !== 'warrantyClaim:export'));
  await settle(parts);
  expect(parts.heard.slice(count)).not.toContainEqual(command('permission.changed'));
  parts.send(command('permission.changed'));
  await settle(service);
  expect(service.heard).not.toContainEqual(command('permission.changed'));
});

test('a change of the menu is told to every page', async () => {
  const parts = await connect('d001.parts');
  const body = { id: 'isystem-user', version: 1, icon: 'team' };
  expect((await call(app, await tokenOf('admin'), 'POST', '/sys/permission/edit', body)).body).toMatchObject({ success: true });
  await hears(parts, command('master.changed', 'menu'));
});

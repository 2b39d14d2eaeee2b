import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../app.ts';
import type { VerificationCode } from '../generated/types.gen.ts';
import type { Connection } from '../shared/database/connection/connect.ts';
import type { Stopping } from '../shared/http/stopping.ts';
import type { Services } from '../shared/services.ts';
import { insertFixtures, testPassword } from './fixtures.ts';
import { sentFindings } from './messageFindings.ts';
import { createTestDatabase } from './testDatabase.ts';

export interface TestApp {
  app: FastifyInstance;
  stopping: Stopping;
  /** Sends a request without a network. */
  inject: FastifyInstance['inject'];
  services: Services;
  connection: Connection;
  dataFolder: string;
  /** Login names of the users who hold a permission. */
  usersWith(permission: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Characters of every verification code in tests. */
export const testCaptcha = 'ACEF';

/** A server on a database of its own (HARROW_TEST_DATABASE) with the users of `fixtures.ts`. */
export const createTestApp = (options: Partial<AppOptions> = {}): Promise<TestApp> => startTestApp(options, ({ db }) => insertFixtures(db));

/** A server on a database of its own with base data. @param fill who and what is there when it starts */
export async function startTestApp(options: Partial<AppOptions>, fill: (services: Services) => Promise<unknown>): Promise<TestApp> {
  const connection = options.connection ?? (await createTestDatabase('migrated'));
  const dataFolder = await mkdtemp(join(tmpdir(), 'harrow-test-'));
  const { app, services, stopping } = await createApp({ dataFolder, captchaCode: () => testCaptcha, ...options, connection });
  await fill(services);
  await app.ready();
  return {
    app,
    stopping,
    inject: app.inject.bind(app),
    services,
    connection,
    dataFolder,
    async usersWith(permission) {
      const rows = await services.db
        .selectFrom('sysUser')
        .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
        .innerJoin('sysRolePermission', 'sysRolePermission.roleCode', 'sysUserRole.roleCode')
        .select('sysUser.username')
        .distinct()
        .where('permission', '=', permission)
        .execute();
      return rows.map(({ username }) => username);
    },
    async close() {
      const findings = await sentFindings(services);
      await app.close();
      await connection.close();
      await rm(dataFolder, { recursive: true, force: true });
      // Here, so that the texts of every message are judged with the facts of its real sender.
      if (findings.length > 0) throw new Error(`Messages that say too little, or something twice:\n${findings.join('\n')}`);
    },
  };
}

/** The raw answer to a sign-in. */
export const tryToSignIn = async (
  { app }: Pick<TestApp, 'app'>,
  username: string,
  password: string,
  more: { captcha?: string; checkKey?: string; proof?: string; remoteAddress?: string } = {},
) => {
  const { remoteAddress = '127.0.0.1', ...fields } = more;
  const reply = await app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    remoteAddress,
    headers: { 'accept-language': 'en' },
    payload: { username, password, ...fields },
  });
  return reply.json();
};

/** A new verification code, read and with its puzzle solved. */
export async function solvedCaptcha({ app }: Pick<TestApp, 'app'>): Promise<{ captcha: string; checkKey: string; proof: string }> {
  const { checkKey, puzzle } = (await app.inject({ url: '/api/Login/GetVerificationCode' })).json().result as VerificationCode;
  return { captcha: testCaptcha, checkKey, proof: proofOf(puzzle) };
}

/** The solution of a puzzle, found by trying. */
function proofOf({ maxnumber, ...puzzle }: VerificationCode['puzzle']): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${puzzle.salt}${number}`).digest('hex') === puzzle.challenge)
      return Buffer.from(JSON.stringify({ ...puzzle, number })).toString('base64');
  }
  throw new Error('The puzzle has no solution');
}

/** Signs a test user in. @returns the token */
export async function signIn(testApp: Pick<TestApp, 'app'>, username: string, password = testPassword): Promise<string> {
  const answer = await tryToSignIn(testApp, username, password);
  if (!answer.success) throw new Error(`${username} cannot sign in: ${answer.message}`);
  return answer.data.TokenID;
}

/** Calls as a signed-in user. @returns status and parsed body */
export async function call(
  testApp: TestApp,
  token: string | undefined,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const reply = await testApp.app.inject({
    method,
    url,
    headers: { ...(token && { 'x-access-token': token }), 'accept-language': 'en', ...headers },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}

import { type SqlBool, sql } from 'kysely';
import type { Parameters } from '../parameters.ts';
import type { Connection } from '../database/connection/connect.ts';
import { announce, type Db, onCommit } from '../database/database.ts';
import type { CurrentUser } from './currentUser.ts';
import { isOpenDepart, staffOfSuspended } from './openDepart.ts';
import { loadUser } from './loadUser.ts';
import type { Sessions } from './sessions.ts';
import { hashToken, newToken } from './token.ts';

const lifetime = sql<string>`now() + interval '7 days'`;
/** How long a server process trusts what it has read; a revocation travels faster, by NOTIFY. */
const cacheMs = 10_000;
const cacheSize = 5_000;
/** Payload: id of a user. */
const channel = 'session';

interface Cached {
  user: CurrentUser | undefined;
  readAt: number;
}

export async function createSessions(connection: Connection, parameters: Parameters): Promise<Sessions> {
  const { db } = connection;
  const cache = new Map<string, Cached>();
  /** Grows with everything that is forgotten: what was read before is not to be remembered. */
  let forgotten = 0;
  const drop = (userId: string): void => {
    forgotten += 1;
    for (const [hash, { user }] of cache) if (userId === '' || user?.id === userId) cache.delete(hash);
  };
  await connection.listen(channel, drop);

  const forget = async (through: Db, userId: string): Promise<void> => {
    await announce(through, channel, userId);
    await onCommit(through, () => drop(userId));
  };
  // Rights of sub-dealers follow from a parameter.
  await connection.listen('parameter', () => drop(''));

  const read = async (hash: string): Promise<CurrentUser | undefined> => {
    const session = await db
      .selectFrom('session')
      .select(['userId', 'orgCode', 'language'])
      .where('tokenHash', '=', hash)
      .where('expireTime', '>', sql<string>`now()`)
      .executeTakeFirst();
    // To the minute: a write per request would cost more than the figure is worth.
    if (session)
      await db
        .updateTable('session')
        .set({ lastActive: sql<string>`now()` })
        .where('tokenHash', '=', hash)
        .where('lastActive', '<', sql<string>`now() - interval '1 minute'`)
        .execute();
    const user = session && (await loadUser(db, { ...session, sessionId: hash, parameters }));
    if (!user || user.orgCode !== null) return user;
    // Whose department was closed goes on in the other one, where there is no choice to make.
    const orgCode = await onlyOpenDepart(user.id);
    if (orgCode === null) return user;
    await db.updateTable('session').set({ orgCode }).where('tokenHash', '=', hash).execute();
    return loadUser(db, { ...session, orgCode, sessionId: hash, parameters });
  };
  const onlyOpenDepart = async (userId: string): Promise<string | null> => {
    const open = await db
      .selectFrom('sysUserDepart')
      .innerJoin('sysDepart', 'sysDepart.orgCode', 'sysUserDepart.orgCode')
      .select('sysDepart.orgCode')
      .where('userId', '=', userId)
      .where(isOpenDepart)
      .limit(2)
      .execute();
    return open.length === 1 ? open[0]!.orgCode : null;
  };

  return {
    async open({ userId, orgCode, ip, userAgent, language }) {
      const token = newToken();
      await db
        .insertInto('session')
        .values({ tokenHash: hashToken(token), userId, orgCode, ip, userAgent: userAgent.slice(0, 200), language: language ?? null, expireTime: lifetime })
        .execute();
      return token;
    },
    async find(token, ip) {
      const hash = hashToken(token);
      const cached = cache.get(hash);
      if (cached && Date.now() - cached.readAt < cacheMs) return cached.user && { ...cached.user, ip };
      const before = forgotten;
      const user = await read(hash);
      if (before !== forgotten) return user && { ...user, ip };
      // Unknown tokens are remembered as well, so that a loop with a dead one costs nothing; the oldest entries go first.
      if (cache.size >= cacheSize) cache.delete(cache.keys().next().value!);
      cache.delete(hash);
      cache.set(hash, { user, readAt: Date.now() });
      return user && { ...user, ip };
    },
    async actAs(username) {
      const { id, currentOrgCode } = await db.selectFrom('sysUser').select(['id', 'currentOrgCode']).where('username', '=', username).executeTakeFirstOrThrow();
      const user = await loadUser(db, { userId: id, orgCode: currentOrgCode, sessionId: '', parameters });
      if (!user) throw new Error(`${username} is frozen and cannot act.`);
      return user;
    },
    ofUser: (userId, orgCode) => loadUser(db, { userId, orgCode, sessionId: '', parameters }),
    async close(through, token) {
      const ended = await through.deleteFrom('session').where('tokenHash', '=', hashToken(token)).returning('userId').executeTakeFirst();
      if (ended) await forget(through, ended.userId);
    },
    async end(through, reason, { except = '', ...which }) {
      const ended = await through
        .deleteFrom('session')
        .where('tokenHash', '<>', except)
        .where(
          'userId' in which
            ? sql<SqlBool>`user_id = ${which.userId}`
            : sql<SqlBool>`(left(token_hash, 32) = ${which.session} or token_hash = ${hashToken(which.session)})`,
        )
        .returning(['tokenHash', 'userId'])
        .execute();
      if (ended.length === 0) return 0;
      await through
        .insertInto('endedSession')
        .values(ended.map(({ tokenHash }) => ({ tokenHash, reason })))
        .execute();
      for (const id of new Set(ended.map(({ userId }) => userId))) await forget(through, id);
      return ended.length;
    },
    async endOf(token) {
      const ended = await db.selectFrom('endedSession').select('reason').where('tokenHash', '=', hashToken(token)).executeTakeFirst();
      if (ended) return ended.reason;
      const resting = await db
        .selectFrom('session')
        .innerJoin('sysUser', 'sysUser.id', 'session.userId')
        .select('sysUser.id')
        .where('tokenHash', '=', hashToken(token))
        .where('expireTime', '>', sql<string>`now()`)
        .where('status', '=', 1)
        .where('delFlag', '=', 0)
        .where(staffOfSuspended)
        .executeTakeFirst();
      return resting && 'session.departSuspended';
    },
    async chooseDepart(through, sessionId, orgCode) {
      const session = await through
        .updateTable('session')
        .set({ orgCode })
        .where('tokenHash', '=', sessionId)
        .returning(['userId', 'language'])
        .executeTakeFirst();
      if (!session) return undefined;
      await forget(through, session.userId);
      return loadUser(through, { ...session, orgCode, sessionId, parameters });
    },
    forget,
  };
}

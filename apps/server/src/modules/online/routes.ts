import { sql } from 'kysely';
import { makerDay, sqlStart } from '../../shared/makerDay.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { advancedCondition } from '../../shared/list/conditions.ts';
import { mentions } from '../../shared/list/mentions.ts';
import { badRequest, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { hashToken } from '../../shared/session/token.ts';
import type { Db } from '../../shared/database/database.ts';
import { isStronger, strongerRoles } from '../permission/service.ts';
import { mustNotExceed } from '../user/service.ts';
import { browserName } from '../../shared/http/browserName.ts';
import { signInExport, signInFilters, signInList } from './signIns.ts';

type OnlineUser = Operations['onlineUsersList']['reply']['result']['records'][number];
type Row = Omit<OnlineUser, 'browser' | 'allowedActions'> & { userAgent: string; isStronger: boolean };

/** Days of visits that are shown. */
const visitDays = 7;
/** Sessions are named by half of the hash of their token: enough to find them, but useless for signing in. */
const sessionId = sql`left(s.token_hash, 32)`;
const sortable: Readonly<Record<string, ReturnType<typeof sql>>> = {
  createTime: sql`s.last_active`,
  lastActive: sql`s.last_active`,
  loginTime: sql`s.create_time`,
  username: sql`u.username`,
  ip: sql`s.ip`,
};

/** Whose session it is. */
const ownerOf = async (db: Db, which: { session: string } | { userId: string }): Promise<{ id: string; realname: string } | undefined> => {
  const isMeant =
    'userId' in which ? sql`s.user_id = ${which.userId}` : sql`(left(s.token_hash, 32) = ${which.session} or s.token_hash = ${hashToken(which.session)})`;
  const { rows } = await sql<{
    id: string;
    realname: string;
  }>`select u.id, u.realname from session s join sys_user u on u.id = s.user_id where ${isMeant}`.execute(db);
  return rows[0];
};

export const onlineRoutes = (services: Services): Handlers<'onlineUsers'> & Handlers<'signIns'> => {
  const { db } = services;
  return {
    ...listRoutes('signIns', { list: signInList, filters: signInFilters, exported: signInExport }),
    async onlineUsersList({ query, user, context }) {
      const { pageNo: current = 1, pageSize: size = 10, column = 'createTime', order = 'desc', username = '' } = query;
      const sort = Object.hasOwn(sortable, column) ? sortable[column] : undefined;
      if (!sort) throw badRequest('query.unknownSort', { field: column.slice(0, 64) });
      // It has no columns to ask about: a query is refused rather than left out of account.
      advancedCondition({}, query.superQueryParams, query.superQueryMatchType, user);
      const found = sql`from session s join sys_user u on u.id = s.user_id
        where s.expire_time > now() and ${mentions(username, 'u.username')}`;
      const way = sql.raw(order === 'asc' ? 'asc' : 'desc');
      const { rows } =
        await sql<Row>`select ${sessionId} as id, s.user_id, u.username, u.realname, s.ip, s.user_agent, s.create_time as login_time, s.last_active,
        s.token_hash = ${user.sessionId} as own, ${isStronger(user, await strongerRoles(context), 'u')} as is_stronger
      ${found} order by ${sort} ${way}, s.token_hash ${way} limit ${size} offset ${(current - 1) * size}`.execute(db);
      // Counted apart: a page beyond the last one has no row that could say it.
      const counts = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
      const { total } = counts.rows[0]!;
      const mayEnd = user.permissions.has('log:forceLogout');
      const records = rows.map(({ userAgent, isStronger: isBeyond, ...row }): OnlineUser => ({
        ...row,
        browser: browserName(userAgent),
        allowedActions: mayEnd && !row.own && !isBeyond ? ['signOut'] : [],
      }));
      return { records, total, totalCapped: false, size, current, pages: Math.ceil(total / size) };
    },
    async onlineUsersForceLogout({ body: { token, userId }, user, commit }) {
      if ((token === undefined) === (userId === undefined)) throw badRequest('contract.required', { field: 'token, userId' });
      const which = userId === undefined ? { session: token! } : { userId };
      return commit(async (within) => {
        const {
          db: trx,
          services: { sessions },
        } = within;
        const owner = await ownerOf(trx, which);
        if (!owner) throw refuse('E-012');
        await mustNotExceed(within, owner, 'beyond.user.signOut');
        const ended = await sessions.end(trx, 'session.endedByAdministrator', { ...which, except: user.sessionId });
        if (ended === 0) throw refuse('E-012');
        return ended;
      });
    },
    async onlineUsersLoginfo() {
      const begin = sqlStart(services, sql`${makerDay(services)}`);
      const { rows } = await sql<{ totalVisitCount: number; todayVisitCount: number; todayIp: number }>`select count(*)::int as total_visit_count,
      count(*) filter (where create_time >= ${begin})::int as today_visit_count,
      count(distinct ip) filter (where create_time >= ${begin})::int as today_ip from sys_login_log`.execute(db);
      return rows[0]!;
    },
    async onlineUsersVisitInfo() {
      const { rows } = await sql<{
        tian: string;
        type: string;
        visit: number;
        ip: number;
      }>`select to_char(day, 'MM-DD') as tian, to_char(day, 'YYYY-MM-DD') as type,
        count(l.id)::int as visit, count(distinct l.ip)::int as ip
      from (select (${makerDay(services)}::date - past) as day from generate_series(0, ${visitDays - 1}::int) as past) as days
      left join sys_login_log l on l.create_time >= ${sqlStart(services, sql`day`)} and l.create_time < ${sqlStart(services, sql`day + 1`)}
      group by day order by day`.execute(db);
      return rows;
    },
  };
};

/** Signing in by the company's own sign-on: a proxy in front has asked who is there and says so in a header. */
import type { FastifyRequest } from 'fastify';
import type { OpenContext } from '../../shared/context.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { SingleSignOn } from '../../shared/module.ts';
import { notFound, refuse } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { onlyOfTerminated, staffOfSuspended } from '../../shared/session/openDepart.ts';
import { openSession } from './service.ts';

/** Longest name of a user. */
const maxLength = 64;

/** An address without the prefix that IPv4 has on a socket of both kinds. */
const plain = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/, '');

/** Whom the header names; undefined for a request that does not come from one of the proxies, whatever it says of itself. */
function namedBy({ header, proxies }: SingleSignOn, { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): string | undefined {
  if (!proxies.includes(plain(raw.socket.remoteAddress))) return undefined;
  const name = headers[header];
  return typeof name === 'string' && name.trim() !== '' && name.length <= maxLength ? name.trim() : undefined;
}

/**
 * Opens a session for the user whom the proxy names. There is no such call (404) while single sign-on is not set up or switched off, and for requests
 * that do not come through a proxy. A name without an account is refused as a wrong password is (E-701).
 */
export async function ssoLogin(
  context: OpenContext,
  { sso, request, language }: { sso: SingleSignOn | undefined; request: FastifyRequest; language?: Language | undefined },
): Promise<{ token: string; user: CurrentUser }> {
  const { services, db } = context;
  const username = sso && services.parameters.text('sso.enabled') === 'Y' ? namedBy(sso, request) : undefined;
  if (username === undefined) throw notFound('http.notFound');
  const refusal = (code: string) => refuse(code, {}, { errorCode: 'E-701', captchaRequired: false });
  const account = await db
    .selectFrom('sysUser')
    .select(['id', 'status', 'currentOrgCode', onlyOfTerminated.as('dealerEnded'), staffOfSuspended.as('departSuspended')])
    .where('username', '=', username)
    .where('delFlag', '=', 0)
    .executeTakeFirst();
  if (!account) throw refusal('E-701');
  if (account.dealerEnded) throw refusal('E-701.dealer');
  if (account.departSuspended) throw refusal('E-701.depart');
  const opened =
    account.status === 1 ? await openSession(context, account, { ip: request.ip, userAgent: request.headers['user-agent'] ?? '', language }) : undefined;
  if (!opened) throw refusal('E-701.frozen');
  return opened;
}

import { randomBytes } from 'node:crypto';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Module, StartOptions } from '../../shared/module.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import '../parts/tables.ts';
import '../vehicle/tables.ts';
import { linkLifetime, portalLink, type PortalSites } from './portalLink.ts';

type Asked = Operations['sesPortalUrl']['data']['query'];

/** A machine is looked up by its full VIN, whatever its dealer; a part by its code. Unknown ones are left out. */
async function subjectOf({ db }: Context, { vin, partsCode }: Asked): Promise<{ vin?: string; part?: string }> {
  const machine = vin && (await db.selectFrom('vehicle').select('vin').where('vin', '=', vin.toUpperCase()).where('delFlag', '=', 0).executeTakeFirst());
  const part = partsCode && (await db.selectFrom('parts').select('partsCode').where('partsCode', '=', partsCode.trim().toUpperCase()).executeTakeFirst());
  return { ...(machine && { vin: machine.vin }), ...(part && { part: part.partsCode }) };
}

/** Who the user is, for a minute, under a number that is used once. Nothing of it is kept. */
async function linkTo(context: Context, { issuer, sites }: PortalSites, asked: Asked): Promise<{ url: string; jti: string }> {
  const { user, services } = context;
  const site = sites[asked.target];
  if (!site) throw refuse('E-570');
  const iat = Math.floor(services.now().getTime() / 1000);
  const jti = randomBytes(16).toString('hex');
  const parameters = {
    iss: issuer,
    sub: user.username,
    name: user.realname,
    ...(user.orgCode !== null && { org: user.orgCode }),
    ...(user.dealerCode !== null && { dealer: user.dealerCode }),
    lang: asked.language ?? user.language,
    ...(await subjectOf(context, asked)),
    iat: String(iat),
    exp: String(iat + linkLifetime),
    jti,
  };
  return { url: portalLink(site, parameters), jti };
}

const routes = (_services: Services, { portals }: StartOptions): Handlers<'ses'> => ({
  async sesPortalUrl({ query, context, request }) {
    const { url, jti } = await linkTo(context, portals, query);
    // The log tells which link it was, and never the link.
    request.outcome.more = { jti };
    return { url };
  },
});

/** Sites of the maker that users are handed over to. */
export const ses = { routes } satisfies Module;

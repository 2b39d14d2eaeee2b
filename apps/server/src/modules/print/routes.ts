import { type Context, contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { unauthorized } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { printUrls } from './parameters.ts';
import { type Asked, paperOf, readPaper } from './readPaper.ts';
import { newTicket, useTicket } from './tickets.ts';

/** The address of the page that prints a document. */
function addressOf({ services }: Context, { docType, id }: Asked, token: string): string {
  const page = printUrls(services.parameters.text('print.urls'))?.[docType] ?? `/print/${docType}`;
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ id, token }).toString()}`;
}

export const printRoutes = (services: Services): Handlers<'printUrls'> & Handlers<'printData'> => ({
  async printUrlsUrl({ body, context, reply }) {
    await paperOf(context, body);
    void reply.header('cache-control', 'no-store');
    return { url: addressOf(context, body, await newTicket(context, body)) };
  },
  async printUrlsPaper({ query, context, reply }) {
    void reply.header('cache-control', 'no-store');
    return readPaper(context, query);
  },
  async printDataData({ query, reply }) {
    const ticket = await useTicket(services.db, query.token, query);
    const user = ticket && (await services.sessions.ofUser(ticket.userId, ticket.orgCode));
    if (!user) throw unauthorized('print.ticketEnded');
    void reply.header('cache-control', 'no-store');
    return readPaper(contextOf(services, user), query);
  },
});

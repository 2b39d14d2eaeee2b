import { type Context, contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Paper } from '../../shared/module.ts';
import { forbidden, refuse, unauthorized } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { printUrls } from './parameters.ts';
import { newTicket, useTicket } from './tickets.ts';

interface Asked {
  docType: string;
  id: string;
}

/** The paper of a document, for whoever may print its kind and sees the document. */
async function paperOf(context: Context, { docType, id }: Asked): Promise<Paper> {
  const { services, user } = context;
  const paper = services.modules.map(({ papers }) => papers?.[docType]).find((one) => one !== undefined);
  const kind = services.documents.get(docType);
  if (!paper || !kind) throw refuse('E-012');
  if (!user.permissions.has(paper.permission) || !user.permissions.has(kind.permission)) throw forbidden('forbidden');
  if (!(await kind.visible(context, id))) throw refuse('E-012');
  return paper;
}

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
  async printDataData({ query, reply }) {
    const ticket = await useTicket(services.db, query.token, query);
    const user = ticket && (await services.sessions.ofUser(ticket.userId, ticket.orgCode));
    if (!user) throw unauthorized('print.ticketEnded');
    void reply.header('cache-control', 'no-store');
    const context = contextOf(services, user);
    return { ...(await (await paperOf(context, query)).read(context, query.id)) };
  },
});

import { makerDay } from '../../shared/makerDay.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import { addMonths } from '../../shared/calendarDate.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';

type Analysis = Operations['dashboardsAnalysis']['reply']['result'];

export const dashboardRoutes = (services: Services): Handlers<'dashboards'> => ({
  async dashboardsAnalysis({ user, query, context }) {
    const from = `${addMonths(makerDay(services), 1 - (query.months ?? 6)).slice(0, 7)}-01`;
    const cards: Record<string, unknown> = {};
    for (const { figures = {} } of services.modules)
      for (const [card, { permission, read }] of Object.entries(figures)) cards[card] = user.permissions.has(permission) ? await read(context, { from }) : null;
    return { from, ...cards } as Analysis;
  },
});

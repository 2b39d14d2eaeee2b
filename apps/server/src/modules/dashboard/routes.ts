import { makerDay } from '../../shared/makerDay.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import { addMonths } from '../../shared/calendarDate.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';

type Analysis = Operations['dashboardsAnalysis']['reply']['result'];

export const dashboardRoutes = (services: Services): Handlers<'dashboards'> => ({
  async dashboardsAnalysis({ user, query, context }) {
    const from = `${addMonths(makerDay(services), 1 - (query.months ?? 6)).slice(0, 7)}-01`;
    const cards = services.modules.flatMap(({ figures = {} }) => Object.entries(figures));
    const asked = cardsAsked(
      query.field,
      cards.map(([card]) => card),
    );
    const answers: Record<string, unknown> = {};
    for (const [card, { permission, read }] of cards)
      answers[card] = asked.has(card) && user.permissions.has(permission) ? await read(context, { from }) : null;
    return { from, ...answers } as Analysis;
  },
});

/** @throws HTTP 400 for a card that there is not */
function cardsAsked(field: string | undefined, known: readonly string[]): ReadonlySet<string> {
  const asked = (field ?? '')
    .split(',')
    .map((card) => card.trim())
    .filter(Boolean);
  const unknown = asked.find((card) => !known.includes(card));
  if (unknown !== undefined) throw badRequest('query.unknownField', { field: unknown.slice(0, 64) });
  return new Set(asked.length === 0 ? known : asked);
}

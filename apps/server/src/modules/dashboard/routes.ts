import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { addMonths, firstOfMonth } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import { dealerCondition } from '../../shared/scope/sourceScope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { createSharedAnswers } from './sharedAnswers.ts';

type Asked = NonNullable<Operations['dashboardsAnalysis']['data']['query']>;
type Analysis = Operations['dashboardsAnalysis']['reply']['result'];

export const dashboardRoutes = (): Handlers<'dashboards'> => {
  const answers = createSharedAnswers<Analysis>();
  return {
    dashboardsAnalysis({ user, query, context, reply }) {
      const viewer = viewerOf(user);
      // Cards are worked out for the viewer, so that none can depend on what the key leaves out.
      const key = JSON.stringify([query, { ...viewer, permissions: [...viewer.permissions].toSorted() }]);
      return answers.get(key, performance.now() - reply.elapsedTime, () => analyse({ ...context, user: viewer }, query));
    },
  };
};

/** Users without who they are: users who may see the same have the same figures. Those who see only rows of their own keep their name. */
const viewerOf = (user: CurrentUser): CurrentUser => ({
  ...user,
  id: '',
  username: user.scope === 'SELF' ? user.username : '',
  realname: '',
  avatar: null,
  ip: null,
  sessionId: '',
});

async function analyse(context: Context, query: Asked): Promise<Analysis> {
  const { services, user } = context;
  const from = firstOfMonth(addMonths(makerDay(services), 1 - (query.months ?? 6)));
  const cards = services.modules.flatMap(({ figures = {} }) => Object.entries(figures));
  const asked = cardsAsked(
    query.field,
    cards.map(([card]) => card),
  );
  const answers: Record<string, unknown> = {};
  const dealers = await dealersAsked(context, query);
  const limited: Context = dealers ? { ...context, user: { ...user, onlyDealers: dealers } } : context;
  for (const [card, { permission, read }] of cards) answers[card] = asked.has(card) && user.permissions.has(permission) ? await read(limited, { from }) : null;
  return { from, dealers, ...answers } as Analysis;
}

/** Those of the dealers asked for that the user sees, which may be none; null where none are asked for. */
async function dealersAsked({ db, user }: Context, { dealerCode, marketGroup }: Asked): Promise<string[] | null> {
  if (!dealerCode && !marketGroup) return null;
  const { rows } = await sql<{ dealerCode: string }>`select dealer_code from dealer where del_flag = 0 and ${dealerCondition(user, 'dealer') ?? sql`true`}
    and ${dealerCode ? sql`dealer_code = ${dealerCode}` : sql`true`} and ${marketGroup ? sql`market_group = ${marketGroup}` : sql`true`} order by 1`.execute(
    db,
  );
  return rows.map((row) => row.dealerCode);
}

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

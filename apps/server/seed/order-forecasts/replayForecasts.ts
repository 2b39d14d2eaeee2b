/** Forecasts of dealers, handed in every month and reviewed by sales. */
import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import {
  type BaseMonth,
  firstDay,
  monthFields,
  monthOf,
  monthsBetween,
  monthsLater,
  openBase,
  orderForecastKind,
  saveForecast,
  windowOf,
} from '../../src/modules/order-forecast/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import type { Stage } from '../stage.ts';
import { forecastingDealers, forecastsEach, forecastsOf, type PlannedLine } from './forecastPlans.ts';

const reviewer = 'sun.sales';
/** Forecasts come in so many days before the last one, and are reviewed so many days later. */
const daysBefore = 6;
const reviewDays = 3;

const toInput = ({ fourthProductCode, months }: PlannedLine) => ({
  fourthProductCode,
  ...Object.fromEntries(monthFields.map((field, at) => [field, months[at]!])),
});

export async function replayForecasts(stage: Stage, today: string): Promise<void> {
  const lockDay = stage.services.parameters.number('forecast.lockDay');
  const open = openBase(today, lockDay);
  for (const dealer of forecastingDealers) {
    const last = dealer.open ? open : monthsLater(open, -1);
    const first = monthsLater(last, 1 - forecastsEach);
    const forecasts = forecastsOf(dealer, first, forecastsEach);
    for (const [at, lines] of forecasts.entries()) {
      const base = monthsLater(first, at);
      const isOpen = monthsBetween(base, open) === 0;
      await replay(stage, lines, { base, author: dealer.author, end: isOpen ? dealer.open! : 'pass', today, lockDay });
    }
  }
}

interface Replayed {
  base: BaseMonth;
  author: string;
  end: 'draft' | 'submitted' | 'no_pass' | 'pass';
  today: string;
  lockDay: number;
}

async function replay({ services, setClock, actAs }: Stage, lines: readonly PlannedLine[], { base, author, end, today, lockDay }: Replayed): Promise<void> {
  const { from, to } = windowOf(base, lockDay);
  const usual = addDays(to, -daysBefore);
  const entered = usual < today ? usual : from < today ? (addDays(today, -1) < from ? from : addDays(today, -1)) : today;
  const at = (day: string, hour: number): void => setClock(new Date(`${day < today ? day : today}T${String(hour).padStart(2, '0')}:20:00Z`));
  const as = async (username: string) => contextOf(services, await actAs(username));
  at(entered, 13);
  const owner = await as(author);
  const { id } = await saveForecast(owner, { ...base, lines: lines.map(toInput) }, { confirm: true });
  if (end === 'draft') return;
  await transact(owner, (within) => act(within, orderForecastKind, 'submit', { id, confirm: true }));
  if (end === 'submitted') return;
  at(addDays(entered, reviewDays), 14);
  const sales = await as(reviewer);
  if (end === 'no_pass') {
    const opinion = 'Please add the combines that your customers have asked for';
    await transact(sales, (within) => act(within, orderForecastKind, 'noPass', { id, opinion, rejectType: 'return' }));
    return;
  }
  await transact(sales, (within) => act(within, orderForecastKind, 'pass', { id }));
  if (monthsBetween(base, monthOf(today)) <= 0) return;
  at(firstDay(monthsLater(base, 1)), 22);
  await act(systemContext(services), orderForecastKind, 'finish', { id });
}

/** Beginning the forecast of the open base month with an earlier one. */
import { textOf } from '../../../shared/messages/messages.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { orderForecastStore } from '../orderForecastStore.ts';
import { forecastFacts } from '../reading/forecastFacts.ts';
import { frozenCount, keyOf, saidOf, shifted } from '../rules/earlier.ts';
import { limitsOf } from '../rules/forecastState.ts';
import type { ForecastFacts } from '../rules/mergeForecast.ts';
import { type BaseMonth, monthsBetween, monthText, openBase } from '../rules/months.ts';
import { monthFields, type OrderForecastLine } from '../tables.ts';
import { forecastEffect, type ForecastStep } from './forecastStep.ts';
import { asInput, saveForecast } from './saveForecast.ts';

interface Copied {
  open: BaseMonth;
  lines: OrderForecastLine[];
  facts: ForecastFacts;
}

/** Its frozen months are what the latest passed forecast says, whichever one is copied. */
function withFrozen(line: OrderForecastLine, { earlier, frozenMonths }: ForecastFacts, open: BaseMonth): OrderForecastLine {
  const said = saidOf(earlier, open, keyOf(line));
  const count = frozenCount(earlier, open, frozenMonths);
  return { ...line, ...Object.fromEntries(monthFields.slice(0, count).map((field, at) => [field, said[at] ?? 0])) };
}

export const copy = forecastEffect<Copied>({
  async prepare({ context, before }: ForecastStep) {
    const { today, lockDay } = limitsOf(context);
    const open = openBase(today, lockDay);
    const { lines } = await orderForecastStore.findLines(context.db, before.id);
    const facts = await forecastFacts(
      context,
      { ...before, ...open, id: '' },
      lines.map(({ fourthProductCode }) => fourthProductCode),
    );
    if (facts.taken !== null) throw invalid([{ field: 'month', code: 'E-407', params: { month: monthText(open), no: facts.taken } }]);
    return { open, lines, facts };
  },
  async apply({ context, before, input }, { open, lines, facts }) {
    const months = monthsBetween(before, open);
    const isAllowed = ({ fourthProductCode }: OrderForecastLine): boolean => facts.models.get(fourthProductCode)?.isAllowed ?? false;
    const copied = lines.filter(isAllowed).map((line) => asInput(withFrozen(shifted(line, months), facts, open)));
    const answer = await saveForecast(context, { ...open, remark: before.remark, lines: copied }, { confirm: true });
    const left = [...new Set(lines.filter((line) => !isAllowed(line)).map(({ fourthProductCode }) => fourthProductCode))];
    const warnings = left.map((code) => ({
      code: 'orderForecast.leftOut',
      text: textOf(context.user.language, { code: 'orderForecast.leftOut', params: { product: facts.models.get(code)?.name ?? code } }),
    }));
    input.copied?.({ ...answer, warnings });
    return null;
  },
});

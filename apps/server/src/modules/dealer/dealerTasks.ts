/** Tasks of a dealer. Pure. */
import { dayAtMaker } from '../../shared/makerDay.ts';
import { type TaskRule, subjectOf } from '../../documents/todo/task.ts';
import type { DealerMissing } from '../../generated/types.gen.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { DealerRow } from './tables.ts';

const subject = (row: DealerRow) => subjectOf({ ...row, subDealerCode: null, submitBy: null });

/** Late so many days after the dealer was opened; nearly late in the half of them. */
const complete = (what: DealerMissing, permission: string, days: number): TaskRule<DealerRow> => ({
  task: 'complete',
  status: 'active',
  side: 'maker',
  permission,
  when: ({ missing }) => missing.includes(what),
  dueDays: ({ createTime }, parameters) => {
    const day = dayAtMaker(createTime, parameters);
    return { warnOn: addDays(day, Math.ceil(days / 2)), lateOn: addDays(day, days) };
  },
  subject,
});

export const dealerTasks: readonly TaskRule<DealerRow>[] = [
  complete('administrator', 'dealer:edit', 3),
  complete('labourRate', 'serviceCatalogue:edit', 7),
  complete('priceFactor', 'parts:edit', 7),
  complete('bank', 'dealer:bank', 14),
  ...(['active', 'suspended'] as const).map((status): TaskRule<DealerRow> => ({
    task: 'confirmBank',
    status,
    side: 'maker',
    permission: 'dealer:bank',
    when: ({ pendingBank }) => pendingBank !== null,
    dueDays: ({ pendingBank }, parameters) => {
      const day = dayAtMaker(pendingBank!.time, parameters);
      return { warnOn: addDays(day, 1), lateOn: addDays(day, 2) };
    },
    subject,
  })),
];

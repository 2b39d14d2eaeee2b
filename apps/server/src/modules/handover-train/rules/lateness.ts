import { daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import type { Coded } from '../../../shared/refusal/refusal.ts';

const allowedDays = ({ services }: Pick<Context, 'services'>): number => services.parameters.number('handover.registerDays');

/** Days after the last one on which a handover is registered in time; 0 in time. @param day `YYYY-MM-DD`, when it is handed in first */
export const lateDaysOf = (context: Pick<Context, 'services'>, deliveryDate: string, day: string): number =>
  Math.max(0, daysBetween(deliveryDate, day) - allowedDays(context));

/** Warning of a late registration. */
export const lateWarnings = (context: Pick<Context, 'services'>, deliveryDate: string, day: string): Coded[] =>
  lateDaysOf(context, deliveryDate, day) > 0 ? [{ code: 'W-137', params: { n: daysBetween(deliveryDate, day), m: allowedDays(context) } }] : [];

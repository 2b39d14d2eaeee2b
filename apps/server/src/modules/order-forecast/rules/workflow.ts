/** Workflow of an order forecast. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { OrderForecastAction } from '../../../generated/types.gen.ts';
import type { Coded } from '../../../shared/refusal/refusal.ts';
import { type BaseMonth, lastDayFor, monthsBetween, monthText, openBase, windowOf } from './months.ts';

export const orderForecastStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;
export type OrderForecastStatus = (typeof orderForecastStatuses)[number];

export interface OrderForecastState extends WorkflowState<OrderForecastStatus>, BaseMonth {
  round: number;
  resubmitUntil: string | null;
  closeReason: string | null;
  limits: {
    /** Today's date where the user is: of a dealer's people that of the dealer. */
    today: string;
    /** Parameter `forecast.lockDay`. */
    lockDay: number;
  };
}

/** What ends with time: passed forecasts whose month is over, and those that nobody handed in. */
type SystemAction = 'finish' | 'expire';

/** Why a base month cannot be entered, whenever it can. */
export const outsideWindow = (base: BaseMonth, lockDay: number): Coded => ({ code: 'E-406', params: { month: monthText(base), ...windowOf(base, lockDay) } });

/** It may be entered in the window of its base month, after a return also a few days later. */
export const inWindow: Guard<OrderForecastState> = ({ year, month, resubmitUntil, limits: { today, lockDay } }) =>
  today >= windowOf({ year, month }, lockDay).from && today <= lastDayFor({ year, month }, { lockDay, resubmitUntil })
    ? null
    : outsideWindow({ year, month }, lockDay);

/** It was passed by the maker, and still is, or its month is over. */
export const isPassed = ({ status, closeReason }: Pick<OrderForecastState, 'status' | 'closeReason'>): boolean =>
  status === 'pass' || (status === 'closed' && closeReason === 'finished');

/** What was passed is copied to the open base month, as far as it reaches. */
const canBeCopied: Guard<OrderForecastState> = (forecast) => {
  const { today, lockDay } = forecast.limits;
  const open = openBase(today, lockDay);
  const months = monthsBetween(forecast, open);
  return isPassed(forecast) && months >= 1 && months <= 11 ? null : outsideWindow(open, lockDay);
};

const entered = dealerRows<OrderForecastState>('orderForecast');
const { pass, noPass, refuse } = reviewRows('orderForecast');

export const orderForecastWorkflow: Workflow<OrderForecastStatus, OrderForecastAction | SystemAction | DealerEndAction, OrderForecastState> = {
  ...entered,
  edit: { ...entered.edit, guards: [inWindow] },
  submit: { ...entered.submit, guards: [inWindow] },
  giveUp: giveUpRow('orderForecast'),
  copy: { from: ['pass', 'closed'], to: 'same', permission: 'orderForecast:add', by: 'owner', logAs: null, guards: [canBeCopied] },
  pass,
  noPass: { ...noPass, from: ['submitted'], guards: [] },
  refuse: { ...refuse, from: ['submitted'], permission: 'orderForecast:audit' },
  finish: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
  expire: { from: ['draft', 'no_pass'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows<OrderForecastStatus>({ drops: ['draft'], ends: ['submitted', 'no_pass', 'pass'] }),
};

import type { Coming } from '../home/hooks.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { forecastOf } from './reading/forecastFacts.ts';
import { openMonth } from './reading/forecastQueries.ts';
import { limitsOf } from './rules/forecastState.ts';
import { monthText, windowOf } from './rules/months.ts';

/** The forecast of the open month that the dealer has not begun, for the home page; a suspended dealer begins none. */
export const comingForecast: Coming = {
  key: 'orderForecast.notBegun',
  permission: 'orderForecast:submit',
  async read(context) {
    const { user } = context;
    const open = openMonth(context);
    const isAsked = !isMaker(user) && user.standstill === null && (await forecastOf(context, { dealerCode: user.dealerCode, ...open })) === undefined;
    return {
      n: isAsked ? 1 : 0,
      day: windowOf(open, limitsOf(context).lockDay).to,
      isLastDay: true,
      link: '/sales/forecast/add',
      params: { month: monthText(open) },
    };
  },
};

export { saveForecast } from './actions/saveForecast.ts';
export { orderForecastKind } from './orderForecastKind.ts';
export { monthFields } from './tables.ts';
export { type BaseMonth, firstDay, monthOf, monthsBetween, monthsLater, openBase, windowOf } from './rules/months.ts';

import { documentStore } from '../../documents/saving/store.ts';
import { emptyForecast, emptyLine, type OrderForecastHeader, type OrderForecastLines } from './tables.ts';

export const orderForecastStore = documentStore<OrderForecastHeader, OrderForecastLines>({
  docType: 'orderForecast',
  table: 'orderForecast',
  no: 'forecastNo',
  empty: emptyForecast,
  lines: { lines: { table: 'orderForecastLine', parent: 'forecastId', order: 'lineNo', empty: emptyLine } },
});

import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { comingForecast } from './comingForecast.ts';
import { forecastWindow } from './jobs.ts';
import { orderForecastKind } from './orderForecastKind.ts';
import { forecastParameters } from './parameters.ts';
import { forecastFigures } from './reading/forecastFigures.ts';
import { findForecast, searchedForecasts } from './reading/forecastQueries.ts';
import { orderForecastRoutes } from './routes.ts';
import { monthText } from './rules/months.ts';
import type { OrderForecastHeader } from './tables.ts';

/** The inbox shows the base month. */
const todoDetails = detailsOf<OrderForecastHeader>(orderForecastKind, (forecast) => ({ subject: monthText(forecast), reviewer: null }));

/** Order forecasts: what dealers need in the next twelve months, handed in every month and reviewed by sales. */
export const orderForecast = {
  routes: orderForecastRoutes,
  documents: [documentType(orderForecastKind, { permission: 'orderForecast:query', todoDetails })],
  jobs: [forecastWindow],
  menu: [
    menuPage('sales/forecast', 'order-forecast/OrderForecastListPage', 'orderForecast:query', {
      add: ['order-forecast/OrderForecastPage', 'orderForecast:add'],
      current: ['order-forecast/CurrentForecastPage', 'orderForecast:add'],
      'edit/:id': ['order-forecast/OrderForecastPage', 'orderForecast:edit'],
      'detail/:id': ['order-forecast/OrderForecastPage', 'orderForecast:query'],
    }),
  ],
  rights: ['orderForecast:print'],
  grants: { orderForecast: { DA: 'VCESDX', DM: 'VCESDX', MP: 'VX', MK: 'VAX', MF: 'V', SA: 'V' } },
  liveLists: { orderForecast: { table: 'orderForecast', permission: 'orderForecast:query' } },
  numberRules: [{ code: 'orderForecast', prefix: 'OF', period: 'month', perDealer: true, digits: 2 }],
  references: { product: [{ table: 'order_forecast_line', column: 'fourth_product_code', docType: 'orderForecast' }] },
  papers: { orderForecast: { permission: 'orderForecast:print', read: findForecast } },
  coming: [comingForecast],
  figures: { forecast: { permission: 'orderForecast:query', read: forecastFigures } },
  parameters: forecastParameters,
  searched: [searchedForecasts],
} satisfies Module;

import type { OrderForecast } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { ForecastSheet } from './ForecastSheet.tsx';

/** A forecast on paper. */
export const OrderForecastPrintPage = () => (
  <DocumentPrintPage<OrderForecast> docType="orderForecast" numberOf={({ forecastNo }) => forecastNo}>
    {(forecast) => <ForecastSheet forecast={forecast} />}
  </DocumentPrintPage>
);

import { orderForecastsForm } from '@harrow/api-client/forms';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { orderForecastListing } from './orderForecasts.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns } = partsOf({
  docType: 'orderForecast',
  ...orderForecastListing,
  sheet: orderForecastsForm,
  lists: { lines: { nameOf: ({ description }) => description ?? '' } },
  numberOf: ({ orderForecastNo }) => orderForecastNo,
});

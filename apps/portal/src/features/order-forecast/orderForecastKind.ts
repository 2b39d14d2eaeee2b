import { orderForecastsForm } from '@harrow/api-client/forms';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { orderForecastListing } from './orderForecasts.ts';
import type { ForecastRow } from './lines/forecastRow.ts';

export const { DocumentForm, Section, Field, useList, useDocument } = partsOf({
  docType: 'orderForecast',
  ...orderForecastListing,
  sheet: orderForecastsForm,
  lists: {
    lines: {
      nameOf: ({ fourthProductCode, configRemark }) => [fourthProductCode, configRemark].filter(Boolean).join(' · '),
      right: 'line',
      marked: 'fourthProductCode',
    },
  },
  numberOf: ({ forecastNo }) => forecastNo,
});

/** The lines as they are being written. */
export const useForecastRows = () =>
  useList('lines') as unknown as { rows: readonly ForecastRow[]; change: (rows: readonly ForecastRow[]) => void; readOnly: boolean };

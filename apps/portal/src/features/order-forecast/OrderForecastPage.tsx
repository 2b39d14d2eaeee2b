import type { OrderForecast } from '@harrow/api-client';
import { DateText, PageSkeleton, ReadOnlyField } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { ForecastChart } from './ForecastChart.tsx';
import { ForecastLines } from './lines/ForecastLines.tsx';
import { OrderForecastFoot } from './OrderForecastFoot.tsx';
import { DocumentForm, Field, Section } from './orderForecastKind.ts';
import { forecastWindow, orderForecastListing } from './orderForecasts.ts';
import { railOf } from './railOf.tsx';
import { useForecastMonths } from './useForecastMonths.ts';
import { WindowNote } from './WindowNote.tsx';

/** Base month, `YYYY-MM`. */
const monthOf = ({ year, month }: { year: number; month: number }): string => `${year}-${String(month).padStart(2, '0')}`;

/** A forecast of twelve months: to write, to review, to read. */
export function OrderForecastPage() {
  const { t } = useTranslation('orderForecast');
  const isNew = useRecordId() === undefined;
  const mayAdd = usePermission('orderForecast:add');
  const open = useQuery({ ...forecastWindow, enabled: isNew && mayAdd });
  if (isNew && open.isLoading) return <PageSkeleton />;
  if (isNew && open.error) return <CallFailure error={open.error} onRetry={() => void open.refetch()} />;
  const begin = open.data && { year: open.data.year, month: open.data.month };
  return (
    <DocumentForm
      {...(begin && { begin })}
      facts={(forecast) => [
        { label: t('field.month'), value: monthOf(forecast) },
        { label: t('field.dealerName'), value: forecast.dealerName },
        { label: t('field.region'), value: forecast.region },
        { label: t('field.lockDate'), value: <DateText value={forecast.resubmitUntil ?? forecast.lockDate} precision="date" /> },
      ]}
      Notice={ForecastNotice}
      rail={(forecast) => railOf(forecast, t)}
      Foot={OrderForecastFoot}
    >
      <Section name="base">
        <Base />
      </Section>
      <Section name="lines">
        <Lines />
      </Section>
      <ChartSection />
    </DocumentForm>
  );
}

/** Above a forecast: why it came back. */
const ForecastNotice = ({ document }: { document: OrderForecast }) => <ReturnNotice document={document} />;

/** Its month, until when it can be entered, and a remark. */
function Base() {
  const { t } = useTranslation('orderForecast');
  const { months } = useForecastMonths();
  const { data: open } = useQuery(forecastWindow);
  const isNew = useRecordId() === undefined;
  return (
    <>
      {isNew && open?.documentId && (
        <Alert
          data-wide
          type="info"
          showIcon
          title={t('window.exists', { month: monthOf(open), no: open.documentNo })}
          action={
            <Link className="hw-link" to={`${orderForecastListing.address}/detail/${open.documentId}`}>
              {t('window.open')}
            </Link>
          }
        />
      )}
      <ReadOnlyField label={t('field.month')}>{months?.months[0] ?? '–'}</ReadOnlyField>
      <WindowNote months={months} />
      <Field name="remark" rows={2} wide />
    </>
  );
}

function Lines() {
  const { months, before } = useForecastMonths();
  return months ? <ForecastLines months={months} before={before} /> : null;
}

function ChartSection() {
  const { months } = useForecastMonths();
  return months ? <ForecastChart months={months.months} /> : null;
}

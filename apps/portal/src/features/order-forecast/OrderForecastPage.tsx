import { DateText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { OrderForecastFoot } from './OrderForecastFoot.tsx';
import { DocumentForm, Field, lineColumns, LineTable, Section } from './orderForecastKind.ts';

/** Titles, kinds, limits and stars follow from the contract. */
const columns = lineColumns('lines', { description: {}, qty: { total: true } });

/** One document: to write, to review, to read. */
export function OrderForecastPage() {
  const { t } = useTranslation('orderForecast');
  return (
    <DocumentForm
      facts={(document) => [
        { label: t('field.dealerName'), value: document.subDealerName ?? document.dealerName },
        { label: t('field.createTime'), value: <DateText value={document.createTime} precision="date" /> },
      ]}
      Foot={OrderForecastFoot}
    >
      <Section name="base">
        <Field name="title" />
        <Field name="remark" rows={2} wide />
      </Section>
      <Section name="lines">
        <LineTable list="lines" columns={columns} emptyText={t('noLines')} />
      </Section>
    </DocumentForm>
  );
}

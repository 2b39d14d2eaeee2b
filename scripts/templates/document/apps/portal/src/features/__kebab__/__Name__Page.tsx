import { DateText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { __Name__Foot } from './__Name__Foot.tsx';
import { DocumentForm, Field, lineColumns, LineTable, Section } from './__name__Kind.ts';

/** Titles, kinds, limits and stars follow from the contract. */
const columns = lineColumns('lines', { description: {}, qty: { total: true } });

/** One document: to write, to review, to read. */
export function __Name__Page() {
  const { t } = useTranslation('__name__');
  return (
    <DocumentForm
      facts={(document) => [
        { label: t('field.dealerName'), value: document.subDealerName ?? document.dealerName },
        { label: t('field.createTime'), value: <DateText value={document.createTime} precision="date" /> },
      ]}
      Foot={__Name__Foot}
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

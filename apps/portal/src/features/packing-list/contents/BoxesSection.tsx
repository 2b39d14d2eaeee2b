import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { lineColumns, LineTable, Section, useList } from '../packingKind.ts';
import { proposeWeights } from './boxContents.ts';

const columns = lineColumns('boxes', {
  wmsBoxNo: { frozen: 'left' },
  length: {},
  width: {},
  height: {},
  netWeight: { total: true },
  grossWeight: { total: true },
  receivedIn: { isShown: ({ document }) => document?.boxes.some(({ receivedIn }) => receivedIn !== null) === true },
});

/** Sizes and weights of the boxes; rows of a sheet can be pasted. */
export function BoxesSection() {
  const { t } = useTranslation('packingList');
  const { rows, change, readOnly } = useList('boxes');
  const { rows: lines } = useList('lines');
  return (
    <Section name="boxes" {...(!readOnly && { description: t('boxesHint') })}>
      <LineTable
        list="boxes"
        columns={columns}
        emptyText={t('noBoxes')}
        tools={<Button onClick={() => change(proposeWeights(rows, lines))}>{t('proposeWeights')}</Button>}
      />
    </Section>
  );
}

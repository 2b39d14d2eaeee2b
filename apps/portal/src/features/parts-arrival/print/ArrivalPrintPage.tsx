import type { PartsArrival } from '@harrow/api-client';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { BinLabels } from './BinLabels.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { ReceivingSheet } from './ReceivingSheet.tsx';

/** Papers of a receipt. */
const papers = { receiving: ReceivingSheet, receipt: ReceiptSheet, labels: BinLabels } as const;

/** The sheet to count on, the receipt with its differences, or labels for the bins. */
export function ArrivalPrintPage() {
  const { t } = useTranslation('partsArrival');
  const [chosen, setPaper] = useState<keyof typeof papers>();
  return (
    <DocumentPrintPage<PartsArrival>
      docType="partsArrival"
      numberOf={({ arrivalNo }) => arrivalNo}
      bar={
        <Segmented
          aria-label={t('print.paper')}
          value={chosen ?? 'receipt'}
          onChange={setPaper}
          options={[
            { value: 'receiving', label: t('print.receiving') },
            { value: 'receipt', label: t('print.receipt') },
            { value: 'labels', label: t('print.labels') },
          ]}
        />
      }
    >
      {(arrival) => {
        const Paper = papers[chosen ?? 'receipt'];
        return <Paper arrival={arrival} />;
      }}
    </DocumentPrintPage>
  );
}

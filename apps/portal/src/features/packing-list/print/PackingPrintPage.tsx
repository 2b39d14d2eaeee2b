import type { PackingList } from '@harrow/api-client';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { BoxLabels } from './BoxLabels.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { PackingSheet } from './PackingSheet.tsx';
import { PickList } from './PickList.tsx';

/** Papers of a packing list. */
const papers = { list: PackingSheet, invoice: InvoiceSheet, labels: BoxLabels, pick: PickList } as const;
type PaperName = keyof typeof papers;

/** The packing list, its commercial invoice, the labels of its boxes, and for the maker's warehouse what is to be picked. */
export function PackingPrintPage() {
  const { t } = useTranslation('packingList');
  const isMaker = isMakerUser(useStore(userStore));
  const [paper, setPaper] = useState<PaperName>('list');
  const Paper = papers[paper];
  const names: PaperName[] = isMaker ? ['list', 'invoice', 'labels', 'pick'] : ['list', 'invoice', 'labels'];
  const choice = (
    <Segmented<PaperName>
      aria-label={t('print.paper')}
      value={paper}
      onChange={setPaper}
      options={names.map((value) => ({ value, label: t(`print.${value}`) }))}
    />
  );
  return (
    <DocumentPrintPage<PackingList> docType="packingList" numberOf={({ packingNo }) => packingNo} bar={choice}>
      {(packing) => <Paper packing={packing} />}
    </DocumentPrintPage>
  );
}

import type { UsedPartsHandle } from '@harrow/api-client';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { CoreTags } from './CoreTags.tsx';
import { ShippingList } from './ShippingList.tsx';

/** Papers of a document. */
const papers = { list: ShippingList, tags: CoreTags } as const;

/** The shipping list of a document, or the tags of its cores. */
export function HandlePrintPage() {
  const { t } = useTranslation('usedPartsHandle');
  const [paper, setPaper] = useState<keyof typeof papers>('list');
  const Paper = papers[paper];
  const choice = (
    <Segmented
      aria-label={t('print.paper')}
      value={paper}
      onChange={setPaper}
      options={[
        { value: 'list', label: t('print.list') },
        { value: 'tags', label: t('print.tags') },
      ]}
    />
  );
  return (
    <DocumentPrintPage<UsedPartsHandle> docType="usedPartsHandle" numberOf={({ handleNo }) => handleNo} bar={choice}>
      {(handle) => <Paper handle={handle} />}
    </DocumentPrintPage>
  );
}

import type { SubDealer } from '@harrow/api-client';
import { subDealerRecordsRecord } from '@harrow/api-client/records';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { SimpleDocumentEditor } from '../../documents/form/SimpleDocumentEditor.tsx';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { SubDealerSections } from './sections.tsx';
import { licenceFiles, photoFiles, subDealerAddress, subDealerDeletion, subDealers } from './subDealers.ts';

/** A proposal before it is handed in, or after it came back. */
export function SubDealerEditPage() {
  const { t } = useTranslation('subDealer');
  const isNew = useRecordId() === undefined;
  const returned = ({ status, auditOpinion }: SubDealer) =>
    status === 'no_pass' && auditOpinion ? <Alert type="warning" showIcon title={t('returned')} description={auditOpinion} /> : null;
  return (
    <SimpleDocumentEditor
      docType="subDealer"
      sheet={subDealerRecordsRecord}
      resource={subDealers}
      address={subDealerAddress}
      newTitle={t('new')}
      numberOf={({ subDealerCode, name }) => `${subDealerCode} ${name}`}
      initial={{ businessScope: [] }}
      remove={subDealerDeletion.remove}
      files={[
        { ...photoFiles, title: t('photos') },
        { ...licenceFiles, title: t('field.slot.licence') },
      ]}
      notice={returned}
    >
      <SubDealerSections autoFocus={isNew} />
    </SimpleDocumentEditor>
  );
}

import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { UsedPartsHandleEditor } from './UsedPartsHandleEditor.tsx';
import { usedPartsHandles } from './usedPartsHandles.ts';

/** One document: to write, to review, to read. */
export function UsedPartsHandlePage() {
  const { t } = useTranslation('usedPartsHandle');
  const navigate = useNavigate();
  return (
    <DocumentRecord resource={usedPartsHandles} titleOf={({ usedPartsHandleNo }) => usedPartsHandleNo} newTitle={t('new')}>
      {(usedPartsHandle) => <UsedPartsHandleEditor usedPartsHandle={usedPartsHandle} onCreated={(id) => void navigate(`?id=${id}`, { replace: true })} />}
    </DocumentRecord>
  );
}

import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { ClaimEditor } from './ClaimEditor.tsx';
import { claims } from './claims.ts';

/** One claim: to add (`add`, `add?vin=…`), to edit, to review, to read (`detail/:id`). */
export function ClaimPage() {
  const { t } = useTranslation('warrantyClaim');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <DocumentRecord resource={claims} titleOf={({ claimNo }) => claimNo} newTitle={t('newClaim')}>
      {(claim) => <ClaimEditor claim={claim} vin={search.get('vin')} onCreated={(created) => void navigate({ search: `?id=${created}` }, { replace: true })} />}
    </DocumentRecord>
  );
}

import { PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useTabTitle } from '../../shared/tab.ts';
import { ClaimEditor } from './ClaimEditor.tsx';
import { claims } from './claims.ts';
import { CallFailure } from '../../shared/CallFailure.tsx';

/**
 * One claim: to add (`add`, `add?vin=…`), to edit, to review, to read (`detail/:id`).
 * A new claim stays at its address when it is saved for the first time and carries its id there (`add?id=…`), so that nothing
 * under way on the page, an upload for instance, is cut short.
 */
export function ClaimPage() {
  const { t } = useTranslation('warrantyClaim');
  const navigate = useNavigate();
  const params = useParams();
  const [search] = useSearchParams();
  const id = params['id'] ?? search.get('id') ?? undefined;
  const { data: claim, error, refetch } = useQuery({ ...claims.detail(id ?? ''), enabled: id !== undefined });
  useTabTitle(id ? claim?.claimNo : t('newClaim'));
  if (id && !claim) {
    if (!error) return <PageSkeleton />;
    const back = <Button onClick={() => void navigate('..')}>{t('action.back')}</Button>;
    return <CallFailure error={error} onRetry={() => void refetch()} action={back} />;
  }
  return <ClaimEditor claim={claim} vin={search.get('vin')} onCreated={(created) => void navigate({ search: `?id=${created}` }, { replace: true })} />;
}

import { resultOf, sessionsDeparts } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Tells users without a department why their pages are empty, and who can help. */
export function NoDepartmentBanner() {
  const { t } = useTranslation('app');
  const { data } = useQuery({ queryKey: ['departments'], queryFn: () => resultOf(sessionsDeparts()), staleTime: 0 });
  return data?.list.length === 0 ? <Alert banner type="warning" title={t('noDepartment')} /> : null;
}

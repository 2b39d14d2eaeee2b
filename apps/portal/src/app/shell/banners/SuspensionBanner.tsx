import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ownStanding } from '../../../shared/ownStanding.ts';
import { renewPermissions } from '../../session/renewPermissions.ts';

/** Says to the people of a suspended dealer that some things are not possible now, and to those of suspended departments why their lists are empty. */
export function SuspensionBanner() {
  const { t } = useTranslation('app');
  const { data } = useQuery(ownStanding);
  // A suspension changes which documents can be started, so permissions are renewed.
  const standing = data && JSON.stringify(data.standstill);
  const known = useRef(standing);
  useEffect(() => {
    if (known.current !== undefined && standing !== undefined && known.current !== standing) void renewPermissions();
    known.current = standing ?? known.current;
  }, [standing]);
  if (data?.suspendedDeparts) return <Alert banner type="warning" title={t('departSuspended', { name: data.suspendedDeparts })} />;
  return data?.standstill ? <Alert banner type="warning" title={t('suspended', { name: data.standstill.name, date: data.standstill.since })} /> : null;
}

import type { ForceInsurance } from '@harrow/api-client';
import { ReasonDialog } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentCall } from '../../documents/actions/useDocumentCall.ts';
import { single } from '../../shared/calls/notDone.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { windowText } from './maintenanceColumns.tsx';
import { allowException, askException, maintenances } from './maintenances.ts';

/** A service out of its window: whether an exception is asked for or allowed, and the way to do either. */
export function ExceptionNotice({ service }: { service: ForceInsurance }) {
  const { t } = useTranslation('maintenance');
  const failureText = useFailureText();
  const [asking, setAsking] = useState<'requestOverride' | 'override'>();
  const call = useDocumentCall(
    ({ reason, verb }: { reason: string; verb: 'requestOverride' | 'override' }) =>
      single((verb === 'override' ? allowException : askException)({ ids: [service.id], reason })),
    { key: maintenances.key, done: t('exception.done'), onDone: () => setAsking(undefined) },
  );
  const isAsked = service.overrideRequested === 'Y';
  const isAllowed = service.windowOverride === 'Y';
  if (service.inTime !== 'N' && !isAsked) return null;
  const text = isAllowed ? 'exception.allowed' : isAsked ? 'exception.asked' : 'exception.needed';
  const verbs = (['requestOverride', 'override'] as const).filter((verb) => service.allowedActions.includes(verb) && !(verb === 'requestOverride' && isAsked));
  return (
    <>
      <Alert
        type={isAllowed ? 'success' : 'warning'}
        showIcon
        title={t(text, { window: windowText(service) })}
        description={service.overrideReason}
        action={verbs.map((verb) => (
          <Button key={verb} onClick={() => setAsking(verb)}>
            {t(`action.${verb}`)}
          </Button>
        ))}
      />
      {asking && (
        <ReasonDialog
          open
          title={t(`action.${asking}`)}
          loading={call.isPending}
          error={call.error && failureText(call.error)}
          onSubmit={({ opinion }) => call.mutate({ reason: opinion, verb: asking })}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

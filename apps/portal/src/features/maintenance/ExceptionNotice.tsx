import type { ForceInsurance } from '@harrow/api-client';
import { ReasonDialog } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import { single } from '../../shared/calls/notDone.ts';
import { useKeptReason } from '../../shared/useKeptInput.ts';
import { windowText } from './maintenanceColumns.tsx';
import { allowException, askException } from './maintenances.ts';

type ExceptionVerb = 'requestOverride' | 'override';

/** A service out of its window: whether an exception is requested or allowed, with the buttons for both. */
export function ExceptionNotice({ service }: { service: ForceInsurance }) {
  const { t } = useTranslation('maintenance');
  const [asking, setAsking] = useState<ExceptionVerb>();
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
      {asking && <ExceptionDialog id={service.id} verb={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

interface ExceptionDialogProps {
  id: string;
  verb: ExceptionVerb;
  onClose: () => void;
}

/** Asks why a service out of its window is to be paid. */
function ExceptionDialog({ id, verb, onClose }: ExceptionDialogProps) {
  const { t } = useTranslation('maintenance');
  const { state, move } = useFormActions();
  const { kept, discard } = useKeptReason(`maintenance.${verb}`, id);
  const ask = async (reason: string): Promise<void> => {
    let isDone = false;
    await move(async () => {
      await single((verb === 'override' ? allowException : askException)({ ids: [id], reason }));
      isDone = true;
    });
    // The dialog stays open after a refusal, with its input.
    if (!isDone) return;
    discard();
    onClose();
  };
  return (
    <ReasonDialog
      open
      {...kept}
      title={t(`action.${verb}`)}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={({ opinion }) => void ask(opinion)}
      onCancel={onClose}
    />
  );
}

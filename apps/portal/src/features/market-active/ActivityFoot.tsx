import type { MarketActive, MarketActiveAction } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonStep } from '../../documents/actions/ReasonStep.tsx';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { single } from '../../shared/calls/notDone.ts';
import { cancelActivities } from './activities.ts';
import { useDocument } from './activityKind.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

type ActionName = Exclude<MarketActiveAction, 'edit'>;

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  auditSucceeded: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  noPass: { rank: 4, danger: true },
  withdraw: { rank: 5 },
  cancel: { rank: 6, danger: true },
  giveUp: { rank: 7, danger: true },
  refuse: { rank: 8, danger: true },
  close: { rank: 9, danger: true },
  delete: { rank: 10, danger: true },
};

/** Props of the dialogs on an activity. */
export interface ActivityDialogProps {
  activity: MarketActive;
  state: ReturnType<typeof useFormActions>['state'];
  onClose: () => void;
}

/** Actions of the activity: those of its plan, then those of its report. */
export function ActivityFoot() {
  const { t } = useTranslation('marketActive');
  const activity = useDocument();
  const { state } = useFormActions();
  const [asked, setAsked] = useState<'pass' | 'auditSucceeded' | 'cancel'>();
  const close = (): void => setAsked(undefined);
  return (
    <FormFoot<ActionName>
      looks={looks}
      labels={{ cancel: t('action.cancel'), ...(activity?.stage === 'report' && { submit: t('action.submitReport') }) }}
      own={{ pass: () => setAsked('pass'), auditSucceeded: () => setAsked('auditSucceeded'), cancel: () => setAsked('cancel') }}
      isPrintable
      figure={<Support />}
    >
      {activity && (asked === 'pass' || asked === 'auditSucceeded') && <DecisionDialog activity={activity} state={state} decision={asked} onClose={close} />}
      {activity && asked === 'cancel' && (
        <ReasonStep
          draft="marketActive.cancel"
          id={activity.id}
          danger
          title={t('ask.cancel', { no: activity.activeNo })}
          call={(reason) => single(cancelActivities({ ids: [activity.id], reason }))}
          onClose={close}
        />
      )}
    </FormFoot>
  );
}

/** Support that the reviewer approves, or settles, of what is applied for, or was approved. */
function Support() {
  const { t } = useTranslation('marketActive');
  const activity = useDocument();
  const { values } = useReview();
  if (!activity) return null;
  const { stage, supportAmount, approvedAmount, currency } = activity;
  const [name, of] = stage === 'plan' ? (['approvedAmount', supportAmount] as const) : (['settledAmount', approvedAmount] as const);
  if (!of) return null;
  return (
    <Approved label={t(`field.${name}`)} of={<Money amount={of} currency={currency} />}>
      <Money amount={(values[name] as number | null | undefined) ?? 0} strong />
    </Approved>
  );
}

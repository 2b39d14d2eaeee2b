import type { ExtendInsurance, ExtendInsuranceAction } from '@harrow/api-client';
import { formatMoney, Money, useSettings } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import { ReasonStep } from '../../documents/actions/ReasonStep.tsx';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { single } from '../../shared/calls/notDone.ts';
import { useDocument } from './extensionKind.ts';
import { cancelExtension, payExtensions } from './extensions.ts';
import { PassDialog } from './PassDialog.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';

type ActionName = Exclude<ExtendInsuranceAction, 'edit'>;

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  auditSucceeded: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  pay: { rank: 4, main: true },
  confirmPayment: { rank: 5, main: true },
  noPass: { rank: 6, danger: true },
  withdraw: { rank: 7 },
  giveUp: { rank: 8, danger: true },
  refuse: { rank: 9, danger: true },
  close: { rank: 10, danger: true },
  cancel: { rank: 11, danger: true },
  delete: { rank: 12, danger: true },
};

/** Props of the dialogs on an extension. */
export interface ExtensionDialogProps {
  extension: ExtendInsurance;
  state: ReturnType<typeof useFormActions>['state'];
  onClose: () => void;
}

/** Fields that a reviewer can point at as they are; the plan is pointed at by its name. */
const markableFields = ['operatingHours', 'payMethod', 'remark'] as const;

/** Actions of the extension. */
export function ExtensionFoot() {
  const { t } = useTranslation('extendInsurance');
  const { language } = useSettings();
  const extension = useDocument();
  const { state, isSure, move } = useFormActions();
  const [asked, setAsked] = useState<'pass' | 'confirmPayment' | 'cancel'>();
  const close = (): void => setAsked(undefined);
  const ask = async (title: string, okText: string, call: () => Promise<unknown>): Promise<void> => {
    if (await isSure({ title, okText })) await move(call);
  };
  const approve = (given: ExtendInsurance) =>
    ask(t('ask.auditSucceeded', { no: given.extendNo, vin: given.vin }), t('shared:action.auditSucceeded'), () =>
      decideDocument('extendInsurance', given, { action: 'audit_succeeded' }),
    );
  const pay = ({ id, extendNo: no, totalFee, currency }: ExtendInsurance) =>
    ask(t('ask.pay', { no, amount: formatMoney(totalFee, currency, language) }), t('action.pay'), () => single(payExtensions({ ids: [id] })));
  const isInForce = extension?.status === 'audit_succeeded' || extension?.closeReason === 'expired';
  return (
    <FormFoot<ActionName>
      looks={looks}
      labels={{ pay: t('action.pay'), confirmPayment: t('action.confirmPayment'), cancel: t('action.cancel') }}
      markableFields={markableFields}
      markable={[{ value: placeKey('planCode'), text: t('field.planName') }]}
      own={{
        pass: () => setAsked('pass'),
        auditSucceeded: () => extension && approve(extension),
        pay: () => extension && pay(extension),
        confirmPayment: () => setAsked('confirmPayment'),
        cancel: () => setAsked('cancel'),
      }}
      isPrintable={isInForce}
      figure={<Price />}
    >
      {extension && asked === 'pass' && <PassDialog extension={extension} state={state} onClose={close} />}
      {extension && asked === 'confirmPayment' && <ReceiptDialog extension={extension} state={state} onClose={close} />}
      {extension && asked === 'cancel' && (
        <ReasonStep
          draft="extendInsurance.cancel"
          id={extension.id}
          danger
          title={t('ask.cancel', { no: extension.extendNo })}
          call={(reason) => single(cancelExtension({ ids: [extension.id], reason }))}
          onClose={close}
        />
      )}
    </FormFoot>
  );
}

/** Price for the dealer, without the late fee if it is waived. */
function Price() {
  const { t } = useTranslation('extendInsurance');
  const extension = useDocument();
  const { values } = useReview();
  if (!extension) return null;
  const { extensionFee, totalFee, currency } = extension;
  const isWaived = values['lateFeeWaived'] === 'Y';
  return (
    <Approved label={t('field.totalFee')} {...(isWaived && { of: <Money amount={totalFee} /> })}>
      <Money amount={isWaived ? extensionFee : totalFee} currency={currency} strong />
    </Approved>
  );
}

import type { ExtendInsurance, ExtendInsuranceAction } from '@harrow/api-client';
import { ReasonDialog, useMessages } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import type { useReadDocument } from '../../documents/form/useReadDocument.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { ReadDocumentFoot } from '../../documents/page/ReadDocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { cancelExtension, extensionDeletion, extensions, payExtensions } from './extensions.ts';
import { PassDialog } from './PassDialog.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';

type ActionName = Exclude<ExtendInsuranceAction, 'edit'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
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

export interface ExtensionFootProps {
  extension: ExtendInsurance;
  state: ReturnType<typeof useReadDocument<ExtendInsurance>>;
}

/** What a reviewer can point at. */
const markable = ['planName', 'operatingHours', 'payMethod', 'remark'] as const;

/** What can be done with the extension now. */
export function ExtensionFoot({ extension, state }: ExtensionFootProps) {
  const { t } = useTranslation('extendInsurance');
  const { modal } = useMessages();
  const [asked, setAsked] = useState<'pass' | 'confirmPayment' | 'cancel'>();
  const { id, extendNo: no, vin, totalFee, currency } = extension;
  const isInForce = extension.status === 'audit_succeeded' || extension.closeReason === 'expired';
  const close = (): void => setAsked(undefined);
  const ask = (title: string, okText: string, call: () => Promise<unknown>): void =>
    void modal.confirm({ title, okText, cancelText: t('documents:action.cancel'), onOk: () => state.act(id, call) });
  return (
    <ReadDocumentFoot<ExtendInsurance, ActionName>
      docType="extendInsurance"
      resource={extensions}
      document={extension}
      numberOf={({ extendNo }) => extendNo}
      remove={extensionDeletion.remove}
      state={state}
      looks={looks}
      labels={{ pay: t('action.pay'), confirmPayment: t('action.confirmPayment'), cancel: t('action.cancel') }}
      markable={markable.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) }))}
      own={{
        pass: () => setAsked('pass'),
        auditSucceeded: () =>
          ask(t('ask.auditSucceeded', { no, vin }), t('shared:action.auditSucceeded'), () =>
            decideDocument('extendInsurance', extension, { action: 'audit_succeeded' }),
          ),
        pay: () => ask(t('ask.pay', { no, amount: `${totalFee.toFixed(2)} ${currency}` }), t('action.pay'), () => single(payExtensions([id]))),
        confirmPayment: () => setAsked('confirmPayment'),
        cancel: () => setAsked('cancel'),
      }}
      isPrintable={isInForce}
    >
      {asked === 'pass' && <PassDialog extension={extension} state={state} onClose={close} />}
      {asked === 'confirmPayment' && <ReceiptDialog extension={extension} state={state} onClose={close} />}
      {asked === 'cancel' && (
        <ReasonDialog
          open
          danger
          title={t('ask.cancel', { no })}
          loading={state.busy}
          error={state.problem ?? state.edits.errors[0]?.text}
          onSubmit={({ opinion: reason }) => void state.act(id, () => single(cancelExtension({ ids: [id], reason }))).then((done) => done && close())}
          onCancel={close}
        />
      )}
    </ReadDocumentFoot>
  );
}

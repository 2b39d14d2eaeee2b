import type { ArrivalAccept, ArrivalAcceptAction } from '@harrow/api-client';
import { formatMoney, Money, StatusTag, useMessages, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { decideDocument, seen } from '../../documents/actions/documentCalls.ts';
import type { DocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { Approved } from '../../documents/review/Approved.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { textsOfLines } from '../../documents/review/reviewValues.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { dayCount, resultTones } from './arrivalColumns.tsx';
import { useArrival } from './arrivalKind.ts';
import { handledItems, purposeOf } from './arrivalReview.ts';
import { arrivals, markHandled, refreshItems } from './arrivals.ts';

type ActionName = Exclude<ArrivalAcceptAction, 'edit'>;

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  auditSucceeded: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  handled: { rank: 4, main: true },
  noPass: { rank: 5, danger: true },
  withdraw: { rank: 6 },
  refreshItems: { rank: 7 },
  reopen: { rank: 8, danger: true },
  close: { rank: 9, danger: true },
};

/** Without open items there is nothing to mark as handled. */
const { handled: _handled, ...looksOfDone } = looks;

/** Actions of the inspection sheet. */
export function ArrivalFoot() {
  const { t } = useTranslation('arrivalAccept');
  const arrival = useArrival();
  const { engine, act, save, check } = useOpenForm();
  const { seen: reviewed = arrival, discard, values } = useReview();
  const markOpenItems = useMarkHandled();
  const { id, acceptNo: no } = arrival;
  const cut = useCutText(arrival);
  const decide =
    (action: 'pass' | 'auditSucceeded') =>
    async ({ isSure, move }: Pick<DocumentActions, 'isSure' | 'move'>): Promise<void> => {
      const decision = { action: action === 'pass' ? 'pass' : 'audit_succeeded' } as const;
      // Check first, so that the user is not asked to confirm what would be refused.
      if (!(await check(() => decideDocument('arrivalAccept', reviewed, decision, { dryRun: '1' })))) return;
      if (await isSure({ title: t(`ask.${action}`, { no }), text: cut, okText: t(`action.${action}`) }))
        await move(() => decideDocument('arrivalAccept', reviewed, decision).then(discard));
    };
  const adoptCatalogue = async (): Promise<void> => {
    // Refreshing replaces the items, so input at the present ones is saved first.
    if (engine.store.get().isDirty && !(await save())) return;
    await act(id, async () => refreshItems(seen(await arrivals.read(id))));
  };
  return (
    <FormFoot<ActionName>
      looks={(arrival.openCount > 0 ? looks : looksOfDone) as typeof looks}
      labels={{
        pass: t('action.pass'),
        auditSucceeded: t('action.auditSucceeded'),
        handled: t('action.handled'),
        refreshItems: t('action.refreshItems'),
      }}
      own={{ pass: decide('pass'), auditSucceeded: decide('auditSucceeded'), handled: markOpenItems, refreshItems: adoptCatalogue }}
      // Fields that say nothing of the machine's state are not pointed at.
      markableFields={['acceptanceDate', 'acceptancePersonnel', 'operatingHours', 'keysQty', 'delayReason', 'remark']}
      {...(purposeOf(arrival) === 'review' && {
        returnedLines: { items: textsOfLines(values, 'remark').map(({ id: lineId, text }) => ({ id: lineId, remark: text })) },
      })}
      isPrintable
      figure={<Result />}
    />
  );
}

/** Days of delay, with the deduction from the allowance. */
function useCutText({ overdueDays, expectedFee }: ArrivalAccept): string | undefined {
  const { t } = useTranslation('arrivalAccept');
  const { language } = useSettings();
  if (overdueDays <= 0) return undefined;
  const days = dayCount(overdueDays, language);
  if (!expectedFee || expectedFee.cut === 0) return t('list.overdueBy', { days });
  return t('audit.cut', { days, amount: formatMoney(expectedFee.cut, expectedFee.currency, language) });
}

/** The result under approval, with the dealer's allowance. */
function Result() {
  const { t } = useTranslation('arrivalAccept');
  const arrival = useArrival();
  const { result, result_dictText: text, expectedFee } = arrival;
  const note = useCutText(arrival);
  return (
    <Approved label={t('field.result')} {...(note !== undefined && { note })}>
      {result && <StatusTag color={resultTones[result]} text={text ?? ''} />}
      {expectedFee && (
        <>
          {' · '}
          {t('field.pdiFee')} <Money amount={expectedFee.amount} currency={expectedFee.currency} strong />
        </>
      )}
    </Approved>
  );
}

/** Says how open items of a passed sheet were handled. */
function useMarkHandled(): () => Promise<void> {
  const { t } = useTranslation('arrivalAccept');
  const { message } = useMessages();
  const { act } = useOpenForm();
  const arrival = useArrival();
  const { values, seen: reviewed = arrival, discard } = useReview();
  return async () => {
    const said = handledItems(arrival, values);
    if (said.length === 0) return void message.info(t('finish.nothing'));
    const body = { ...seen(reviewed), items: said.map((item) => item.body) };
    await act(arrival.id, () => markHandled(body).then(discard), undefined, { items: said.map(({ code }) => code) });
  };
}

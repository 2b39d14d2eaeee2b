import type { ArrivalAccept, ArrivalAcceptAction } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument, seen } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { remarksOf } from '../../documents/checklist/ReviewRemark.tsx';
import type { LineNotes } from '../../documents/checklist/useLineNotes.ts';
import { useDocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { type ActionLook, DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { arrivals, markHandled, refreshItems } from './arrivals.ts';
import type { ArrivalFormState } from './form/arrivalFormKind.ts';
import type { ItemNote } from './form/editing.ts';
import type { SlotName } from './sheet/PhotosSection.tsx';

type ActionName = Exclude<ArrivalAcceptAction, 'edit'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
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

interface ArrivalFootProps {
  arrival: ArrivalAccept;
  state: ArrivalFormState;
  notes: LineNotes<ItemNote>;
  /** Something was typed that the server does not have. */
  isUnsaved: boolean;
  /** This browser keeps it. */
  isKept: boolean;
}

/** What can be done with the sheet now. */
export function ArrivalFoot({ arrival, state, notes, isUnsaved, isKept }: ArrivalFootProps) {
  const { t } = useTranslation('arrivalAccept');
  const [asking, setAsking] = useState<ReasonActionName>();
  const run = useArrivalActions(arrival, state, notes);
  return (
    <DocumentFoot<ActionName>
      module="arrivalAccept"
      // Where nothing is open, nothing is left to be handled.
      document={{ ...arrival, allowedActions: arrival.allowedActions.filter((action) => action !== 'handled' || arrival.openCount > 0) }}
      state={state}
      isUnsaved={isUnsaved}
      isKept={isKept}
      looks={looks}
      labels={{
        pass: t('action.pass'),
        auditSucceeded: t('action.auditSucceeded'),
        handled: t('action.handled'),
        refreshItems: t('action.refreshItems'),
      }}
      firstActions={[]}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : void run(action))}
      onSave={() => state.save()}
      number={arrival.acceptNo}
      isPrintable
    >
      {asking && (
        <ReasonAction
          docType="arrivalAccept"
          action={asking}
          title={t(`shared:action.${asking}`)}
          document={arrival}
          seen={notes.seen}
          onDone={notes.discard}
          markable={markableOf(arrival, t)}
          lines={{ items: remarksOf(notes.notes) }}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}

/** What a reviewer can point at besides items: photos first, then fields. */
const markableOf = (arrival: ArrivalAccept, t: ReturnType<typeof useTranslation<'arrivalAccept'>>['t']): { value: string; text: string }[] => [
  ...arrival.slots.map(({ slot }) => ({ value: placeKey(slot), text: t(`field.slot.${slot as SlotName}`) })),
  ...(['acceptanceDate', 'acceptancePersonnel', 'operatingHours', 'keysQty', 'delayReason', 'remark'] as const).map((field) => ({
    value: placeKey(field),
    text: t(`field.${field}`),
  })),
];

/** What each button does. Those that need words first are not among them. */
function useArrivalActions(
  arrival: ArrivalAccept,
  state: ArrivalFormState,
  notes: LineNotes<ItemNote>,
): (action: Exclude<ActionName, ReasonActionName>) => Promise<void> {
  const { t } = useTranslation('arrivalAccept');
  const { message } = useMessages();
  const { isSure, move, submit, withdraw } = useDocumentActions({
    docType: 'arrivalAccept',
    resource: arrivals,
    document: arrival,
    numberOf: ({ acceptNo }) => acceptNo,
    state,
    onSave: () => state.save(),
  });
  const { id, acceptNo: no } = arrival;
  return async (action) => {
    if (action === 'submit') return submit();
    if (action === 'withdraw') return withdraw();
    if (action === 'refreshItems') {
      // What is typed belongs to the items as they are now.
      if (state.isDirty && !(await state.save())) return;
      return void (await state.act(id, async () => refreshItems(seen(await arrivals.read(id)))));
    }
    if (action === 'handled') {
      const items = arrival.items.flatMap(({ id: line, handling, handled, remark }) => {
        const note = line === null ? undefined : notes.notes[line];
        const how = note?.handling ?? handling;
        return line === null || note === undefined || how === null
          ? []
          : [{ id: line, handling: how, handled: note.handled ?? handled ?? 'N', remark: note.remark ?? remark }];
      });
      if (items.length === 0) return void message.info(t('finish.nothing'));
      return void (await state.act(id, () => markHandled({ ...notes.seen, items }).then(notes.discard)));
    }
    const decision = { action: action === 'pass' ? 'pass' : 'audit_succeeded' } as const;
    // Nobody is asked to confirm what would be refused.
    const { seen: noted } = notes;
    if (!(await state.check(() => decideDocument('arrivalAccept', noted, decision, { dryRun: '1' })))) return;
    if (await isSure({ title: t(`ask.${action}`, { no }), okText: t(`action.${action}`) }))
      await move(() => decideDocument('arrivalAccept', noted, decision).then(notes.discard));
  };
}

import type { PackingListAction } from '@harrow/api-client';
import { formatNumber, lazyPart, Money, useSettings } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { useDocument } from './packingKind.ts';
import { shipPackings } from './packingLists.ts';

const RecallDialog = lazyPart(async () => ({ default: (await import('./dialogs/RecallDialog.tsx')).RecallDialog }));
const EtaDialog = lazyPart(async () => ({ default: (await import('./dialogs/DayDialog.tsx')).EtaDialog }));
const ArrivedDialog = lazyPart(async () => ({ default: (await import('./dialogs/DayDialog.tsx')).ArrivedDialog }));

const dialogs = { recall: RecallDialog, changeEta: EtaDialog, markArrived: ArrivedDialog };

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<PackingListAction, 'edit'>, ActionLook> = {
  ship: { rank: 1, main: true },
  markArrived: { rank: 2, main: true },
  changeEta: { rank: 3 },
  recall: { rank: 4, danger: true },
  delete: { rank: 5, danger: true },
};

/** Actions of a packing list. */
export function PackingFoot() {
  const { t } = useTranslation('packingList');
  const { language } = useSettings();
  const packing = useDocument();
  const [asking, setAsking] = useState<keyof typeof dialogs>();
  const Dialog = asking && dialogs[asking];
  return (
    <FormFoot
      looks={looks}
      labels={{ ship: t('action.ship'), recall: t('action.recall'), changeEta: t('action.changeEta'), markArrived: t('action.markArrived') }}
      own={{
        ship: async ({ isSure, afterSave }) => {
          if (await isSure({ title: t('ship.ask'), text: t('ship.effect'), okText: t('action.ship') }))
            await afterSave(({ id, version }, confirm) => single(shipPackings({ ids: [id], version }, { ...(confirm && { confirm }) })));
        },
        recall: () => setAsking('recall'),
        changeEta: () => setAsking('changeEta'),
        markArrived: () => setAsking('markArrived'),
      }}
      isPrintable
      isAskable={false}
      figure={
        packing && (
          <span>
            {`${t('boxes', { count: packing.boxCount })} · ${formatNumber(packing.grossWeight, language)} kg · `}
            <Money amount={packing.totalAmount} currency={packing.currency} strong />
          </span>
        )
      }
    >
      {packing && Dialog && (
        <Suspense>
          <Dialog packing={packing} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </FormFoot>
  );
}

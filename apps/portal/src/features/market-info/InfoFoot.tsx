import type { MarketInfoAction } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { useDocument } from './infoKind.ts';
import { finishReports } from './reports.ts';

type ActionName = Exclude<MarketInfoAction, 'edit' | 'reply'>;

/** Look of the actions in the foot bar. The answer is written above it. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  finish: { rank: 2, main: true },
  withdraw: { rank: 3 },
  close: { rank: 4, danger: true },
  delete: { rank: 5, danger: true },
};

/** Actions of the report. */
export function InfoFoot() {
  const { t } = useTranslation('marketInfo');
  const info = useDocument();
  return (
    <FormFoot<ActionName>
      looks={looks}
      labels={{ finish: t('action.finish') }}
      own={{
        finish: async ({ isSure, move }) => {
          if (info && (await isSure({ title: t('ask.finish', { no: info.infoNo }), okText: t('action.finish') })))
            await move(() => single(finishReports({ ids: [info.id] })));
        },
      }}
      isPrintable
    />
  );
}

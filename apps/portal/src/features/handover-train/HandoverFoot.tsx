import type { HandoverTrainAction } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import type { DocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { useDocument } from './handoverKind.ts';

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<HandoverTrainAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  withdraw: { rank: 4 },
  giveUp: { rank: 5, danger: true },
  reopen: { rank: 6, danger: true },
  close: { rank: 7, danger: true },
  delete: { rank: 8, danger: true },
};

/** Actions of the handover sheet. */
export function HandoverFoot() {
  const { t } = useTranslation('handoverTrain');
  const handover = useDocument();
  const pass = async ({ isSure, move }: Pick<DocumentActions, 'isSure' | 'move'>): Promise<void> => {
    if (handover && (await isSure({ title: t('ask.pass', { vin: handover.vin, date: handover.warrantyEndDate ?? '–' }), okText: t('shared:action.pass') })))
      await move((confirm) => decideDocument('handoverTrain', handover, { action: 'pass' }, { confirm }));
  };
  const cover = handover && (
    <Approved label={t('field.warrantyEndDate')} {...(handover.lateDays > 0 && { note: `${t('field.lateDays')}: ${handover.lateDays}` })}>
      <strong>
        <DateText value={handover.warrantyEndDate} />
      </strong>
    </Approved>
  );
  return <FormFoot looks={looks} labels={{}} own={{ pass }} isPrintable figure={cover} />;
}

import type { ChangedPosition } from '@harrow/api-client';
import { positionsRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { duplicateCheck } from '../../shared/administration/fieldChecks.ts';
import { noTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { addPosition, editPosition, type PositionValues } from './positions.ts';

const SheetField = sheetFieldsOf({ ...positionsRecord, rank: { kind: 'dict', dict: 'position_rank' } } as const, 'isystemPosition');
const codeTaken = duplicateCheck('sys_position', 'code');

/** A position with its name in six languages. */
export function PositionDialog({ position, onClose, onSaved }: { position: ChangedPosition | undefined; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('isystemPosition');
  const language = useLanguage();
  const mayEdit = usePermission('depart:edit');
  return (
    <EditDialog<PositionValues>
      title={position ? position.name[language] : t('new')}
      initialValues={position ?? { name: noTexts }}
      save={(values) => (position ? editPosition(position, values) : addPosition(values))}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={position !== undefined && !mayEdit}
    >
      <FieldGrid columns={2}>
        <SheetField name="code" note={t('note.code')} capitals check={position ? undefined : codeTaken} />
        <SheetField name="rank" />
      </FieldGrid>
      <SixTextsFields name="name" label={t('field.name')} />
    </EditDialog>
  );
}

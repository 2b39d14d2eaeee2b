import type { ChangedPosition } from '@harrow/api-client';
import { positionsAddLimits } from '@harrow/api-client/limits';
import { DictSelect, FieldGrid, useFieldRules, LimitedInput } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { duplicateCheck } from '../../shared/administration/fieldChecks.ts';
import { noTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { addPosition, editPosition, type PositionValues } from './positions.ts';

const codeRules = limitRules(positionsAddLimits.code);
const codeTaken = duplicateCheck('sys_position', 'code');

/** A position with its name in six languages. */
export function PositionDialog({ position, onClose, onSaved }: { position: ChangedPosition | undefined; onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation('isystemPosition');
  const language = useLanguage();
  const rules = useFieldRules().form;
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
        <Form.Item
          name="code"
          label={t('field.code')}
          extra={t('note.code')}
          validateTrigger="onBlur"
          normalize={(text: string) => text.toUpperCase()}
          rules={rules(codeRules, position ? undefined : codeTaken)}
        >
          <LimitedInput limit={50} />
        </Form.Item>
        <Form.Item name="rank" label={t('field.rank')}>
          <DictSelect dict="position_rank" />
        </Form.Item>
      </FieldGrid>
      <SixTextsFields name="name" label={t('field.name')} />
    </EditDialog>
  );
}

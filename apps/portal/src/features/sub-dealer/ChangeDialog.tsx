import type { SubDealer, SubDealerChange } from '@harrow/api-client';
import { FieldGrid } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { useOpened } from '../../shared/administration/useOpened.ts';
import { OpinionField } from './StatusFields.tsx';
import { CommunicationFields, IdentityFields, PlaceFields, WorkshopFields } from './ChangeFields.tsx';
import { askFor, single } from './subDealers.ts';

const fields = [
  'name',
  'cooperationStart',
  'businessScope',
  'country',
  'region',
  'address',
  'lat',
  'lng',
  'manager',
  'phone',
  'email',
  'workshopLevel',
  'mechanicsCount',
  'serviceRadiusKm',
] as const satisfies readonly (keyof SubDealerChange)[];

type Typed = Pick<SubDealer, (typeof fields)[number]> & { opinion?: string };

interface ChangeDialogProps {
  unit: SubDealer;
  onClose: () => void;
  onSaved: () => void;
}

/** Only what is another value than before. */
const changeOf = (unit: SubDealer, typed: Typed): SubDealerChange =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = typed[field] === '' ? null : (typed[field] ?? null);
      return JSON.stringify(value) === JSON.stringify(unit[field]) ? [] : [[field, value]];
    }),
  );

/** The dealer changes an admitted sub-dealer: how it is reached at once, the rest once the maker agrees. */
export function ChangeDialog({ unit: given, onClose, onSaved }: ChangeDialogProps) {
  const { t } = useTranslation('subDealer');
  const unit = useOpened(given);
  return (
    <EditDialog<Typed>
      title={`${t('request.change')} · ${unit.name}`}
      okText={t('send')}
      width={960}
      initialValues={Object.fromEntries(fields.map((field) => [field, unit[field]])) as Partial<Typed>}
      save={({ opinion, ...typed }) => single(askFor({ ids: [unit.id], requestType: 'change', change: changeOf(unit, typed), opinion: opinion ?? null }))}
      onSaved={onSaved}
      onClose={onClose}
      notice={<Alert type="info" showIcon title={t('changeHint')} style={{ marginBlockEnd: 16 }} />}
    >
      <FieldGrid>
        <IdentityFields />
        <PlaceFields />
        <CommunicationFields />
        <WorkshopFields />
      </FieldGrid>
      <OpinionField required={false} />
    </EditDialog>
  );
}

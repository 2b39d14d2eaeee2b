import type { ContactItem } from '@harrow/api-client';
import { SelectListDialog } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { contacts } from '../registrations.ts';

/** Several contacts of the dealer. */
export function ContactsDialog({ onChoose, onClose }: { onChoose: (chosen: readonly ContactItem[]) => void; onClose: () => void }) {
  const { t } = useTranslation('trainSubmission');
  return (
    <SelectListDialog<ContactItem>
      name={t('people.contacts')}
      source={contacts}
      valueKey="id"
      multiple
      values={[]}
      columns={[
        { key: 'name', title: t('field.lines.name'), sortable: true },
        { key: 'position', title: t('field.lines.position') },
        { key: 'phone', title: t('field.lines.phone') },
        { key: 'contactType_dictText', title: t('people.contactType') },
      ]}
      queries={[{ key: 'name', label: t('field.lines.name') }]}
      onOk={(_values, records) => {
        onChoose(records);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

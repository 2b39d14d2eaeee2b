import type { Contact, ContactInput } from '@harrow/api-client';
import { contactsRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { createWriteKeys } from '../../shared/calls/resource.ts';
import { DictsSelect } from '../../shared/pickers/DictsSelect.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { SubDealerSelect } from '../../shared/pickers/dealers/SubDealerSelect.tsx';
import { contacts } from './contacts.ts';

const SheetField = sheetFieldsOf(contactsRecord, 'contact');

interface ContactDialogProps {
  /** Undefined: a new one. */
  contact: Contact | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Somebody at a dealer: a form for its people, a page to read for the maker. */
export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const warnings = useWarnings();
  const [keys] = useState(createWriteKeys);
  const readOnly = contact !== undefined && !contact.allowedActions.includes('edit');
  const save = (values: ContactInput) => {
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])) as unknown as ContactInput;
    const input = { ...typed, ...(contact && { id: contact.id, version: contact.version }) };
    return warnings.run((confirm) => contacts.save(input, { idempotencyKey: keys.current(), ...(confirm && { confirm }) }).finally(keys.answered));
  };
  return (
    <>
      <EditDialog<ContactInput>
        title={contact ? contact.name : t('add')}
        initialValues={contact ? pick(contact) : { isPrimary: 'N', receivesMail: [] }}
        save={save}
        onSaved={(saved) => saved !== undefined && onSaved()}
        onClose={onClose}
        readOnly={readOnly}
      >
        <FieldGrid columns={2}>
          <SheetField name="contactType" required />
          <SheetField name="name" required autoFocus={!contact} />
          <SheetField name="position" />
          <SheetField name="email" inputMode="email" />
          <SheetField name="phone" required inputMode="tel" />
          <SheetField name="mobile" inputMode="tel" />
          <SheetField name="whatsapp" inputMode="tel" />
          <SheetField name="language" />
          <SheetField name="isPrimary" />
          <SheetField name="subDealerCode">
            <SubDealerSelect dealerCode={contact?.dealerCode} />
          </SheetField>
          <SheetField name="receivesMail" wide>
            <DictsSelect dict="mail_group" />
          </SheetField>
          <SheetField name="remark" wide rows={2} />
        </FieldGrid>
      </EditDialog>
      {warnings.dialog}
    </>
  );
}

const fields = [
  'contactType',
  'name',
  'position',
  'email',
  'phone',
  'mobile',
  'whatsapp',
  'language',
  'isPrimary',
  'subDealerCode',
  'receivesMail',
  'remark',
] as const;

const pick = (contact: Contact): Partial<ContactInput> => Object.fromEntries(fields.map((field) => [field, contact[field]])) as Partial<ContactInput>;

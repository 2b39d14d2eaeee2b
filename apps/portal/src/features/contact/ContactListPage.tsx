import type { ContactItem } from '@harrow/api-client';
import { contactsFields as sheet } from '@harrow/api-client/fields';
import { type Action, lazyPart } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { contacts, removeContacts } from './contacts.ts';

const ContactDialog = lazyPart(async () => ({ default: (await import('./ContactDialog.tsx')).ContactDialog }));

const list: SheetList<ContactItem, typeof sheet> = {
  noun: 'contact',
  sheet,
  columns: {
    name: { fixed: 'left' },
    contactType: {},
    position: { sortable: false },
    email: {},
    phone: {},
    dealerName: { sortable: false, text: ({ subDealerName, dealerName }) => subDealerName ?? dealerName },
    isPrimary: {},
    receivesMail: { sortable: false },
    mobile: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  query: ['contactType', 'name', 'email', 'phone', 'dealerName', 'isPrimary', 'createTime'],
  filters: ['contactType', { name: 'name', kind: 'text' }, 'isPrimary', { name: 'receivesMail', kind: 'dict', dict: 'mail_group' }, 'dealerCode'],
};

/** People of dealers: who they are and how they are reached. */
export function ContactListPage() {
  const { t } = useTranslation('contact');
  const dialog = useRecordDialog(contacts.key);
  const isMaker = isMakerUser(useStore(userStore));
  const mayExport = usePermission('contact:export');
  const reach = ({ phone, email }: ContactItem): Action[] => [
    { key: 'call', label: t('call'), onClick: () => window.location.assign(`tel:${phone.replaceAll(/[^\d+]/g, '')}`) },
    ...(email ? [{ key: 'mail', label: t('mail'), onClick: () => window.location.assign(`mailto:${email}`) }] : []),
  ];
  return (
    <AdministrationListPage
      list={list}
      resource={contacts}
      dialog={dialog}
      {...(!isMaker && { newText: t('add') })}
      rowActions={reach}
      remove={removeContacts}
      isRemovable={({ allowedActions }) => allowedActions.includes('delete')}
      batchPermission="contact:delete"
      isSelectable={mayExport}
      tools={({ list: { state, selection }, ...columns }) => (
        <ListExport
          path="/api/portal/contact/exportXls"
          permission="contact:export"
          list={contacts.name}
          state={state}
          selectedIds={selection.ids}
          {...columns}
        />
      )}
    >
      {(contact) => <ContactDialog contact={contact} onClose={dialog.close} onSaved={dialog.saved} />}
    </AdministrationListPage>
  );
}

import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { defaultListState } from '../../shared/list/address/listAddress.ts';
import { contacts } from './contacts.ts';

export const firstCalls: FirstCalls = ({ search }) => {
  askList(contacts, search, defaultListState);
  askDictionaries('contact_type', 'yn', 'mail_group');
};

import type { Dealer } from '@harrow/api-client';
import { dealerMastersForm } from '@harrow/api-client/forms';
import { dealerMastersAddLimits as limits } from '@harrow/api-client/limits';
import { dealerSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { administratorFields, dealerListing } from './dealers.ts';

const text = { kind: 'text' } as const;
const [username, realname, email, phone] = administratorFields;

/** A new dealer may name its first administrator; the names of the fields are those in the server's errors. */
const administrator = {
  [username]: { ...text, minLength: limits.adminUsername.minLength, maxLength: limits.adminUsername.maxLength, pattern: limits.adminUsername.pattern },
  [realname]: { ...text, maxLength: limits.adminRealname.maxLength },
  [email]: { ...text, maxLength: limits.adminEmail.maxLength },
  [phone]: { ...text, maxLength: limits.phone.maxLength },
} as const;

export const { DocumentForm, Section, Field, Slots, useValue, useDocument } = partsOf({
  docType: 'dealer',
  ...dealerListing,
  sheet: { fields: { ...dealerMastersForm.fields, ...administrator }, lists: {} },
  lists: {},
  slots: { table: 'dealer', names: dealerSlots },
  numberOf: ({ dealerName }: Dealer) => dealerName,
});

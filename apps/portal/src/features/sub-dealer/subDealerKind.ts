import { subDealerRecordsForm } from '@harrow/api-client/forms';
import { subDealerSlots } from '@harrow/api-client/slots';
import { formKind } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { subDealerAddress, subDealerDeletion, subDealers } from './subDealers.ts';

const subDealerKind = formKind({
  docType: 'subDealer',
  resource: subDealers,
  address: subDealerAddress,
  sheet: subDealerRecordsForm,
  lists: {},
  slots: { table: 'sub_dealer', names: subDealerSlots },
  numberOf: ({ subDealerCode }) => subDealerCode,
  titleOf: ({ name }) => name,
  remove: subDealerDeletion.remove,
});

export const { DocumentForm, Section, Field, Slots, useValue, useDocument } = partsOf(subDealerKind);

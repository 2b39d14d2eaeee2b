import { subDealerRecordsForm } from '@harrow/api-client/forms';
import { subDealerSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { subDealerListing } from './subDealers.ts';

export const { DocumentForm, Section, Field, Slots, useValue, useDocument } = partsOf({
  docType: 'subDealer',
  ...subDealerListing,
  sheet: subDealerRecordsForm,
  lists: {},
  slots: { table: 'sub_dealer', names: subDealerSlots },
  numberOf: ({ subDealerCode }) => subDealerCode,
  titleOf: ({ name }) => name,
});

import { prodUpgradeSuggestsForm } from '@harrow/api-client/forms';
import { prodUpgradeSuggestSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { suggestFiles, suggestListing } from './suggests.ts';

export const { DocumentForm, Section, Field, Slots, useValue, useDocument } = partsOf({
  docType: 'prodUpgradeSuggest',
  ...suggestListing,
  sheet: prodUpgradeSuggestsForm,
  lists: {},
  slots: { table: suggestFiles, names: prodUpgradeSuggestSlots },
  numberOf: ({ suggestNo }) => suggestNo,
  titleOf: ({ title }) => title,
});

import { __name__sForm } from '@harrow/api-client/forms';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { __name__Listing } from './__name__s.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns } = partsOf({
  docType: '__name__',
  ...__name__Listing,
  sheet: __name__sForm,
  lists: { lines: { nameOf: ({ description }) => description ?? '' } },
  numberOf: ({ __name__No }) => __name__No,
});

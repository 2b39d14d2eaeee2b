import { __name__sForm } from '@harrow/api-client/forms';
import { formKind } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { __name__Address, __name__Deletion, __name__s } from './__name__s.ts';

const __name__Kind = formKind({
  docType: '__name__',
  resource: __name__s,
  address: __name__Address,
  sheet: __name__sForm,
  lists: { lines: { nameOf: ({ description }) => description ?? '' } },
  numberOf: ({ __name__No }) => __name__No,
  remove: __name__Deletion.remove,
});

export const { DocumentForm, Section, Field, LineTable, lineColumns } = partsOf(__name__Kind);

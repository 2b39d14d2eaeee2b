import { newsMastersForm } from '@harrow/api-client/forms';
import { newsSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { newsFiles } from './newsFiles.ts';
import { newsListing } from './newsMasters.ts';

export const { DocumentForm, Section, Field, TextsField, Slots, useDocument } = partsOf({
  docType: 'news',
  noun: 'news',
  ...newsListing,
  sheet: newsMastersForm,
  lists: {},
  slots: { table: newsFiles.table, names: newsSlots },
  typedOf: ({ titles, summaries, contents, ...story }) => ({ ...story, title: titles, summary: summaries, content: contents }),
  numberOf: ({ title }) => title,
});

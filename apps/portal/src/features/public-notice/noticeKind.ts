import { noticeMastersForm } from '@harrow/api-client/forms';
import { publicNoticeSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { noticeFiles } from '../../shared/notices/NoticeText.tsx';
import { noticeListing } from './noticeMasters.ts';

export const { DocumentForm, Section, Field, TextsField, Slots, useValue, useDocument } = partsOf({
  docType: 'publicnotice',
  noun: 'publicNotice',
  ...noticeListing,
  sheet: noticeMastersForm,
  lists: {},
  slots: { table: noticeFiles.table, names: publicNoticeSlots },
  typedOf: ({ titles, contents, ...notice }) => ({ ...notice, title: titles, content: contents }),
  numberOf: ({ title }) => title,
});

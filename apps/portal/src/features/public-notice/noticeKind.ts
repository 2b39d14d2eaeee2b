import { noticeMastersForm } from '@harrow/api-client/forms';
import { publicNoticeSlots } from '@harrow/api-client/slots';
import { formKind } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { noticeFiles } from '../../shared/notices/NoticeText.tsx';
import { noticeAddress, noticeMasters, removeNotices } from './noticeMasters.ts';

const noticeKind = formKind({
  docType: 'publicnotice',
  noun: 'publicNotice',
  resource: noticeMasters,
  address: noticeAddress,
  sheet: noticeMastersForm,
  lists: {},
  slots: { table: noticeFiles.table, names: publicNoticeSlots },
  typedOf: ({ titles, contents, ...notice }) => ({ ...notice, title: titles, content: contents }),
  numberOf: ({ title }) => title,
  remove: removeNotices,
});

export const { DocumentForm, Section, Field, TextsField, Slots, useValue, useDocument } = partsOf(noticeKind);

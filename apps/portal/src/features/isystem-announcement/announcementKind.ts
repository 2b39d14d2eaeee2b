import type { Announcement } from '@harrow/api-client';
import { announcementsForm } from '@harrow/api-client/forms';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { currentLanguage } from '../../platform/language.ts';
import { announcementAddress, announcements } from './announcements.ts';

type Texts = Announcement['titile'];

/** A text as a reader of a language gets it. */
export const shownIn = (texts: Texts | null, language: keyof Texts): string =>
  [texts?.[language], texts?.['zh-cn'], texts?.en].find((text) => text !== undefined && text.trim() !== '') ?? '';

export const { DocumentForm, Section, Field, TextsField, useValue } = partsOf({
  docType: 'announcement',
  noun: 'isystemAnnouncement',
  resource: announcements,
  address: announcementAddress,
  sheet: announcementsForm,
  lists: {},
  numberOf: ({ titile }) => shownIn(titile, currentLanguage()),
  statusOf: ({ sendStatus_dictText: text }) => text,
});

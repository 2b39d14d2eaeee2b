import { trainSubmissionsForm } from '@harrow/api-client/forms';
import { type EditableColumn, numberColumn, selectColumn, textColumn } from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';
import type { PersonRow } from './personRow.ts';

const { fields: limits } = trainSubmissionsForm.lists.lines;

/** Name and phone stand first, as they do in the workbooks that are pasted here; a passport is asked for at the factory. */
export const peopleColumns = (t: TFunction<'trainSubmission'>, isAtFactory: boolean): EditableColumn<PersonRow>[] => [
  textColumn<PersonRow>({ key: 'name', title: t('field.lines.name'), frozen: 'left', required: true, width: 180, maxLength: limits.name.maxLength }),
  textColumn<PersonRow>({ key: 'phone', title: t('field.lines.phone'), required: true, width: 150, maxLength: limits.phone.maxLength }),
  selectColumn<PersonRow>({ key: 'role', title: t('field.lines.role'), width: 150, dictCode: limits.role.dict }),
  textColumn<PersonRow>({ key: 'position', title: t('field.lines.position'), width: 140, maxLength: limits.position.maxLength }),
  ...(isAtFactory
    ? [
        textColumn<PersonRow>({
          key: 'passportNo',
          title: t('field.lines.passportNo'),
          required: true,
          width: 140,
          maxLength: limits.passportNo.maxLength,
        }),
      ]
    : []),
  textColumn<PersonRow>({ key: 'email', title: t('field.lines.email'), width: 180, maxLength: limits.email.maxLength }),
  selectColumn<PersonRow>({ key: 'language', title: t('field.lines.language'), width: 120, dictCode: limits.language.dict }),
  numberColumn<PersonRow>({
    key: 'experienceYears',
    title: t('field.lines.experienceYears'),
    width: 120,
    precision: 0,
    min: limits.experienceYears.minimum,
    max: limits.experienceYears.maximum,
  }),
  textColumn<PersonRow>({ key: 'arrivalInfo', title: t('field.lines.arrivalInfo'), width: 160, maxLength: limits.arrivalInfo.maxLength }),
];

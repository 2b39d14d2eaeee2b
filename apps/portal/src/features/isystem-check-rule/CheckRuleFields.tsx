import type { CheckRuleRecord } from '@harrow/api-client';
import { checkRuleAdministrationRecord } from '@harrow/api-client/records';
import { languages } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { TextsItem } from '../../shared/administration/TextsItem.tsx';
import type { TextLanguage } from '../../shared/fields/control/LanguageTabs.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps } from '../../shared/master/MasterDialog.tsx';
import { PatternTrial } from './PatternTrial.tsx';

const SheetField = sheetFieldsOf(checkRuleAdministrationRecord, 'isystemCheckRule');

const messageFields = ['messageZh', 'messageEn', 'messageEs', 'messageRu', 'messageFr', 'messagePt'] as const;
const messageIn = (language: TextLanguage) => messageFields[languages.indexOf(language)]!;

/** Fields of a rule; the pattern of a built-in rule cannot be changed. */
export function CheckRuleFields({ record, isStored }: MasterFieldsProps<CheckRuleRecord>) {
  const { t } = useTranslation('isystemCheckRule');
  return (
    <>
      <SheetField name="ruleCode" disabled={isStored} />
      <SheetField name="description" />
      <SheetField name="pattern" disabled={record?.builtIn === 'Y'} />
      <PatternTrial />
      <TextsItem
        label={(language) => t(`field.${messageIn(language)}`)}
        nameOf={(language) => [messageIn(language)]}
        limit={checkRuleAdministrationRecord.messageZh.maxLength}
        needed={languages}
      />
    </>
  );
}

import type { CheckRuleRecord } from '@harrow/api-client';
import { checkRuleAdministrationRecord } from '@harrow/api-client/records';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import type { MasterFieldsProps } from '../../shared/master/MasterDialog.tsx';
import { PatternTrial } from './PatternTrial.tsx';

const SheetField = sheetFieldsOf(checkRuleAdministrationRecord, 'isystemCheckRule');

/** Fields of a rule; the pattern of a built-in rule cannot be changed. */
export function CheckRuleFields({ record, isStored }: MasterFieldsProps<CheckRuleRecord>) {
  return (
    <>
      <SheetField name="ruleCode" disabled={isStored} />
      <SheetField name="description" />
      <SheetField name="pattern" disabled={record?.builtIn === 'Y'} />
      <PatternTrial />
      <SheetField name="messageZh" wide />
      <SheetField name="messageEn" wide />
      <SheetField name="messageEs" wide />
      <SheetField name="messageRu" wide />
      <SheetField name="messageFr" wide />
      <SheetField name="messagePt" wide />
    </>
  );
}

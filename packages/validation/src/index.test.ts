import { expect, test } from 'vitest';
import * as cron from './cron/index.ts';
import * as fieldRules from './field-rules/index.ts';
import * as root from './index.ts';
import * as richText from './rich-text/index.ts';
import * as vin from './vin/index.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual([
    'attachmentLimitMb',
    'checkAlphanumeric',
    'checkBankAccount',
    'checkBankCard',
    'checkDecimal',
    'checkEmail',
    'checkFileSize',
    'checkIban',
    'checkIdNumber',
    'checkLength',
    'checkMileage',
    'checkMobile',
    'checkNaturalNumber',
    'checkPassword',
    'checkPattern',
    'checkPersonName',
    'checkPhone',
    'checkPositiveInteger',
    'checkSelection',
    'checkUrl',
    'checkUsername',
    'defaultMileageMax',
    'fileSizeText',
    'labourAmount',
    'multiply',
    'partAmount',
    'passwordPolicies',
    'passwordReadings',
    'patternCodes',
    'roundHalfUp',
    'sum',
    'travelAmount',
  ]);
  expect(Object.keys(fieldRules).sort()).toEqual(['checkField', 'fieldLanguages', 'isEmptyField', 'limitRules', 'loadFieldTexts']);
  expect(Object.keys(richText).sort()).toEqual([
    'isRichTextAddress',
    'isRichTextMediaAddress',
    'isRichTextStyle',
    'richTextAttributes',
    'richTextMediaAttributes',
    'richTextMediaTags',
    'richTextTags',
  ]);
  expect(Object.keys(vin).sort()).toEqual(['checkVin', 'isVinCheckDigitValid', 'normaliseVin', 'vinCheckDigit']);
  expect(Object.keys(cron).sort()).toEqual([
    'convertCron',
    'cronGrammar',
    'cronLanguages',
    'cronPart',
    'cronPartNames',
    'describeCron',
    'firstCronYear',
    'formatCron',
    'lastCronYear',
    'loadCronDescriber',
    'nextRuns',
    'parseCron',
    'parseCronPart',
    'planRuns',
  ]);
});

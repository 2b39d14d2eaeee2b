export type { Check } from './check.ts';
export { attachmentLimitMb, checkFileSize } from './files/checkFileSize.ts';
export { acceptOfFamilies, familyOfFile, familyOfName, familyOfType, fileFamilies, type FileFamily } from './files/fileFamilies.ts';
export { fileSizeText } from './files/fileSizeText.ts';
export type { DecimalInput } from './money/decimal.ts';
export { divide } from './money/divide.ts';
export { labourAmount, partAmount, travelAmount } from './money/lineAmounts.ts';
export { multiply } from './money/multiply.ts';
export { type ClaimedPart, type DecidedPart, missingReturns, partsClaimAmount, partsClaimCredit, type ReturnedPart } from './money/partsClaimAmounts.ts';
export { roundHalfUp } from './money/roundHalfUp.ts';
export { sum } from './money/sum.ts';
export { checkDecimal, type DecimalLimits, type DecimalReason } from './numbers/checkDecimal.ts';
export { checkMileage, defaultMileageMax } from './numbers/checkMileage.ts';
export { checkNaturalNumber } from './numbers/checkNaturalNumber.ts';
export { isExactNumber } from './numbers/isExactNumber.ts';
export { checkPositiveInteger } from './numbers/checkPositiveInteger.ts';
export {
  checkPassword,
  type PasswordEntries,
  passwordPolicies,
  type PasswordPolicy,
  type PasswordRule,
  type PasswordRuleResult,
} from './password/checkPassword.ts';
export { type PasswordReading, passwordReadings } from './password/passwordReadings.ts';
export { checkAlphanumeric } from './patterns/checkAlphanumeric.ts';
export { checkBankAccount } from './patterns/checkBankAccount.ts';
export { checkBankCard } from './patterns/checkBankCard.ts';
export { checkEmail } from './patterns/checkEmail.ts';
export { checkIban } from './patterns/checkIban.ts';
export { checkIdNumber } from './patterns/checkIdNumber.ts';
export { type Bounds, checkLength } from './patterns/checkLength.ts';
export { checkMobile, type MobileReading } from './patterns/checkMobile.ts';
export { checkPattern, type PatternCode, patternCodes } from './patterns/checkPattern.ts';
export { checkPersonName } from './patterns/checkPersonName.ts';
export { checkPhone } from './patterns/checkPhone.ts';
export { checkSelection } from './patterns/checkSelection.ts';
export { checkUrl } from './patterns/checkUrl.ts';
export { hasUserInfo } from './patterns/hasUserInfo.ts';
export { checkUsername } from './patterns/checkUsername.ts';
export { compareDecimals } from './query/values/compareDecimals.ts';

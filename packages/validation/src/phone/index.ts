export { checkPhoneNumber, type PhoneReason } from './checkPhoneNumber.ts';

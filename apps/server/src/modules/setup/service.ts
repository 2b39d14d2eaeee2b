/** Who the maker is, for those who write it on papers and in mails. */
export { companyOf, makerOn } from './company.ts';
export { companyParameters } from './parameters.ts';
export { setupStatus } from './setup.ts';

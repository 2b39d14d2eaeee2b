import type { Context } from '../../shared/context.ts';
import { wrongPhone } from '../../shared/wrongPhone.ts';
import { rescheduleJobs } from '../../shared/jobs/rescheduleJobs.ts';
import { languages } from '../../shared/messages/messages.ts';
import { choice, declareParameters, type Declares, shortText } from '../../shared/parameters.ts';

const name = shortText('', 100);
/** Zones that the runtime lists, and UTC, which it does not. */
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].toSorted();
const timeZone = {
  ...choice('Asia/Shanghai', zones),
  limits: () => 'IANA',
  follow: rescheduleJobs,
};

const isNumber = async ({ services: { parameters } }: Pick<Context, 'services'>, typed: string): Promise<boolean> =>
  wrongPhone({ field: 'company.phone', typed, stored: parameters.text('company.phone') }).length === 0;

/** Who the maker is, as papers and mails say it. */
export const companyParameters = declareParameters('system', {
  'company.nameZh': name,
  'company.nameEn': name,
  'company.nameEs': name,
  'company.nameRu': name,
  'company.nameFr': name,
  'company.namePt': name,
  'company.address': shortText('', 300),
  'company.phone': shortText('', 30, { limits: () => '+86 755 2555 0140', verify: isNumber }),
  'company.taxNo': shortText('', 30),
  /** The maker's day, jobs, months and times of workbooks go by it. */
  'company.timeZone': timeZone,
  /** Of new staff, and of whom nobody knows yet: on the page of sign-in and on papers. */
  'company.language': choice('zh-cn', languages),
  /** Beside the reader's language on papers; for readers of that language the default one, or English. */
  'company.paperLanguage': choice('zh-cn', languages),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof companyParameters> {}
}

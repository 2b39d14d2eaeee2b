import { sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { wrongPhone } from '../../shared/wrongPhone.ts';
import { rescheduleJobs } from '../../shared/jobs/rescheduleJobs.ts';
import { restateMonths } from '../../shared/rollup/refreshRollups.ts';
import { languages } from '../../shared/messages/messages.ts';
import { choice, declareParameters, type Declares, picture, shortText } from '../../shared/parameters.ts';

const name = shortText('', 100);
/** Zones that the runtime lists, and UTC, which it does not. */
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].toSorted();
const timeZone = {
  ...choice('Asia/Shanghai', zones),
  limits: () => 'IANA',
  async follow(context: TrxContext, zone: string) {
    await rescheduleJobs(context, zone);
    await restateMonths(context);
  },
};

const isNumber = async ({ services: { parameters } }: Pick<Context, 'services'>, typed: string): Promise<boolean> =>
  wrongPhone({ field: 'company.phone', typed, stored: parameters.text('company.phone') }).length === 0;

/** One that was uploaded before; whichever it replaces is kept no longer. */
const logo = picture('PNG, JPEG, SVG < 1 MB', {
  async verify({ db }, value) {
    if (value === '') return true;
    const { rows } = await sql`select 1 from company_logo where hash = ${value}`.execute(db);
    return rows.length > 0;
  },
  async follow({ db }, value) {
    await sql`delete from company_logo where hash <> ${value}`.execute(db);
  },
});

/** Who the maker is, as papers and mails say it. */
export const companyParameters = declareParameters('system', {
  'company.nameZh': name,
  'company.nameEn': name,
  'company.nameEs': name,
  'company.nameRu': name,
  'company.nameFr': name,
  'company.namePt': name,
  /** In the header of the portal, on the page of sign-in and at the head of papers. */
  'company.logo': logo,
  'company.address': shortText('', 300),
  'company.phone': shortText('', 30, { limits: () => '+86 755 2555 0140', verify: isNumber }),
  'company.taxNo': shortText('', 30),
  /** The maker's day, jobs, months and times of workbooks go by it. */
  'company.timeZone': timeZone,
  /** Of new staff, and of unknown users: on the sign-in page and on papers. */
  'company.language': choice('zh-cn', languages),
  /** Beside the reader's language on papers; for readers of that language the default one, or English. */
  'company.paperLanguage': choice('zh-cn', languages),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof companyParameters> {}
}

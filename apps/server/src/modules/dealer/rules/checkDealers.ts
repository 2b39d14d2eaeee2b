/** Rules of the form and the import of dealers. */
import { checkEmail, checkUrl } from '@harrow/validation';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { joinFindings } from '../../../shared/master/findings.ts';
import { formFindings } from '../../../shared/master/formRules.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../../shared/wrongPhone.ts';
import type { DealerInput } from './toColumns.ts';

const isZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
};

const blanks = ['dealerName', 'shortName', 'region', 'address', 'phone', 'email'] as const;

/** Facts for the check of a row: existing products, and the stored phone number. */
interface Known {
  products: ReadonlySet<string>;
  phone: string | undefined;
}

function wrongIn({ services: { dictionaries } }: Context, { products, phone: stored }: Known, input: DealerInput): InvalidField[] {
  const industries = new Set(dictionaries.items('industry')?.map(({ value }) => value));
  const { dealerCode, phone, email, website, timezone, industry, authorisedProducts, contractStart, contractEnd, lat, lng } = input;
  const wrong = (isWrong: boolean, field: string, code: string): InvalidField[] => (isWrong ? [{ field, code }] : []);
  return [
    ...wrong(!/^[A-Z][A-Z0-9]{3}$/.test(dealerCode), 'dealerCode', 'E-556'),
    ...blanks.flatMap((field) => wrong(input[field].trim() === '', field, 'E-013')),
    ...wrongPhone({ field: 'phone', typed: phone, stored, country: input.country }),
    ...wrong(email.trim() !== '' && !checkEmail(email.trim()).ok, 'email', 'field.email'),
    ...wrong(Boolean(website?.trim()) && !checkUrl(website!.trim()).ok, 'website', 'field.url'),
    ...wrong(!isZone(timezone), 'timezone', 'E-014'),
    ...wrong(
      industry.some((value) => !industries.has(value)),
      'industry',
      'E-014',
    ),
    ...wrong(
      authorisedProducts.some((code) => !products.has(code)),
      'authorisedProducts',
      'E-014',
    ),
    ...wrong((lat ?? null) === null && (lng ?? null) !== null, 'lat', 'E-013'),
    ...wrong((lng ?? null) === null && (lat ?? null) !== null, 'lng', 'E-013'),
    ...wrong(Boolean(contractStart && contractEnd && contractEnd < contractStart), 'contractEnd', 'master.periodEnds'),
  ];
}

export async function checkDealers(context: Context, inputs: readonly DealerInput[]): Promise<InvalidField[][]> {
  const found = await context.db.selectFrom('product').select('code').where('level', '=', 2).where('enabled', '=', 'Y').execute();
  const products = new Set(found.map(({ code }) => code));
  const known = await context.db
    .selectFrom('dealer')
    .select(['dealerCode', 'phone'])
    .where(sql<SqlBool>`dealer_code = any(${inputs.map(({ dealerCode }) => dealerCode)})`)
    .execute();
  const phones = new Map(known.map(({ dealerCode, phone }) => [dealerCode, phone]));
  return joinFindings(
    await formFindings(context, 'dealerMastersAdd', inputs),
    inputs.map((input) => wrongIn(context, { products, phone: phones.get(input.dealerCode) }, input)),
  );
}

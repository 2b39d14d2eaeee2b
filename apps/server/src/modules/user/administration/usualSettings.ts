import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { makerZone } from '../../../shared/makerDay.ts';
import type { Language } from '../../../shared/messages/messages.ts';

export interface Settings {
  language: Language;
  /** IANA name. */
  timezone: string;
}

/** Default language and time zone of a new user: those of their dealer, or of the company. @param departs org codes */
export async function usualSettings({ db, services }: Pick<TrxContext, 'db' | 'services'>, departs: readonly string[]): Promise<Settings> {
  // Departments of a dealer and its sub-dealers lie below it.
  const { rows } = await sql<Settings>`select language, time_zone as timezone from dealer
    where exists (select from unnest(${[...departs]}::text[]) as depart where starts_with(depart, dealer.org_code)) order by dealer_code limit 1`.execute(db);
  return rows[0] ?? { language: services.parameters.text('company.language') as Language, timezone: makerZone(services) };
}

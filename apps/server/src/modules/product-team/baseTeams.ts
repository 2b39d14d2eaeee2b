import { readFileSync } from 'node:fs';
import { type Db, json } from '../../shared/database/database.ts';
import { type SixTexts, toTextByLanguage } from '../../shared/messages/sixTexts.ts';
import './tables.ts';

type TeamRow = readonly [code: string, secondProducts: readonly string[], ...SixTexts];
type PlatformRow = readonly [code: string, productTeam: string, thirdProduct: string];

/** Teams and platforms that every installation begins with. The name of a platform is its code. */
export const baseTeams = JSON.parse(readFileSync(new URL('data/product-teams.json', import.meta.url), 'utf8')) as {
  readonly teams: readonly TeamRow[];
  readonly platforms: readonly PlatformRow[];
};

/** Adds them to an installation that has none; what a maintainer has changed or removed stays. */
export async function addBaseTeams(db: Db): Promise<void> {
  if (await db.selectFrom('productTeam').select('id').limit(1).executeTakeFirst()) return;
  await db
    .insertInto('productTeam')
    .values(
      baseTeams.teams.map(([code, secondProducts, ...names], at) => ({
        code,
        secondProducts: [...secondProducts],
        name: json(toTextByLanguage(names)),
        sortNo: at + 1,
      })),
    )
    .execute();
  await db
    .insertInto('platform')
    .values(
      baseTeams.platforms.map(([code, productTeam, thirdProduct], at) => ({
        code,
        productTeam,
        thirdProducts: [thirdProduct],
        name: json(toTextByLanguage([code, code, code, code, code, code])),
        sortNo: at + 1,
      })),
    )
    .execute();
}

/**
 * Chains of replacements, as expressions of the statement that asks. Saving refuses chains that lead back; the bound keeps one that got
 * into the table otherwise from being followed for ever.
 */
import { type RawBuilder, sql } from 'kysely';

const mostSteps = sql.lit(50);

/** Codes of all parts whose chain ends at a row of `parts`, the oldest first; none where it is replaced itself. */
export const replacedParts: RawBuilder<string[]> = sql`case when parts.replaced_by is null then array(
    with recursive earlier as (
      select old.parts_code, 1 as step from parts old where old.replaced_by = parts.parts_code
      union all select old.parts_code, earlier.step + 1 from parts old join earlier on old.replaced_by = earlier.parts_code where earlier.step < ${mostSteps}
    ) select earlier.parts_code from earlier order by earlier.step desc, earlier.parts_code) else '{}' end`;

/** Code of the last part of the chain that begins at a row of `parts`; null where nothing replaces it. */
export const lastSuccessor: RawBuilder<string | null> = sql`case when parts.replaced_by is not null then (
    with recursive later as (
      select parts.replaced_by as parts_code, 1 as step
      union all select part.replaced_by, later.step + 1 from parts part join later on part.parts_code = later.parts_code
        where part.replaced_by is not null and later.step < ${mostSteps}
    ) select later.parts_code from later order by later.step desc limit 1) end`;
